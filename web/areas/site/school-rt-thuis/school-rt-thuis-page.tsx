import { useTranslation } from 'react-i18next';
import praktijkHouse from '../../../../assets/art/web/huis-praktijk.svg?url';
import schoolHouse from '../../../../assets/art/web/huis-school.svg?url';
import homeHouse from '../../../../assets/art/web/huis-thuis.svg?url';
import { Lead, NextStep, Section, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './school-rt-thuis.css';

const FORMS = ['school', 'rt', 'thuis'] as const;
const QUESTIONS = ['wie', 'waar', 'volgt'] as const;
const ROWS = ['beheer', 'heet', 'indeling', 'start', 'voortgang', 'toetsen', 'delen', 'gegevens'] as const;
const HOUSES = { school: schoolHouse, rt: praktijkHouse, thuis: homeHouse };

/** Three questions and one advice; the answers are read by `live.ts`. */
function Chooser() {
  const { t } = useTranslation('school-rt-thuis');
  return (
    <form className="chooser" data-chooser="">
      {QUESTIONS.map((question) => (
        <fieldset key={question}>
          <legend>{t(`vraag.${question}`)}</legend>
          {FORMS.map((form) => (
            <label key={form}>
              <input type="radio" name={question} value={form} />
              <span>{t(`vraag.${question}.${form}`)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="chooser__advice" role="status">
        <strong>{t('advies.kop')}</strong>
        <p data-advice="none">{t('advies.leeg')}</p>
        {FORMS.map((form) => (
          <p key={form} data-advice={form} hidden>
            {t(`advies.${form}`)}
          </p>
        ))}
      </div>
      <noscript>
        <p>{t('kies.zonder')}</p>
      </noscript>
    </form>
  );
}

function Table() {
  const { t } = useTranslation('school-rt-thuis');
  return (
    <div className="site-table site-table--rows" role="region" aria-label={t('tabel.titel')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tabel.onderwerp')}</th>
            {FORMS.map((form) => (
              <th key={form} scope="col">
                {t(form)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`rij.${row}`)}</th>
              {FORMS.map((form) => (
                <td key={form} data-column={t(form)}>
                  {t(`rij.${row}.${form}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three forms of the product beside each other. */
export function SchoolRtThuisPage() {
  const { t } = useTranslation('school-rt-thuis');
  return (
    <SitePage page="school-rt-thuis">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('kies.titel')} text={t('kies.tekst')}>
        <Chooser />
      </Section>
      <Section title={t('tabel.titel')} tone="sea">
        <Table />
      </Section>
      <Section title={t('deuren.titel')}>
        <TopicCards>
          {FORMS.map((form) => (
            <TopicCard
              key={form}
              id={form}
              title={t(`deur.${form}.titel`)}
              text={t(`deur.${form}.tekst`)}
              picture={<img src={HOUSES[form]} alt="" width={480} height={220} />}
            />
          ))}
        </TopicCards>
      </Section>
      <NextStep />
    </SitePage>
  );
}
