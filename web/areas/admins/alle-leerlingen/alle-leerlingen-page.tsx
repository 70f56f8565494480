import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { LeerlingList, ListLeerling } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useGroepen } from '../shared/api/groepen.api.ts';
import { readWholeList } from './api.ts';
import { useLeerlingList } from '../shared/api/leerlingen.api.ts';
import { SharedChildrenPart } from '../shared/delen/shared-children.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePermission } from '../shared/use-permission.ts';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useBulk, type Bulk } from '../shared/leerlingen/use-bulk.tsx';
import { useSearch } from '../shared/leerlingen/use-search.ts';
import { lastText } from '../shared/leerlingen/leerling-text.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SIZES, readListQuery } from './list-vraag.ts';
import '../shared/leerlingen/leerlingen.css';

const COLUMNS = ['naam', 'jaargroep', 'groep', 'laatst'] as const;
type Column = (typeof COLUMNS)[number];
const SKELETON = <TableSkeleton />;

function Row({ kind, bulk }: { kind: ListLeerling; bulk: Pick<Bulk, 'chosen' | 'choose'> | null }) {
  const { t, i18n } = useTranslation(['alle-leerlingen', 'beheer', 'woorden']);
  const { groepenPath } = useSpot();
  const to = kind.groep === undefined ? null : `${groepenPath}/${kind.groep.id}/leerlingen?leerling=${kind.id}`;
  const name = (
    <>
      <AnimalTile animal={kind.dier} /> <span>{kind.naam}</span>
    </>
  );
  return (
    <tr>
      <th scope="row">
        {bulk !== null && (
          <input
            type="checkbox"
            className="row-choice not-at-paper"
            aria-label={t('bulk.kies', { naam: kind.naam })}
            checked={bulk.chosen.has(kind.id)}
            onChange={({ target }) => bulk.choose([kind.id], target.checked)}
          />
        )}
        {to === null ? (
          <span className="leerlingen__name">{name}</span>
        ) : (
          <Link className="leerlingen__name" to={to}>
            {name}
          </Link>
        )}
      </th>
      <td>{withHoofdletter(yearText(t, kind.jaargroep))}</td>
      <td>
        {kind.groep === undefined ? (
          <span className="soft">{t('zonder')}</span>
        ) : (
          <Link to={`${groepenPath}/${kind.groep.id}/leerlingen`}>{kind.groep.naam}</Link>
        )}
      </td>
      <td>{lastText({ t, language: i18n.language, now: new Date(serverClock.nu()) }, kind.laatstGeoefendOp)}</td>
      <td>{kind.gebruikersnaam}</td>
    </tr>
  );
}

function Table({
  data,
  sorteer: sort,
  onSort,
  bulk,
}: {
  data: LeerlingList;
  sorteer: string;
  onSort: (column: Column) => void;
  bulk: Pick<Bulk, 'chosen' | 'choose'> | null;
}) {
  const { t } = useTranslation(['alle-leerlingen', 'beheer']);
  const direction = (column: Column) => {
    if (!sort.endsWith(column)) return 'none';
    return sort.startsWith('-') ? 'descending' : 'ascending';
  };
  const ids = data.items.map(({ id }) => id);
  return (
    <TableBox className="table--fixed" name={t('alle.titel')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={direction(column)}>
              {column === 'naam' && bulk !== null && (
                <input
                  type="checkbox"
                  className="row-choice not-at-paper"
                  aria-label={t('bulk.alle')}
                  checked={ids.every((id) => bulk.chosen.has(id))}
                  onChange={({ target }) => bulk.choose(ids, target.checked)}
                />
              )}
              <button type="button" className="table__sort" onClick={() => onSort(column)}>
                {t(`alle.kolom.${column}`)}{' '}
                {direction(column) !== 'none' && <Icon name={sort.startsWith('-') ? 'af' : 'op'} size={14} />}
              </button>
            </th>
          ))}
          <th scope="col">{t('leerling.gebruikersnaam')}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map((kind) => (
          <Row key={kind.id} kind={kind} bulk={bulk} />
        ))}
      </tbody>
    </TableBox>
  );
}

/** Nobody fits the search, or nobody is there at all: then the way to bring them in. */
function Nobody({ filtered, onErase }: { filtered: boolean; onErase: () => void }) {
  const { t } = useTranslation(['alle-leerlingen', 'beheer', 'admins']);
  const { adminId, groepenPath } = useSpot();
  const allowed = usePermission(adminId);
  if (filtered)
    return (
      <Empty title={t('admins:niets')} explanation={t('alle.leeg')}>
        <Button variant="outlined" onClick={onErase}>
          {t('admins:filters.wis')}
        </Button>
      </Empty>
    );
  const imports = allowed('leerlingen.importeren');
  return (
    <Empty title={t('admins:leerlingen.leeg')} explanation={t(imports ? 'alle.niemand' : 'alle.niemand.vraag')}>
      <Link className="button-full" to={imports ? `${groepenPath}/edexml` : groepenPath}>
        {t(imports ? 'admins:menu.edexml' : 'admins:menu.groepen')}
      </Link>
    </Empty>
  );
}

