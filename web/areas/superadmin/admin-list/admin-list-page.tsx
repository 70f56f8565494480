import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  adminListQuerySchema,
  LISTED_FEATURES,
  LISTED_KINDS,
  LISTED_STATUSES,
  type AdminList,
  type ListedAdmin,
} from '#server/features/admins/admins.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { briefDate, noonOf } from '../shared/date.ts';
import { ListButtons } from '../shared/list-buttons.tsx';
import { readAllCustomers, useAdminList } from './api.ts';
import { useCustomersCsv } from './customers-csv.ts';
import { useListQuery } from '../shared/list-query.ts';
import { writeTo } from './write-to.ts';
import './admin-list.css';

const SKELETON = <TableSkeleton rows={8} />;
/** What is looked for stands first: a telephone shows no more than two columns. */
const COLUMNS = ['naam', 'stand', 'soort', 'plaatsen', 'eind', 'laatst', 'behandelaar'] as const;
/** What the list can be narrowed to, with its choices. */
const CHOICES = { soort: LISTED_KINDS, status: LISTED_STATUSES, feature: LISTED_FEATURES, stil: ['ja'] } as const;
const FILTERS = ['soort', 'status', 'feature', 'stil'] as const;
const ORDERS = ['naam', 'eind', 'laatst'] as const;
const CHIP: Readonly<Record<string, string>> = {
  proef: 'chip chip--sea',
  actief: 'chip chip--correct',
  aflopend: 'chip chip--sun',
  proef_afgelopen: 'chip chip--sun',
  alleen_lezen: 'chip chip--sun',
  verlopen: 'chip chip--rust',
  geblokkeerd: 'chip chip--rust',
};

function Row({ admin }: { admin: ListedAdmin }) {
  const { t, i18n } = useTranslation('admin-list');
  const status = admin.status ?? 'zonder';
  return (
    <tr>
      <th scope="row">
        <Link to={`/superadmin/admins/${admin.id}`}>{admin.naam}</Link>
        <small>{[admin.plaats, admin.code].filter((part) => part !== '').join(', ')}</small>
      </th>
      <td>
        <span className={CHIP[status] ?? 'chip'}>{t(`stand.${status}`)}</span>
      </td>
      <td>
        {t(`soort.${admin.soort}`)} <small>{admin.land}</small>
        {admin.features.length > 0 && (
          <small className="admin-list__features">
            {admin.features.map((feature) => t(`functie.${feature}`)).join(', ')}
          </small>
        )}
      </td>
      <td className="admin-list__number">{admin.plaatsen === null ? '' : t('plaatsen', { ...admin.plaatsen })}</td>
      <td>{admin.eind === null ? '' : briefDate(i18n.language, noonOf(admin.eind))}</td>
      <td>{admin.lastLogin === null ? t('nooit') : briefDate(i18n.language, new Date(admin.lastLogin))}</td>
      <td className="admin-list__handler">{admin.behandelaar ?? ''}</td>
    </tr>
  );
}

function Table({ data, onPage }: { data: AdminList; onPage: (page: number) => void }) {
  const { t } = useTranslation('admin-list');
  const pages = Math.ceil(data.totaal / data.grootte);
  return (
    <>
      <p className="soft" role="status">
        {t('aantal', { count: data.totaal })}
      </p>
      <TableBox className="table--fixed admin-list" name={t('titel')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`kolom.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((admin) => (
            <Row key={admin.id} admin={admin} />
          ))}
        </tbody>
      </TableBox>
      {pages > 1 && <Pagination count={pages} page={data.pagina} onChange={(_, page) => onPage(page)} />}
    </>
  );
}

interface ChoiceProps {
  name: 'soort' | 'status' | 'feature' | 'stil' | 'sorteer';
  value: string;
  choices: readonly string[];
  all?: string;
  onChange: (value: string) => void;
}

const KEY_OF: Readonly<Record<ChoiceProps['name'], (choice: string) => string>> = {
  soort: (choice) => `soort.${choice}`,
  status: (choice) => `stand.${choice}`,
  feature: (choice) => `functie.${choice}`,
  stil: (choice) => `stil.${choice}`,
  sorteer: (choice) => `sorteer.${choice}`,
};

function Choice({ name, value, choices, all, onChange }: ChoiceProps) {
  const { t } = useTranslation('admin-list');
  return (
    <TextField
      select
      label={t(`filter.${name}`)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(KEY_OF[name](choice))}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** `/superadmin/admins`: every customer, found by what somebody on the telephone can tell. */
export function AdminListPage() {
  const { t } = useTranslation('admin-list');
  const { query, text, setText, change, clear } = useListQuery(adminListQuerySchema);
  const state = useAdminList(query);
  const csv = useCustomersCsv();
  const narrowed = query.zoek !== '' || FILTERS.some((name) => query[name] !== undefined);
  const mail = writeTo(query);
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        <Link className="button-full not-at-paper" to="/superadmin/admins/aanmaken">
          <Icon name="plus" size={18} />
          {t('nieuw')}
        </Link>
      </div>
      <search className="admin-list__filters">
        <TextField
          type="search"
          label={t('zoek')}
          placeholder={t('zoek.hulp')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
        />
        {FILTERS.map((name) => (
          <Choice
            key={name}
            name={name}
            value={query[name] ?? ''}
            choices={CHOICES[name]}
            all={t('alle')}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <Choice
          name="sorteer"
          value={query.sorteer}
          choices={ORDERS}
          onChange={(value) => change({ sorteer: value })}
        />
      </search>
      <State stand={state} skeleton={SKELETON}>
        {(data) =>
          data.totaal === 0 ? (
            <Empty title={t(narrowed ? 'niets' : 'leeg')} explanation={t(narrowed ? 'niets.uitleg' : 'leeg.uitleg')}>
              {narrowed && (
                <button type="button" className="button-tint" onClick={clear}>
                  {t('wis')}
                </button>
              )}
            </Empty>
          ) : (
            <>
              <ListButtons name={t('titel')} head={csv.head} rows={async () => csv.rows(await readAllCustomers(query))}>
                {mail !== null && (
                  <Link className="button-tint not-at-paper" to={mail}>
                    <Icon name="mail" size={18} />
                    {t('schrijf')}
                  </Link>
                )}
              </ListButtons>
              <Table data={data} onPage={(page) => change({ pagina: String(page) })} />
            </>
          )
        }
      </State>
    </>
  );
}
