import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useGroep } from '../shared/api/groepen.api.ts';
import { playAs } from '../shared/api/thuisspelen.api.ts';
import { SharedChildrenPart } from '../shared/delen/shared-children.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { useCare } from '../shared/zorgtraject/use-care.ts';
import { usePermission } from '../shared/use-permission.ts';
import { yearsText } from '../shared/jaargroep.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { pageWith, pageOf } from './sheets.ts';
import { LeerlingenFilters, NO_FILTER, belongsTo } from './filters.tsx';
import { useBulk, type Bulk } from '../shared/leerlingen/use-bulk.tsx';
import { useSearch } from '../shared/leerlingen/use-search.ts';
import { sortLeerlingen, type LeerlingColumn, type LeerlingOrder } from '../shared/leerlingen/columns.ts';
import { LeerlingDialog } from './leerling-dialog.tsx';
import { leerlingenCsv } from '../shared/leerlingen/leerling-text.ts';
import { LeerlingenTable, type RowActions } from './leerlingen-table.tsx';
import { fits, fullName } from '../shared/leerlingen/name.ts';
import '../shared/leerlingen/leerlingen.css';

const SKELETON = <TableSkeleton />;

function Headings({ data, add }: { data: Leerlingen; add: string | null }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'woorden', 'beheer']);
  return (
    <div className="page-header">
      <div>
        <h1>{t('menu.leerlingen')}</h1>
        <p>
          {data.groep.naam}, {yearsText(t, data.groep.jaargroepen)},{' '}
          {t('leerlingen.aantal', { count: data.items.length })}
        </p>
      </div>
      {add !== null && data.items.length > 0 && (
        <span className="page-header__buttons not-at-paper">
          <Link className="button-full" to={add}>
            <Icon name="plus" size={18} /> {t('leerlingen:toevoegen.knop')}
          </Link>
        </span>
      )}
    </div>
  );
}

function Nobody({ add }: { add: string | null }) {
  const { t } = useTranslation(['leerlingen', 'admins', 'beheer']);
  if (add === null) return <Empty title={t('leerlingen.leeg')} explanation={t('leerlingen.leeg.uitleg')} />;
  return (
    <Empty title={t('leerlingen.leeg')} explanation={t('beheer:leerlingen.leeg.uitleg')}>
      <Link className="button-full" to={add}>
        {t('leerlingen:toevoegen.knop')}
      </Link>
    </Empty>
  );
}

