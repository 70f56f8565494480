import Tab from '@mui/material/Tab';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { isPlanOpen } from '#engine/core/domein/handelingsplan.ts';
import type { CareItem, CareList } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useCareList } from '../shared/api/handelingsplannen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { LateChip, PlanStatusChip } from '../shared/zorgtraject/plan-status.tsx';
import { carePlanBegin, carePlanDay } from '../shared/zorgtraject/plan-text.ts';
import '../shared/leerlingen/leerlingen.css';

const SKELETON = <TableSkeleton rows={6} />;
const TABS = ['lopend', 'evaluatie', 'voorstellen', 'afgerond'] as const;
type CareTab = (typeof TABS)[number];

/** In which list somebody stands. */
function tabOf({ plan }: CareItem): CareTab {
  if (plan === undefined) return 'voorstellen';
  if (!isPlanOpen(plan.status)) return 'afgerond';
  return plan.late || plan.status === 'evaluatie' || plan.status === 'eindtoets_open' ? 'evaluatie' : 'lopend';
}

/** Why somebody stands here: the plan, or what goes wrong and since when. */
function Why({ item }: { item: CareItem }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { plan, signal } = item;
  if (plan !== undefined)
    return (
      <>
        {plan.titel}
        <small className="rule-below">
          {t('periode', { van: carePlanBegin(i18n.language, plan), tot: carePlanDay(i18n.language, plan.end) })}
        </small>
      </>
    );
  if (signal === undefined) return null;
  return (
    <>
      {signal.doelen.slice(0, 3).join(', ')}
      {signal.since !== undefined && (
        <small className="rule-below">{t('lijst.sinds', { datum: carePlanDay(i18n.language, signal.since) })}</small>
      )}
    </>
  );
}

function Row({ item }: { item: CareItem }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { groepenPath } = useSpot();
  const { leerling, groep, plan, minutes } = item;
  const track = `${groepenPath}/${groep.id}/leerlingen/${leerling.id}/zorgtraject`;
  return (
    <tr>
      <th scope="row">
        <Link className="leerlingen__name" to={track}>
          <AnimalTile animal={leerling.dier} /> <span>{leerling.naam}</span>
        </Link>
      </th>
      <td>{groep.naam}</td>
      <td className="care-list__why">
        <Why item={item} />
      </td>
      {plan !== undefined && (
        <>
          <td>
            <span className="care-list__chips">
              <PlanStatusChip status={plan.status} />
              {plan.late && <LateChip />}
            </span>
          </td>
          <td className="table__number">
            {minutes === undefined ? '' : t('lijst.minuten', { gedaan: minutes.done, gepland: minutes.planned })}
          </td>
          <td className="care-list__when">
            {isPlanOpen(plan.status) ? carePlanDay(i18n.language, plan.evaluateOn) : ''}
          </td>
        </>
      )}
      <td className="not-at-paper">
        <Link
          className="button-text"
          to={plan === undefined ? `${track}/handelingsplanaanmaken` : `${track}/${plan.id}`}
          aria-label={t(plan === undefined ? 'lijst.maakVan' : 'lijst.openVan', { naam: leerling.naam })}
        >
          {t(plan === undefined ? 'lijst.maak' : 'lijst.open')} <Icon name="pijl" size={18} />
        </Link>
      </td>
    </tr>
  );
}

const COLUMNS = ['naam', 'groep', 'waarom', 'stand', 'minuten', 'evaluatie'] as const;
/** A proposal has no plan yet, and so nothing to say of one. */
const PROPOSAL_COLUMNS = COLUMNS.slice(0, 3);

function Content({ data }: { data: CareList }) {
  const { t } = useTranslation(['zorgtraject', 'admins']);
  const { groepenPath } = useSpot();
  const [search, setSearch] = useSearchParams();
  const perTab = (name: CareTab): CareItem[] => data.items.filter((item) => tabOf(item) === name);
  const first = TABS.find((name) => perTab(name).length > 0) ?? 'lopend';
  const tab = TABS.find((name) => name === search.get('tab')) ?? first;
  const rows = perTab(tab);
  if (data.items.length === 0)
    return (
      <Empty title={t('lijst.leeg')} explanation={t('lijst.leeg.uitleg')}>
        <Link className="button-full" to={groepenPath}>
          {t('admins:menu.groepen')}
        </Link>
      </Empty>
    );
  const save = () =>
    saveCsv(fileName([t('lijst.titel')]), [
      COLUMNS.map((column) => t(`lijst.kolom.${column}`)),
      ...rows.map(({ leerling, groep, plan, signal, minutes }) => [
        leerling.naam,
        groep.naam,
        plan?.titel ?? signal?.doelen.join(', ') ?? '',
        plan === undefined ? t('lijst.geenPlan') : t(`status.${plan.status}`),
        String(minutes?.done ?? ''),
        plan?.evaluateOn ?? '',
      ]),
    ]);
  return (
    <>
      <div className="filters not-at-paper">
        <ScrollTabs value={tab} onChange={(_, name: CareTab) => setSearch({ tab: name })}>
          {TABS.map((name) => (
            <Tab key={name} value={name} label={t(`lijst.tab.${name}`, { count: perTab(name).length })} />
          ))}
        </ScrollTabs>
        <span className="filters__buttons">
          <button type="button" className="button-tint" onClick={save}>
            <Icon name="download" size={18} /> {t('admins:csv')}
          </button>
        </span>
      </div>
      {rows.length === 0 ? (
        <Empty title={t(`lijst.niets.${tab}`)} explanation={t('lijst.niets')} />
      ) : (
        <TableBox className="table--fixed" name={t(`lijst.tab.${tab}`, { count: rows.length })}>
          <thead>
            <tr>
              {(tab === 'voorstellen' ? PROPOSAL_COLUMNS : COLUMNS).map((column) => (
                <th key={column} scope="col">
                  {t(`lijst.kolom.${column}`)}
                </th>
              ))}
              <th scope="col" className="not-at-paper">
                <span className="only-reader">{t('lijst.open')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((item) => (
              <Row key={item.leerling.id} item={item} />
            ))}
          </tbody>
        </TableBox>
      )}
    </>
  );
}

function Screen() {
  const { t } = useTranslation('zorgtraject');
  const { adminId } = useSpot();
  const list = useCareList(adminId);
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('lijst.titel')}</h1>
          <p>{t('lijst.uitleg')}</p>
        </div>
      </div>
      <State stand={list} skeleton={SKELETON}>
        {(data) => <Content data={data} />}
      </State>
    </>
  );
}

/** Everybody with a plan, and who may need one. */
export function CareListPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('lijst.titel')}>
      <Screen />
    </CareGate>
  );
}
