import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Handelingsplan, PlanTest } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useHandelingsplan } from '../shared/api/handelingsplannen.api.ts';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { carePlanDay } from '../shared/zorgtraject/plan-text.ts';
import { TestPanel } from '../shared/zorgtraject/test-panel.tsx';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';

const SKELETON = <CardSkeleton rules={10} />;

/** What came out, word by word. */
function Outcome({ test, begin }: { test: PlanTest; begin: PlanTest | undefined }) {
  const { t } = useTranslation('zorgtraject');
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
        {test.woorden.map(({ woord, written, goed: right, slip }, nr) => (
          <li key={`${nr}-${woord}`} className={right === true ? 'test-outcome__right' : 'test-outcome__wrong'}>
            <Icon name={right === true ? 'vink' : 'golf'} size={18} />
            <span className="test-outcome__word">{woord}</span>
            {right !== true && (
              <span className="test-outcome__written">{written === '' ? t('papier.niets') : written}</span>
            )}
            {slip === true && <small>{t('toets.slip')}</small>}
          </li>
        ))}
      </ul>
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
        <Outcome test={test} begin={begin} />
        <p>{back}</p>
      </>
    );
  return (
    <>
      <p className="soft not-at-paper">{t('toets.uitleg', { naam: data.leerling.roepnaam })}</p>
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
        <span className="page-header__buttons not-at-paper">
          <button type="button" className="button-tint" onClick={() => window.print()}>
            <Icon name="print" size={18} /> {t('toets.print')}
          </button>
        </span>
      </div>
      <State stand={plan} skeleton={SKELETON}>
        {(data) => <TestOf data={data} kind={kind} />}
      </State>
    </>
  );
}

/** The begin test or the end test of a plan, on paper. */
export function PlanTestPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('toets.eind')}>
      <Content />
    </CareGate>
  );
}
