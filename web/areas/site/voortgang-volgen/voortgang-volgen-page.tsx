import { useTranslation } from 'react-i18next';
import { STANDING_RULES } from '#engine/core/oefening/model/doel-standing.ts';
import { Lead, NextStep, Section, Shot, Ticks } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import progressScreen from '../../../../assets/site/voortgang.webp?url';
import './voortgang-volgen.css';

const VIEWS = ['leerkracht', 'rt', 'ouder'] as const;
const GOALS = ['open', 'gesloten', 'eind', 'ei'] as const;
/** Invented children: standing and percentage per goal; no percentage where there is too little to say. */
const CHILDREN = [
  {
    name: 'Noud',
    standings: [
      ['bijna', 84],
      ['struikel', 41],
      ['bezig', 68],
      ['beheerst', 92],
    ],
  },
  {
    name: 'Safiya',
    standings: [
      ['beheerst', 94],
      ['bijna', 82],
      ['beheerst', 91],
      ['bezig', 71],
    ],
  },
  {
    name: 'Yara',
    standings: [
      ['bezig', 66],
      ['struikel', 44],
      ['bijna', 83],
      ['weinig', 0],
    ],
  },
  {
    name: 'Bram',
    standings: [
      ['beheerst', 90],
      ['bezig', 73],
      ['weinig', 0],
      ['bijna', 85],
    ],
  },
] as const;
const WRITTEN = [
  ['bakker', 'baker', 'pizza'],
  ['zitten', 'ziten', 'boten'],
  ['appel', 'apel', 'auto'],
  ['kussen', 'kussen', 'pizza'],
] as const;
const MARKS = { beheerst: 'done', bijna: 'near', bezig: 'busy', struikel: 'stumble', weinig: 'few' } as const;
const STANDINGS = ['beheerst', 'onderhoud', 'bijna', 'bezig', 'struikel', 'weinig'] as const;
const PARENT = ['goed', 'dagen', 'tip'] as const;

function DocentView() {
  const { t } = useTranslation('voortgang-volgen');
  return (
    <div className="view view--1">
      <p>{t('lees.leerkracht')}</p>
      <div className="site-table" role="region" aria-label={t('kijk.leerkracht')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('kolom.leerling')}</th>
              {GOALS.map((goal) => (
                <th key={goal} scope="col">
                  {t(`kolom.${goal}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CHILDREN.map(({ name, standings }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {standings.map(([standing, share], index) => (
                  <td key={GOALS[index]}>
                    <span className={`mark-box mark-box--${MARKS[standing]}`}>
                      {t(`stand.${standing}`)}
                      {share > 0 && <b>{share}%</b>}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function PracticeView() {
  const { t } = useTranslation('voortgang-volgen');
  return (
    <div className="view view--2">
      <p>{t('lees.rt')}</p>
      <div className="site-table" role="region" aria-label={t('rt.kop')}>
        <table className="view__written">
          <caption>{t('rt.kop')}</caption>
          <thead>
            <tr>
              {(['rt.goed', 'rt.schreef', 'rt.spel'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WRITTEN.map(([right, written, spel]) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                <td className={right === written ? undefined : 'view__miss'}>{written}</td>
                <td>{t(`spel.${spel}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function ParentView() {
  const { t } = useTranslation('voortgang-volgen');
  return (
    <div className="view view--3">
      <p>{t('lees.ouder')}</p>
      <ul className="view__parent">
        {PARENT.map((part) => (
          <li key={part}>
            <strong>{t(`ouder.${part}.kop`)}</strong>
            <span>{t(`ouder.${part}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same four children as a teacher, a practice and a parent see them. The choice works without a script. */
export function VoortgangVolgenPage() {
  const { t } = useTranslation('voortgang-volgen');
  return (
    <SitePage page="voortgang-volgen">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('kijk.titel')} text={t('kijk.tekst')}>
        <form className="views">
          <fieldset className="site-choice">
            <legend className="only-reader">{t('kijk')}</legend>
            {VIEWS.map((view, index) => (
              <label key={view}>
                <input type="radio" name="view" value={String(index + 1)} defaultChecked={index === 0} />
                <span>{t(`kijk.${view}`)}</span>
              </label>
            ))}
          </fieldset>
          <DocentView />
          <PracticeView />
          <ParentView />
        </form>
      </Section>
      <Section title={t('standen.titel')} text={t('standen.tekst', STANDING_RULES)} tone="sea">
        <Ticks points={STANDINGS.map((standing) => t(`standen.${standing}`, STANDING_RULES))} />
      </Section>
      <Section title={t('echt.titel')}>
        <Shot address={progressScreen} text={t('echt.alt')} wide={1200} high={750} caption={t('echt.bij')} />
      </Section>
      <Section title={t('mee.titel')} text={t('mee.tekst')} tone="sand" />
      <NextStep />
    </SitePage>
  );
}
