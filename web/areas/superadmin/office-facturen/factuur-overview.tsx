import Pagination from '@mui/material/Pagination';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  factuurListQuerySchema,
  type FactuurList as Papers,
  type ListedFactuur,
} from '#server/features/facturen/facturen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { noonOf } from '../shared/date.ts';
import { moneyText } from '../shared/euro.ts';
import { useFacturen } from './api.ts';
import { ListFilters } from './list-filters.tsx';
import { useListQuery } from '../shared/list-query.ts';
import { FactuurChip } from './factuur-chip.tsx';

const SKELETON = <TableSkeleton rows={8} />;
const COLUMNS = ['nummer', 'stand', 'klant', 'datum', 'dueOn', 'totaal', 'open'] as const;
const AMOUNTS: ReadonlySet<string> = new Set(['totaal', 'open']);

function Row({ paper }: { paper: ListedFactuur }) {
  const { t, i18n } = useTranslation('office-facturen');
  const day = (date: string | null): string => (date === null ? '' : dateText(i18n.language, noonOf(date)));
  return (
    <tr>
      <th scope="row">
        <Link to={`/superadmin/facturen/${paper.id}`}>{paper.nummer ?? t(`soort.${paper.soort}`)}</Link>
        <small>{paper.nummer === null ? t('nogGeenNummer') : t(`soort.${paper.soort}`)}</small>
      </th>
      <td>
        <FactuurChip paper={paper} />
      </td>
      <td>{paper.naam}</td>
      <td>{day(paper.datum)}</td>
      <td>{day(paper.dueOn)}</td>
      <td className="factuur-list__amount">{moneyText(i18n.language, paper.totaal)}</td>
      <td className="factuur-list__amount">{paper.open === 0 ? '' : moneyText(i18n.language, paper.open)}</td>
    </tr>
  );
}

/** What all customers together owe, and how much of it is late. */
function Owed({ owed }: Pick<Papers, 'owed'>) {
  const { t, i18n } = useTranslation('office-facturen');
  return (
    <dl className="factuur-owed">
      <div>
        <dt>{t('open')}</dt>
        <dd>{moneyText(i18n.language, owed.open)}</dd>
      </div>
      <div className={owed.late > 0 ? 'factuur-owed__late' : ''}>
        <dt>{t('telaat')}</dt>
        <dd>{moneyText(i18n.language, owed.late)}</dd>
      </div>
    </dl>
  );
}

function Table({ data, onPage }: { data: Papers; onPage: (page: number) => void }) {
  const { t } = useTranslation('office-facturen');
  const pages = Math.ceil(data.totaal / data.grootte);
  return (
    <>
      <p className="soft" role="status">
        {t('aantal', { count: data.totaal })}
      </p>
      <TableBox className="table--fixed factuur-list" name={t('titel')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={AMOUNTS.has(column) ? 'factuur-list__amount' : undefined}>
                {t(`kolom.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((paper) => (
            <Row key={paper.id} paper={paper} />
          ))}
        </tbody>
      </TableBox>
      {pages > 1 && <Pagination count={pages} page={data.pagina} onChange={(_, page) => onPage(page)} />}
    </>
  );
}

/** Every paper, the concepts and the newest first, with what is still to come in. */
export function FactuurOverview() {
  const { t } = useTranslation('office-facturen');
  const { query, text, setText, change, clear } = useListQuery(factuurListQuerySchema);
  const state = useFacturen(query);
  const narrowed =
    query.zoek !== '' || query.soort !== undefined || query.view !== 'alle' || query.adminId !== undefined;
  return (
    <>
      {state.data !== undefined && <Owed owed={state.data.owed} />}
      <ListFilters text={text} query={query} onText={setText} onChange={change} />
      <State stand={state} skeleton={SKELETON}>
        {(data) =>
          data.totaal === 0 ? (
            <Empty title={t(narrowed ? 'niets' : 'leeg')} explanation={t(narrowed ? 'niets.uitleg' : 'leeg.uitleg')}>
              {narrowed ? (
                <button type="button" className="button-tint" onClick={clear}>
                  {t('wis')}
                </button>
              ) : (
                <Link className="button-full" to="/superadmin/facturen/nieuw">
                  {t('nieuw')}
                </Link>
              )}
            </Empty>
          ) : (
            <Table data={data} onPage={(page) => change({ pagina: String(page) })} />
          )
        }
      </State>
    </>
  );
}
