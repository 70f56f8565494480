import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PLAN_PARTS } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type {
  Handelingsplan,
  PlanTest,
  TestWoord,
} from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { carePlanDay } from './plan-text.ts';

/** For whom it is printed: parents get no notes among colleagues, no reasons of a step, no list of words. */
export type PaperReader = 'school' | 'ouders';
interface Part {
  data: Handelingsplan;
  reader: PaperReader;
}

/** What stands behind a word: what was written instead, that it was a slip, or that it was not heard. */
function besideOf({ written = '', goed: right, slip, silent }: TestWoord, t: TFunction<'zorgtraject'>): string {
  if (silent === true) return ` (${t('toets.stil')})`;
  if (right !== true) return ` (${written === '' ? t('papier.niets') : written})`;
  return slip === true ? ` (${t('toets.slip')})` : '';
}

/** A test with what was asked and written, so that a reader can judge for himself. */
function TestTable({ test, reader }: { test: PlanTest; reader: PaperReader }) {
  const { t, i18n } = useTranslation('zorgtraject');
  if (test.reden !== '' && reader === 'ouders') return null;
  if (test.reden !== '') return <p>{t(`papier.overgeslagen.${test.soort}`, { reden: test.reden })}</p>;
  if (test.takenOn === undefined) return null;
  return (
    <>
      <h3>{t(`toets.${test.soort}`)}</h3>
      <p>
        {t('papier.toets', {
          goed: test.goed,
          totaal: test.totaal,
          datum: dateText(i18n.language, new Date(test.takenOn)),
        })}{' '}
        {t('toets.klein', { n: test.totaal })}
      </p>
      {reader === 'school' && (
        <p className="paper__words">
          {test.woorden.map((asked, nr) => (
            <span key={`${nr}-${asked.woord}`}>{asked.woord + besideOf(asked, t)}</span>
          ))}
        </p>
      )}
    </>
  );
}

/** What was done and with whom; among colleagues with every guided session. */
function Approach({ data, reader }: Part) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { plan } = data;
  const guided = data.lines.filter((line) => line.guided);
  return (
    <section>
      <h3>{t('papier.aanpak')}</h3>
      <p>{t('plan.ritme', { keer: plan.timesPerWeek, minuten: plan.minuten, wie: plan.wie })}</p>
      <p>{[...plan.materials, ...plan.home].map((sentence) => sentence.tekst).join(' ')}</p>
      <p>{t('papier.minuten', data.minutes)}</p>
      {reader === 'school' && guided.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('log.datum')}</th>
              <th scope="col">{t('log.minuten')}</th>
              <th scope="col">{t('log.wie')}</th>
              <th scope="col">{t('log.tekst')}</th>
            </tr>
          </thead>
          <tbody>
            {guided.map((line, nr) => (
              <tr key={line.id ?? nr}>
                <td>{carePlanDay(i18n.language, line.datum)}</td>
                <td>{line.minuten}</td>
                <td>{line.wie}</td>
                <td>{line.tekst}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** When the parents were told, and what they and the child think. */
function Parents({ data, reader }: Part) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { plan } = data;
  const told = plan.parentsToldOn !== '';
  const when = told
    ? t('afspraak.ouders', { datum: carePlanDay(i18n.language, plan.parentsToldOn) })
    : reader === 'school' && t('papier.ouders.nog', { reden: plan.parentsNotTold });
  const said = `${plan.parentsSay} ${plan.leerlingSays}`.trim();
  if (when === false && said === '') return null;
  return (
    <section>
      <h3>{t('deel.parents')}</h3>
      <p>
        {when} {said}
      </p>
    </section>
  );
}

/** How it went in the end; among colleagues with every evaluation on the way and every addition. */
function Evaluation({ data, reader }: Part) {
  const { t, i18n } = useTranslation('zorgtraject');
  const notes = reader === 'school' ? data.events.filter(({ soort: kind }) => kind !== 'stap') : [];
  if (data.evaluation === '' && notes.length === 0) return null;
  return (
    <section>
      <h3>{t('papier.evaluatie')}</h3>
      {notes.map((event) => (
        <p key={event.id}>
          <strong>
            {t(`gebeurtenis.${event.soort}`)}, {dateText(i18n.language, new Date(event.op))}, {event.wie}:
          </strong>{' '}
          {event.tekst}
        </p>
      ))}
      {data.evaluation !== '' && <p>{data.evaluation}</p>}
      {data.resultaat !== undefined && <p>{t(`resultaat.${data.resultaat}`)}</p>}
    </section>
  );
}

/** One plan as it comes out of the printer: everything that was written, tested and done, with dates and names. */
export function PlanPaper({
  plan: data,
  school,
  reader = 'school',
}: {
  plan: Handelingsplan;
  school: string;
  reader?: PaperReader;
}) {
  const { t, i18n } = useTranslation('zorgtraject');
  const day = (date: string): string => carePlanDay(i18n.language, date);
  const { plan, leerling, events } = data;
  return (
    <article className="paper">
      <header>
        <p className="paper__school">{school}</p>
        <h2>{plan.titel}</h2>
        <p>{t('plan.van', { naam: leerling.naam, van: day(plan.start), tot: day(plan.end) })}</p>
        <p>{t('papier.stand', { stand: t(`status.${data.status}`), naam: data.madeBy })}</p>
      </header>
      {PLAN_PARTS.slice(0, 4).map((part) =>
        plan[part].length === 0 ? null : (
          <section key={part}>
            <h3>{t(`deel.${part}`)}</h3>
            <p>{plan[part].map((sentence) => sentence.tekst).join(' ')}</p>
          </section>
        ),
      )}
      <section>
        <h3>{t('deel.goals')}</h3>
        <ul>
          {plan.goals.map((goal) => (
            <li key={goal.doelId}>
              {goal.tekst}{' '}
              {t('papier.doel', {
                van: goal.fromPct,
                naar: goal.toPct,
                nu: data.goals.find(({ doelId }) => doelId === goal.doelId)?.nowPct ?? t('papier.onbekend'),
              })}
            </li>
          ))}
        </ul>
      </section>
      <Approach data={data} reader={reader} />
      {data.tests.map((test) => (
        <section key={test.soort}>
          <TestTable test={test} reader={reader} />
        </section>
      ))}
      <Parents data={data} reader={reader} />
      <Evaluation data={data} reader={reader} />
      <footer className="paper__sign">
        {events
          .filter(({ naar: to }) => to === 'afgerond' || to === 'voortgezet')
          .map(({ id, wie: who, op: at }) => (
            <p key={id}>{t('papier.ondertekend', { naam: who, datum: dateText(i18n.language, new Date(at)) })}</p>
          ))}
        <p>{t('papier.handtekening')}</p>
      </footer>
    </article>
  );
}
