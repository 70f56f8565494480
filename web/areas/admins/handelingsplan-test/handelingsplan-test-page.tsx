import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type {
  Handelingsplan,
  PlanTest,
  TestWoord,
} from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { setTestOnMap, setTestSlip, useHandelingsplan } from '../shared/api/handelingsplannen.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { carePlanDay } from '../shared/zorgtraject/plan-text.ts';
import { TestPanel } from '../shared/zorgtraject/test-panel.tsx';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';

const SKELETON = <CardSkeleton rules={10} />;

/** One word with what was written for it. */
function OutcomeRow({ woord: asked, onSlip }: { woord: TestWoord; onSlip: (() => void) | undefined }) {
  const { t } = useTranslation('zorgtraject');
  const { woord, written, goed: right, slip, silent } = asked;
  const kind = slip === true ? 'geenSlip' : 'maakSlip';
  return (
    <li className={right === true ? 'test-outcome__right' : 'test-outcome__wrong'}>
      <Icon name={right === true ? 'vink' : 'golf'} size={18} />
      <span className="test-outcome__word">{woord}</span>
      {(right !== true || slip === true) && (
        <span className="test-outcome__written">{written === '' ? t('papier.niets') : written}</span>
      )}
      {slip === true && <small>{t('toets.slip')}</small>}
      {silent === true && <small>{t('toets.stil')}</small>}
      {onSlip !== undefined && (
        <button
          type="button"
          className="button-text not-at-paper"
          aria-label={t(`toets.${kind}Van`, { woord })}
          onClick={onSlip}
        >
          {t(`toets.${kind}`)}
        </button>
      )}
    </li>
  );
}

/** State of a plan in which each of its tests is taken. */
const TAKEN_IN = { begin: 'begintoets', eind: 'eindtoets_open' } as const;

/** What came out, word by word; a slip is judged until the plan goes on. */
function Outcome({ data, test, begin }: { data: Handelingsplan; test: PlanTest; begin: PlanTest | undefined }) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const saving = useSaving();
  const open = !readOnly && !saving.bezig && data.status === TAKEN_IN[test.soort];
  const slipOf = (asked: TestWoord, nr: number): (() => void) | undefined => {
    const canSlip = asked.slip === true || (asked.goed !== true && asked.silent !== true && asked.written !== '');
    if (!open || !canSlip) return undefined;
    return () => void saving.run(() => setTestSlip(params, test.soort, { nr, slip: asked.slip !== true }));
  };
  const compared = test.soort === 'eind' && begin?.takenOn !== undefined;
  return (
    <section className="plan-card">
      <h2>
        {compared
          ? t('toets.effect', { begin: begin.goed, beginVan: begin.totaal, eind: test.goed, eindVan: test.totaal })
          : t('toets.uitkomst', { goed: test.goed, totaal: test.totaal })}
      </h2>
      <p className="soft">{t('toets.klein', { n: test.totaal })}</p>
      <ul className="test-outcome">
        {test.woorden.map((asked, nr) => (
          <OutcomeRow key={`${nr}-${asked.woord}`} woord={asked} onSlip={slipOf(asked, nr)} />
        ))}
      </ul>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} />}
    </section>
  );
}

/** Where a test is taken: on the map of the leerling, or on paper. */
function PlaceCard({ data, test }: { data: Handelingsplan; test: PlanTest }) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const saving = useSaving();
  const name = data.leerling.roepnaam;
  const { onMap, noted, totaal: total } = test;
  const change = () => void saving.run(() => setTestOnMap(params, test.soort, !onMap));
  return (
    <section className="plan-card test-place not-at-paper" aria-labelledby="test-place">
      <div>
        <h2 id="test-place">{t(onMap ? 'toets.opKaart' : 'toets.opPapier', { naam: name })}</h2>
        <p className="soft">{t(onMap ? 'toets.opKaart.uitleg' : 'toets.uitleg', { naam: name })}</p>
        {noted !== undefined && <p role="status">{t('toets.begonnen', { naam: name, n: noted, totaal: total })}</p>}
      </div>
      {!readOnly && (
        <button type="button" className="button-tint" disabled={saving.bezig} onClick={change}>
          {t(onMap ? 'toets.vanKaart' : 'toets.zetOpKaart')}
        </button>
      )}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={change} />}
    </section>
  );
}

function TestOf({ data, kind }: { data: Handelingsplan; kind: PlanTest['soort'] }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { plan: path } = usePlanSpot();
  const navigate = useNavigate();
  const test = data.tests.find(({ soort: own }) => own === kind);
  const begin = data.tests.find(({ soort: own }) => own === 'begin');
  const back = (
    <Link className="button-tint" to={path}>
      <Icon name="links" size={18} /> {t('toets.naarPlan')}
    </Link>
  );
  if (test === undefined || test.reden !== '')
    return (
      <Empty
        title={t(`toets.nogNiet.${kind}`)}
        explanation={
          test === undefined
            ? t(`toets.wanneer.${kind}`, { datum: carePlanDay(i18n.language, data.plan.end) })
            : t(`papier.overgeslagen.${kind}`, { reden: test.reden })
        }
      >
        {back}
      </Empty>
    );
  if (test.takenOn !== undefined)
    return (
      <>
        <Outcome data={data} test={test} begin={begin} />
        <p>{back}</p>
      </>
    );
  return (
    <>
      <PlaceCard data={data} test={test} />
      {test.woorden.length < 10 && <p role="status">{t('toets.teWeinig')}</p>}
      <TestPanel key={test.soort} plan={data} test={test} onDone={() => void navigate(path)} />
    </>
  );
}

function Content() {
  const { t } = useTranslation(['zorgtraject', 'admins']);
  const { params } = usePlanSpot();
  const [search] = useSearchParams();
  const kind = search.get('soort') === 'begin' ? 'begin' : 'eind';
  const plan = useHandelingsplan(params);
  return (
    <>
      <div className="page-header">
        <div className="plan-header">
          {plan.data !== undefined && <AnimalTile animal={plan.data.leerling.dier} size={56} />}
          <div>
            <h1>{t(`toets.${kind}`)}</h1>
            {plan.data !== undefined && <p>{t('toets.van', { naam: plan.data.leerling.naam })}</p>}
          </div>
        </div>
        {plan.data !== undefined && (
          <span className="page-header__buttons not-at-paper">
            <button type="button" className="button-tint" onClick={() => window.print()}>
              <Icon name="print" size={18} /> {t('toets.print')}
            </button>
          </span>
        )}
      </div>
      <State stand={plan} skeleton={SKELETON}>
        {(data) => <TestOf data={data} kind={kind} />}
      </State>
    </>
  );
}

/** The begin test or the end test of a plan, on the map or on paper. */
export function PlanTestPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('toets.eind')}>
      <Content />
    </CareGate>
  );
}
