import Alert from '@mui/material/Alert';
import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MailLog } from '#server/features/mail-log/mail-log.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { ListButtons } from '../shared/list-buttons.tsx';
import { readWholeLog, useMailLog } from './api.ts';
import { useLogCsv } from './log-csv.ts';
import { LogFilters } from './log-filters.tsx';
import { LogRow } from './log-row.tsx';
import { useLogQuery } from './log-query.ts';
import './mail-log.css';

const SKELETON = <TableSkeleton rows={8} />;
const COLUMNS = ['mail', 'stand', 'voor', 'wanneer', 'doe'] as const;

function Table(props: { data: MailLog; onPage: (page: number) => void; onSent: (text: string) => void }) {
  const { data, onPage, onSent } = props;
  const { t } = useTranslation('mail-log');
  const pages = Math.ceil(data.totaal / data.grootte);
  return (
    <>
      <p className="soft" role="status">
        {t('aantal', { count: data.totaal })}
      </p>
      <TableBox className="table--fixed mail-log" name={t('titel')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'doe' ? 'not-at-paper' : undefined}>
                {t(`kolom.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((mail) => (
            <LogRow key={mail.id} mail={mail} onSent={onSent} />
          ))}
        </tbody>
      </TableBox>
      {pages > 1 && <Pagination count={pages} page={data.pagina} onChange={(_, page) => onPage(page)} />}
    </>
  );
}

/** `/superadmin/mailberichten`: what became of every mail, and another try for one that failed. */
export function MailLogPage() {
  const { t } = useTranslation('mail-log');
  const { query, text, setText, change, clear } = useLogQuery();
  const state = useMailLog(query);
  const [notice, setNotice] = useState('');
  const csv = useLogCsv();
  const narrowed = query.zoek !== '' || query.status !== undefined;
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        <Link className="button-tint not-at-paper" to="/superadmin/mailsjablonen">
          <Icon name="potlood" size={18} />
          {t('teksten')}
        </Link>
      </div>
      <LogFilters
        text={text}
        status={query.status}
        order={query.sorteer}
        onText={setText}
        onStatus={(status) => change({ status })}
        onOrder={(sorteer) => change({ sorteer })}
      />
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
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
              <ListButtons name={t('titel')} head={csv.head} rows={async () => csv.rows(await readWholeLog(query))} />
              <Table data={data} onSent={setNotice} onPage={(page) => change({ pagina: String(page) })} />
            </>
          )
        }
      </State>
    </>
  );
}
