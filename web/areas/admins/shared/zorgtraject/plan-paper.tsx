import { useTranslation } from 'react-i18next';
import { PLAN_PARTS } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type { Handelingsplan, PlanTest } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { carePlanDay } from './plan-text.ts';

/** A test with what was asked and written, so that a reader can judge for himself. */
function TestTable({ test }: { test: PlanTest }) {
  const { t, i18n } = useTranslation('zorgtraject');
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
      <p className="paper__words">
        {test.woorden.map(({ woord, written, goed: right, slip }, nr) => (
          <span key={`${nr}-${woord}`}>
            {woord}
            {right === true
              ? slip === true && ` (${t('toets.slip')})`
              : ` (${written === undefined || written === '' ? t('papier.niets') : written})`}
          </span>
        ))}
      </p>
    </>
  );
}

/** One plan as it comes out of the printer: everything that was written, tested and done, with dates and names. */
export function PlanPaper({ plan: data, school }: { plan: Handelingsplan; school: string }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const day = (date: string): string => carePlanDay(i18n.language, date);
  const { plan, leerling, events } = data;
  const guided = data.lines.filter((line) => line.guided);
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
      <section>
        <h3>{t('papier.aanpak')}</h3>
        <p>{t('plan.ritme', { keer: plan.timesPerWeek, minuten: plan.minuten, wie: plan.wie })}</p>
        <p>{[...plan.materials, ...plan.home].map((sentence) => sentence.tekst).join(' ')}</p>
        <p>{t('papier.minuten', data.minutes)}</p>
        {guided.length > 0 && (
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
                  <td>{day(line.datum)}</td>
                  <td>{line.minuten}</td>
                  <td>{line.wie}</td>
                  <td>{line.tekst}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {data.tests.map((test) => (
        <section key={test.soort}>
          <TestTable test={test} />
        </section>
      ))}
      <section>
        <h3>{t('deel.parents')}</h3>
        <p>
          {plan.parentsToldOn === ''
            ? t('papier.ouders.nog', { reden: plan.parentsNotTold })
            : t('afspraak.ouders', { datum: day(plan.parentsToldOn) })}{' '}
          {plan.parentsSay} {plan.leerlingSays}
        </p>
      </section>
      {(data.evaluation !== '' || events.some(({ soort: kind }) => kind !== 'stap')) && (
        <section>
          <h3>{t('papier.evaluatie')}</h3>
          {events
            .filter(({ soort: kind }) => kind !== 'stap')
            .map((event) => (
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
      )}
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