/** To another page, and how many stand on one. */
function PageTurner({
  data,
  grootte: size,
  onBrowse,
  onSize,
}: {
  data: LeerlingList;
  grootte: ReturnType<typeof readListQuery>['grootte'];
  onBrowse: (page: number) => void;
  onSize: (size: string) => void;
}) {
  const { t } = useTranslation(['alle-leerlingen', 'beheer']);
  return (
    <div className="pagination not-at-paper">
      <Pagination
        count={Math.ceil(data.totaal / data.grootte)}
        page={data.pagina}
        onChange={(_, page) => onBrowse(page)}
      />
      <TextField select label={t('alle.perPagina')} value={size} onChange={({ target }) => onSize(target.value)}>
        {SIZES.map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}

/** `/leerlingen`: everybody of the school, a page at a time; also who has no group. */
export function AllLeerlingenPage() {
  const { t } = useTranslation(['alle-leerlingen', 'beheer', 'admins', 'woorden']);
  const { adminId } = useSpot();
  const [params, setParams] = useSearchParams();
  const { tekst: text, zoek: search, set: assign } = useSearch();
  const allowed = usePermission(adminId);
  const bulk = useBulk(adminId, null);
  const saving = useSaving();
  const { data: groepen } = useGroepen(adminId, false);
  const address = readListQuery(params);
  const { groep, sorteer: sort, grootte: size } = address;
  // What was found has pages of its own, from the first on.
  const [found, setFound] = useState({ zoek: '', pagina: 1 });
  const query = {
    ...address,
    zoek: search,
    pagina: search === '' ? address.pagina : found.zoek === search ? found.pagina : 1,
  };
  const state = useLeerlingList(adminId, query);
  const set = (part: Record<string, string>) => {
    setFound({ zoek: search, pagina: 1 });
    setParams((old) => new URLSearchParams({ ...Object.fromEntries(old), pagina: '1', ...part }), { replace: true });
  };
  const browse = (page: number) =>
    search === '' ? set({ pagina: String(page) }) : setFound({ zoek: search, pagina: page });
  useTitle(t('alle.titel'));
  const csv = () =>
    void saving.run(async () => {
      const items = await readWholeList(adminId, query);
      const header = [...COLUMNS.map((column) => t(`alle.kolom.${column}`)), t('leerling.gebruikersnaam')];
      saveCsv(fileName([t('alle.titel')]), [
        header,
        ...items.map((kind) => [
          kind.naam,
          yearText(t, kind.jaargroep),
          kind.groep?.naam ?? t('zonder'),
          kind.laatstGeoefendOp?.slice(0, 10) ?? t('admins:leerlingen.nooit'),
          kind.gebruikersnaam,
        ]),
      ]);
    });
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('alle.titel')}</h1>
          <p>{state.data === undefined ? '' : t('admins:leerlingen.aantal', { count: state.data.totaal })}</p>
        </div>
        <span className="page-header__buttons not-at-paper">
          <Button
            variant="outlined"
            disabled={saving.bezig}
            startIcon={<Icon name="download" size={18} />}
            onClick={csv}
          >
            {t('admins:csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={csv} />}
      <div className="filters not-at-paper">
        <TextField
          label={t('admins:leerlingen.zoek')}
          value={text}
          onChange={({ target }) => assign(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        <TextField
          select
          label={t('alle.kolom.groep')}
          value={groep}
          onChange={({ target }) => set({ groep: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('filter.alle')}</MenuItem>
          <MenuItem value="zonder">{t('zonder')}</MenuItem>
          {(groepen?.items ?? []).map(({ id, naam: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(data) => (
          <>
            <p className="only-reader" role="status">
              {t('admins:leerlingen.aantal', { count: data.totaal })}
            </p>
            {data.items.length === 0 ? (
              <Nobody
                filtered={search !== '' || groep !== '' || data.totaal > 0}
                onErase={() => {
                  assign('');
                  set({ groep: '' });
                }}
              />
            ) : (
              <Table
                data={data}
                sorteer={sort}
                onSort={(column) => set({ sorteer: sort === column ? `-${column}` : column })}
                bulk={allowed('leerlingen.wijzigen') ? bulk : null}
              />
            )}
            {data.totaal > data.grootte && (
              <PageTurner data={data} grootte={size} onBrowse={browse} onSize={(count) => set({ grootte: count })} />
            )}
          </>
        )}
      </State>
      <SharedChildrenPart adminId={adminId} />
      {bulk.delen}
    </>
  );
}