/** The rows that fit the search and the filters, in order. */
function Rows({ data, bulk, actions }: { data: Leerlingen; bulk: Bulk | null; actions: Omit<RowActions, 'bulk'> }) {
  const { t, i18n } = useTranslation(['leerlingen', 'admins', 'woorden', 'beheer']);
  const { adminId } = useSpot();
  const [params] = useSearchParams();
  const { tekst: text, zoek: search, set } = useSearch();
  const [filter, setFilter] = useState(NO_FILTER);
  const [sortOrder, setSortOrder] = useState<LeerlingOrder>({ column: 'naam', descending: false });
  const { data: groep } = useGroep(adminId, data.groep.id);
  const subgroepen = groep?.subgroepen ?? [];
  const onSort = (column: LeerlingColumn) =>
    setSortOrder((old) => ({ column, descending: old.column === column && !old.descending }));
  const items = sortLeerlingen(
    data.items.filter((kind) => fits(fullName(kind), search) && belongsTo(kind, filter, subgroepen)),
    sortOrder,
  );
  const chosen = params.get('leerling');
  const [chosenPage, setPage] = useState<number | null>(null);
  const sheet = pageOf(items, chosenPage ?? pageWith(items, chosen));
  const csv = () =>
    saveCsv(
      fileName([data.groep.naam, t('menu.leerlingen')]),
      leerlingenCsv({ t, language: i18n.language, now: new Date(serverClock.nu()) }, items),
    );
  return (
    <>
      <div className="filters not-at-paper">
        <TextField
          label={t('leerlingen.zoek')}
          value={text}
          onChange={({ target }) => set(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        <LeerlingenFilters items={data.items} subgroepen={subgroepen} filter={filter} onFilter={setFilter} />
        {data.groep.code !== undefined && (
          <p className="leerlingen__code">
            {t('leerlingen.code')} <strong>{data.groep.code}</strong>
          </p>
        )}
        <span className="filters__buttons">
          <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={csv}>
            {t('csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      <p className="only-reader" role="status">
        {search === '' ? '' : t('leerlingen.aantal', { count: items.length })}
      </p>
      {items.length === 0 ? (
        <Empty
          title={t('niets')}
          explanation={search === '' ? t('leerlingen:filter.niets') : t('leerlingen.nietsGevonden', { zoek: search })}
        >
          <Button
            variant="outlined"
            onClick={() => {
              set('');
              setFilter(NO_FILTER);
            }}
          >
            {t('filters.wis')}
          </Button>
        </Empty>
      ) : (
        <LeerlingenTable
          items={sheet.items}
          sortOrder={sortOrder}
          onSort={onSort}
          chosen={chosen}
          actions={{ ...actions, bulk }}
        />
      )}
      {sheet.aantal > 1 && (
        <div className="pagination not-at-paper">
          <Pagination count={sheet.aantal} page={sheet.nr} onChange={(_, nr) => setPage(nr)} />
        </div>
      )}
    </>
  );
}

/** "Speel": only for parents. */
function useSpelen(adminId: string): { onPlay: ((leerlingId: string) => void) | null; melding: ReactNode } {
  const allowed = usePermission(adminId);
  const { run, fout: error, wis: erase } = useSaving();
  return {
    onPlay: allowed('leerlingen.spelen') ? (leerlingId) => void run(() => playAs({ adminId, leerlingId })) : null,
    melding: error === null ? null : <ErrorNotice fout={error} onRetry={erase} />,
  };
}

function List({ data }: { data: Leerlingen }) {
  const { t } = useTranslation(['leerlingen', 'beheer']);
  const { adminId, groepenPath } = useSpot();
  const { data: admin } = useAdmin(adminId);
  const allowed = usePermission(adminId);
  const bulk = useBulk(adminId, data.groep.id);
  const care = useCare();
  const spelen = useSpelen(adminId);
  const [change, setEditing] = useState<string | null>(null);
  const path = `${groepenPath}/${data.groep.id}`;
  const add = allowed('leerlingen.toevoegen')
    ? `${path}/${admin?.soort === 'thuis' ? 'kinderen-toevoegen' : 'leerlingen/toevoegen'}`
    : null;
  const mayChange = allowed('leerlingen.wijzigen');

  const done = ({ roepnaam }: { roepnaam: string }) => {
    setEditing(null);
    bulk.report({ tekst: t('leerling.gedaan', { naam: roepnaam }), passwordReset: null });
  };
  return (
    <>
      <Headings data={data} add={add} />
      {spelen.melding}
      {data.items.length === 0 ? (
        <Nobody add={add} />
      ) : (
        <Rows
          data={data}
          bulk={mayChange ? bulk : null}
          actions={{
            onChange: mayChange ? setEditing : null,
            care,
            delen: allowed('delen.beheren'),
            onPlay: spelen.onPlay,
          }}
        />
      )}
      <SharedChildrenPart adminId={adminId} only="thuis" />
      {bulk.delen}
      {change !== null && (
        <LeerlingDialog adminId={adminId} leerlingId={change} onSluit={() => setEditing(null)} onDone={done} />
      )}
    </>
  );
}

/** Pupils of one group. */
export function LeerlingenPage() {
  const { t } = useTranslation(['leerlingen', 'admins', 'woorden']);
  const { adminId, groepId } = useSpot();
  const leerlingen = useLeerlingen(adminId, groepId ?? '');
  useTitle(t('menu.leerlingen'));
  return (
    <>
      {leerlingen.data === undefined && (
        <div className="page-header">
          <h1>{t('menu.leerlingen')}</h1>
        </div>
      )}
      <State stand={leerlingen} skeleton={SKELETON}>
        {(data) => <List key={data.groep.id} data={data} />}
      </State>
    </>
  );
}
