import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OfficeInvitedPerson } from '#server/features/docenten/office-staff.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { remindPerson, takeBack } from './api.ts';

const COLUMNS = ['email', 'rol', 'stand', 'op'] as const;
const CHIP = {
  verzonden: 'chip chip--sea',
  geopend: 'chip chip--sun',
  verlopen: 'chip',
  mislukt: 'chip chip--rust',
  geweigerd: 'chip chip--rust',
} as const satisfies Record<OfficeInvitedPerson['status'], string>;

interface Props {
  /** Absent = whoever looks may only read. */
  onDone?: ((text: string) => void) | undefined;
}

function Buttons({ invited, onDone }: { invited: OfficeInvitedPerson; onDone: (text: string) => void }) {
  const { t } = useTranslation('office-staff');
  const saving = useSaving();
  const { email } = invited;
  const run = async (work: () => Promise<void>, text: string): Promise<void> => {
    const done = await saving.run(work);
    if (done !== undefined) onDone(text);
  };
  return (
    <>
      <span className="office-staff__do">
        {invited.status !== 'geweigerd' && (
          <Button
            size="small"
            variant="outlined"
            disabled={saving.bezig}
            aria-label={t('opnieuw.naam', { email })}
            onClick={() => void run(() => remindPerson(invited), t('gedaan.opnieuw', { email }))}
          >
            {t('opnieuw')}
          </Button>
        )}
        <Button
          size="small"
          disabled={saving.bezig}
          aria-label={t('intrekken.naam', { email })}
          onClick={() => void run(() => takeBack(invited), t('gedaan.ingetrokken', { email }))}
        >
          {t('intrekken')}
        </Button>
      </span>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
    </>
  );
}

/** Who was asked to work with us and did not come in yet. */
export function InvitedTable({ items, onDone }: Props & { items: readonly OfficeInvitedPerson[] }) {
  const { t, i18n } = useTranslation('office-staff');
  return (
    <section className="office-staff__invited" aria-labelledby="uitgenodigd">
      <h2 id="uitgenodigd">{t('lijst.uitnodigingen')}</h2>
      <TableBox className="table--fixed office-staff" heading="uitgenodigd">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`kolom.${column}`)}
              </th>
            ))}
            {onDone !== undefined && (
              <th scope="col" className="not-at-paper">
                {t('kolom.doe')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((invited) => (
            <tr key={invited.id}>
              <th scope="row">{invited.email}</th>
              <td>{t(`rol.${invited.rol}`)}</td>
              <td>
                <span className={CHIP[invited.status]}>{t(`stand.${invited.status}`)}</span>
                {invited.gevraagd && <small>{t('gevraagd')}</small>}
              </td>
              <td>{dateText(i18n.language, new Date(invited.verzondenOp))}</td>
              {onDone !== undefined && (
                <td className="not-at-paper">
                  <Buttons invited={invited} onDone={onDone} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </TableBox>
    </section>
  );
}
