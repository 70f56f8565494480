import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { TransferCodes, VerhuistokenItem } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import type { ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { longDate, shortDate } from '#web/platform/date-text.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import type { Verhuistokens } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useAction } from './use-action.ts';
import { ScopeText } from './inzage-table.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { withdrawVerhuistoken } from './api.ts';

const CHIP: Record<VerhuistokenItem['status'], string> = {
  gemaakt: 'chip--sea',
  ingezien: 'chip--sea',
  ingelezen: 'chip--correct',
  ingetrokken: '',
  verlopen: '',
};
const OPEN: ReadonlySet<VerhuistokenItem['status']> = new Set(['gemaakt', 'ingezien']);

/** The codes, once: on paper each with a line to cut along. */
function Codes({ codes, onSluit: onClose }: { codes: TransferCodes; onSluit: () => void }) {
  const { t, i18n } = useTranslation('verhuistoken');
  return (
    <div className="transfer__codes" role="status">
      <p>{t('codes.uitleg', { datum: longDate(i18n.language, new Date(codes.verlooptOp)) })}</p>
      <ul>
        {codes.tokens.map(({ leerlingId, naam: name, token }) => (
          <li key={leerlingId}>
            <strong>{name}</strong> <code>{token}</code>
          </li>
        ))}
      </ul>
      <div className="transfer__buttons not-at-paper">
        <Button variant="contained" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
          {t('codes.print')}
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            void navigator.clipboard.writeText(
              codes.tokens.map(({ naam: name, token }) => `${name}\t${token}`).join('\n'),
            )
          }
        >
          {t('codes.kopieer')}
        </Button>
        <Button onClick={onClose}>{t('codes.klaar')}</Button>
      </div>
    </div>
  );
}

function List({
  items,
  bezig: busy,
  onWithdraw,
}: {
  items: readonly VerhuistokenItem[];
  bezig: boolean;
  onWithdraw: (id: string) => void;
}) {
  const { t, i18n } = useTranslation('verhuistoken');
  if (items.length === 0) return <p className="soft">{t('lijst.leeg')}</p>;
  return (
    <TableBox className="table--fixed" name={t('lijst.kop')} notOnPaper>
      <thead>
        <tr>
          {['leerling', 'stand', 'mee', 'gemaakt', 'tot'].map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="only-reader">{t('lijst.trekIn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">{item.naam ?? t('lijst.vertrokken')}</th>
            <td>
              <span className={`chip ${CHIP[item.status]}`}>{t(`status.${item.status}`)}</span>
            </td>
            <td className="transfer__along">
              <ScopeText scope={item.scope} />
            </td>
            <td>{shortDate(i18n.language, new Date(item.gemaaktOp))}</td>
            <td>{shortDate(i18n.language, new Date(item.verlooptOp))}</td>
            <td>
              {OPEN.has(item.status) && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t('lijst.trekInVan', { naam: item.naam })}
                  onClick={() => onWithdraw(item.id)}
                >
                  {t('lijst.trekIn')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

/** Codes for pupils who leave, and what became of them. */
export function HandOverPart({
  adminId,
  leerlingen,
  stand: state,
}: {
  adminId: string;
  leerlingen: readonly LeerlingItem[];
  stand: ReadState<Verhuistokens>;
}) {
  const { t } = useTranslation('verhuistoken');
  const action = useAction();
  const [dialog, setDialog] = useState(false);
  const [codes, setCodes] = useState<TransferCodes | null>(null);
  const created = (newOne: TransferCodes) => {
    setDialog(false);
    setCodes(newOne);
    void state.mutate();
  };
  const retrieve = async (tokenId: string) => {
    await action.perform(() => withdrawVerhuistoken(adminId, tokenId));
    await state.mutate();
  };
  return (
    <section className="transfer" aria-labelledby="verhuis-uit">
      <h2 id="verhuis-uit">{t('maak.kop')}</h2>
      <p className="soft not-at-paper">{t('maak.uitleg')}</p>
      {leerlingen.length === 0 && <p>{t('maak.niemand')}</p>}
      {codes === null && leerlingen.length > 0 ? (
        <div className="transfer__buttons not-at-paper">
          <Button variant="outlined" onClick={() => setDialog(true)}>
            {t('maak.open')}
          </Button>
        </div>
      ) : (
        codes !== null && <Codes codes={codes} onSluit={() => setCodes(null)} />
      )}
      {action.fout !== null && <ErrorNotice fout={action.fout} onRetry={() => void state.mutate()} />}
      <State stand={state} skeleton={<TableSkeleton rows={3} />}>
        {({ items }) => <List items={items} bezig={action.bezig} onWithdraw={(id) => void retrieve(id)} />}
      </State>
      {dialog && (
        <CreateDialog adminId={adminId} leerlingen={leerlingen} onCodes={created} onSluit={() => setDialog(false)} />
      )}
    </section>
  );
}
