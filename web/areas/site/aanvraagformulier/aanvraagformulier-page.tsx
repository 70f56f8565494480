import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import schoolHouse from '../../../../assets/art/web/huis-school.svg?url';
import { dropDraft, readDraft } from '../shared/draft.ts';
import { NoScript, Sent } from '../shared/form-parts.tsx';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { InvitedBy } from './invited-by.tsx';
import { PersonStep } from './person-step.tsx';
import { askedIn, EMPTY_WISH, type Wish } from './wish.ts';
import { WishStep } from './wish-step.tsx';
import { WishSummary } from './wish-summary.tsx';

const WISH_DRAFT = 'aanvraag-wens';

/** What somebody has who sent the form: the number, and what we do now. */
function RequestSent({ wish, nummer: number, email }: { wish: Wish; nummer: string; email: string }) {
  const { t } = useTranslation('aanvraagformulier');
  return (
    <Sent title={t('klaar.titel')}>
      <p>
        {t('klaar.nummer')} <strong>{number}</strong>
      </p>
      <ol>
        <li>{t('klaar.mail', { email })}</li>
        <li>{t('klaar.antwoord')}</li>
        {wish.soort === 'proef' && <li>{t('klaar.proef')}</li>}
      </ol>
      <WishSummary wish={wish} />
      <button type="button" className="site-button site-button--edge" onClick={() => globalThis.print()}>
        {t('klaar.print')}
      </button>
    </Sent>
  );
}

/** The way in for a new school, practice or home: two steps, then a number. */
export function RequestPage() {
  const { t, i18n } = useTranslation('aanvraagformulier');
  const { search } = useLocation();
  const [wish, setWish] = useState(() => ({
    ...readDraft(WISH_DRAFT, { ...EMPTY_WISH, land: i18n.language === 'nl-BE' ? 'BE' : 'NL' }),
    ...askedIn(search),
  }));
  const [step, setStep] = useState<'wish' | 'person'>('wish');
  const [sent, setSent] = useState<{ nummer: string; email: string } | null>(null);
  const invitation = new URLSearchParams(search).get('uitnodiging') ?? '';
  const goTo = (next: 'wish' | 'person') => {
    setStep(next);
    globalThis.scrollTo({ top: 0 });
  };
  return (
    <SitePage page="aanvraagformulier" app>
      <Lead title={t('titel')} text={t('tekst')} picture={<img src={schoolHouse} alt="" width={480} height={220} />} />
      <section className="site-section">
        <NoScript />
        {sent === null && invitation !== '' && <InvitedBy token={invitation} />}
        {sent !== null && <RequestSent wish={wish} {...sent} />}
        {sent === null && step === 'wish' && (
          <WishStep
            begin={wish}
            onNext={(chosen) => {
              setWish(chosen);
              goTo('person');
            }}
          />
        )}
        {sent === null && step === 'person' && (
          <PersonStep
            wish={wish}
            invitation={invitation}
            onBack={() => goTo('wish')}
            onSent={(number, email) => {
              dropDraft(WISH_DRAFT);
              setSent({ nummer: number, email });
            }}
          />
        )}
      </section>
    </SitePage>
  );
}
