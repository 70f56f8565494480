import { useTranslation } from 'react-i18next';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './aangepast-oefenen.css';

/** What can be tried, with the number of choices of each. */
const TRIALS = [
  { name: 'grootte', field: 'size', choices: [1, 2, 3] },
  { name: 'ruimte', field: 'space', choices: [1, 2, 3] },
  { name: 'rust', field: 'calm', choices: [1, 2] },
  { name: 'toetsen', field: 'keys', choices: [1, 2, 3, 4] },
] as const;
const KEYBOARDS = [
  ['aa b ee k', 'l m oo r', 's t ui z'],
  ['a b c d e f g h i', 'j k l m n o p q r', 's t u v w x y z'],
  ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'],
  ['a z e r t y u i o p', 'q s d f g h j k l m', 'w x c v b n'],
] as const;
const MORE = ['tempo', 'bediening', 'voorlezen', 'schermlezer', 'minder', 'bouwen'] as const;
const WHO = ['kind', 'leerkracht', 'thuis'] as const;

function Preview() {
  const { t } = useTranslation('aangepast-oefenen');
  return (
    <div className="trial__view" role="img" aria-label={t('voorbeeld')}>
      <p className="trial__sentence">{t('voorbeeld.zin')}</p>
      <p className="trial__plates">
        {['b', 'a', 'kk', 'e', 'r'].map((part) => (
          <b key={part}>{part}</b>
        ))}
      </p>
      {KEYBOARDS.map((rows, index) => (
        <div key={rows[0]} className={`trial__keys trial__keys--${index + 1}`}>
          {rows.map((row) => (
            <div key={row}>
              {row.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What can be set for one child, to be tried on one word. The choices work without a script. */
export function AangepastOefenenPage() {
  const { t } = useTranslation('aangepast-oefenen');
  return (
    <SitePage page="aangepast-oefenen">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('probeer.titel')} text={t('probeer.tekst')}>
        <form className="trial">
          <div className="trial__choices">
            {TRIALS.map(({ name, field, choices }) => (
              <fieldset key={name} className="site-choice">
                <legend>{t(`optie.${name}`)}</legend>
                {choices.map((choice) => (
                  <label key={choice}>
                    <input type="radio" name={field} value={String(choice)} defaultChecked={choice === 1} />
                    <span>{t(`optie.${name}.${choice}`)}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <Preview />
          <p className="site-note">{t('noot.letter')}</p>
        </form>
      </Section>
      <Section title={t('kan.titel')} tone="sea">
        <TopicCards>
          {MORE.map((one) => (
            <TopicCard key={one} title={t(`kan.${one}.titel`)} text={t(`kan.${one}.tekst`)} />
          ))}
        </TopicCards>
      </Section>
      <Section title={t('wie.titel')}>
        <Ticks points={WHO.map((who) => t(`wie.${who}`))} />
      </Section>
      <NextStep />
    </SitePage>
  );
}
