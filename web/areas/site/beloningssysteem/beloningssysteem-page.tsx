import { useTranslation } from 'react-i18next';
import islandScreen from '../../../../assets/site/landkaart.webp?url';
import { Lead, NextStep, Section, Shot, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { RewardPicture } from './reward-picture.tsx';

const EARNED = ['sterren', 'munten', 'stickers', 'eiland'] as const;
const NEVER = ['verlies', 'reeks', 'kans', 'ranglijst', 'reclame', 'duwtje'] as const;

/** What a child earns, and what is never done to it. */
export function BeloningssysteemPage() {
  const { t } = useTranslation('beloningssysteem');
  return (
    <SitePage page="beloningssysteem">
      <Lead
        title={t('titel')}
        text={t('tekst')}
        picture={<Shot address={islandScreen} text={t('beeld.alt')} wide={960} high={600} caption={t('beeld.bij')} />}
      />
      <Section title={t('wat.titel')}>
        <TopicCards>
          {EARNED.map((one) => (
            <TopicCard
              key={one}
              title={t(`wat.${one}.titel`)}
              text={t(`wat.${one}.tekst`)}
              picture={<RewardPicture kind={one} />}
            />
          ))}
        </TopicCards>
      </Section>
      <Section title={t('nooit.titel')} tone="sea">
        <Ticks not points={NEVER.map((one) => t(`nooit.${one}`))} />
      </Section>
      <Section title={t('klas.titel')} text={t('klas.tekst')} />
      <NextStep />
    </SitePage>
  );
}
