import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AUDIT_KINDS, type AuditKind, type AuditList } from '#server/features/audit/audit.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { logActor, logZin } from '#web/platform/log-line.ts';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useCustomerLog } from './api.ts';

const SKELETON = <TableSkeleton rows={8} />;
const COLUMNS = ['wanneer', 'wie', 'wat'] as const;

function Lines({ items }: { items: AuditList['items'] }) {
  const { t, i18n } = useTranslation(['logboek', 'accountgegevens', 'tenant']);
  return (
    <TableBox className="admin-detail__table" name={t('titel')}>
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
        {items.map((line) => (
          <tr key={line.id}>
            <td>{momentText(i18n.language, new Date(line.op))}</td>
            <td>{logActor(t, line)}</td>
            <td>
              {logZin(t, line)}
              {line.reden !== undefined && <small>{t('reden', { reden: line.reden })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

/** What happened at this customer, as it reads it itself. */
export function CustomerLog({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['logboek', 'admin-detail']);
  const [asked, setAsked] = useState<{ kind: AuditKind | ''; page: number }>({ kind: '', page: 1 });
  const state = useCustomerLog(adminId, asked);
  return (
    <>
      <div className="admin-detail__log not-at-paper">
        <TextField
          select
          label={t('soort')}
          value={asked.kind}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) =>
            setAsked({ kind: AUDIT_KINDS.find((kind) => kind === target.value) ?? '', page: 1 })
          }
        >
          <MenuItem value="">{t('soort.alles')}</MenuItem>
          {AUDIT_KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`soort.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <Link className="button-tint" to={`/admins/${adminId}/accountgegevens?deel=logboek`}>
          {t('admin-detail:log.heel')}
        </Link>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(data) =>
          data.totaal === 0 ? (
            <Empty title={t('leeg')} explanation={t(asked.kind === '' ? 'leeg.uitleg' : 'niets')} />
          ) : (
            <>
              <Lines items={data.items} />
              {data.totaal > data.grootte && (
                <Pagination
                  count={Math.ceil(data.totaal / data.grootte)}
                  page={data.pagina}
                  onChange={(_, page) => setAsked({ ...asked, page })}
                />
              )}
            </>
          )
        }
      </State>
    </>
  );
}
