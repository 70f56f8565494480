import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useMailTemplates } from './api.ts';
import { ListButtons } from '../shared/list-buttons.tsx';
import { OrderChoice } from '../shared/order-choice.tsx';
import {
  fitting,
  pairsOf,
  sorted,
  TEMPLATE_FILTERS,
  TEMPLATE_ORDERS,
  type MailPair,
  type TemplateFilter,
  type TemplateOrder,
} from './mail-rows.ts';
import { useTemplatesCsv } from './templates-csv.ts';
import './mail-templates.css';

const SKELETON = <TableSkeleton rows={10} />;
const COLUMNS = ['mail', 'nl-NL', 'nl-BE', 'laatst', 'mislukt'] as const;
const CHIP = { meegeleverd: 'chip', gepubliceerd: 'chip chip--correct', nl: 'chip chip--sea' } as const;
const SEARCH_MAX = 80;

/** What one country gets, and whether a new text is in the making. */
function Standing({ template: { source, versie: version, concept } }: { template: ListedTemplate }) {
  const { t } = useTranslation('mail-templates');
  return (
    <span className="mail-templates__standing">
      <span className={CHIP[source]}>{t(`bron.${source}`, { versie: version })}</span>
      {concept !== null && <span className="chip chip--sun">{t('concept')}</span>}
    </span>
  );
}

function Row({ pair }: { pair: MailPair }) {
  const { t, i18n } = useTranslation('mail-templates');
  return (
    <tr>
      <th scope="row">
        <Link to={`/superadmin/mailsjablonen/${pair.code}/nl-NL`}>{pair.doel}</Link>
        <small>{pair.code}</small>
      </th>
      {pair.both.map((template) => (
        <td key={template.locale}>
          <Link className="mail-templates__open" to={`/superadmin/mailsjablonen/${pair.code}/${template.locale}`}>
            <span className="only-reader">{t('open', { doel: pair.doel, land: t(`land.${template.locale}`) })}</span>
            <Standing template={template} />
          </Link>
        </td>
      ))}
      <td>{pair.lastSent === null ? t('nooit') : momentText(i18n.language, new Date(pair.lastSent))}</td>
      <td>
        {pair.failures > 0 && (
          <Link to={`/superadmin/mailberichten?zoek=${pair.code}`} className="chip chip--rust">
            {t('mislukt', { count: pair.failures })}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Table({ pairs }: { pairs: readonly MailPair[] }) {
  const { t } = useTranslation('mail-templates');
  const csv = useTemplatesCsv();
  return (
    <>
      <ListButtons name={t('titel')} head={csv.head} rows={() => Promise.resolve(csv.rows(pairs))} />
      <p className="soft" role="status">
        {t('aantal', { count: pairs.length })}
      </p>
      <TableBox className="table--fixed mail-templates" name={t('titel')}>
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
          {pairs.map((pair) => (
            <Row key={pair.code} pair={pair} />
          ))}
        </tbody>
      </TableBox>
    </>
  );
}

function Filters(props: {
  typed: string;
  filter: TemplateFilter;
  onType: (typed: string) => void;
  onFilter: (filter: TemplateFilter) => void;
  order: TemplateOrder;
  onOrder: (order: TemplateOrder) => void;
}) {
  const { t } = useTranslation('mail-templates');
  return (
    <search className="mail-templates__filters not-at-paper">
      <TextField
        type="search"
        label={t('zoek')}
        value={props.typed}
        onChange={({ target }) => props.onType(target.value)}
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX }, inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={t('toon')}
        value={props.filter}
        onChange={({ target }) => props.onFilter(TEMPLATE_FILTERS.find((one) => one === target.value) ?? 'alle')}
      >
        {TEMPLATE_FILTERS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`toon.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <OrderChoice
        orders={TEMPLATE_ORDERS}
        value={props.order}
        textOf={(one) => t(`volgorde.${one}`)}
        onChange={props.onOrder}
      />
    </search>
  );
}

/** `/superadmin/mailsjablonen`: every mail we send, what it is for, and how it goes. */
export function MailTemplatesPage() {
  const { t } = useTranslation('mail-templates');
  const state = useMailTemplates();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<TemplateFilter>('alle');
  const [order, setOrder] = useState<TemplateOrder>('doel');
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        <Link className="button-tint not-at-paper" to="/superadmin/mailberichten">
          <Icon name="mail" size={18} />
          {t('log')}
        </Link>
      </div>
      <Filters typed={typed} filter={filter} onType={setTyped} onFilter={setFilter} order={order} onOrder={setOrder} />
      <State stand={state} skeleton={SKELETON}>
        {({ items }) => {
          const pairs = sorted(fitting(pairsOf(items), typed, filter), order);
          if (pairs.length > 0) return <Table pairs={pairs} />;
          return (
            <Empty title={t('niets')} explanation={t('niets.uitleg')}>
              <button
                type="button"
                className="button-tint"
                onClick={() => {
                  setTyped('');
                  setFilter('alle');
                }}
              >
                {t('wis')}
              </button>
            </Empty>
          );
        }}
      </State>
    </>
  );
}
