import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uitnodiging } from '#server/features/docenten/docenten.contract.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { repeat, withdrawUitnodiging } from './api.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';

const FAILED: ReadonlySet<Uitnodiging['status']> = new Set(['verlopen', 'mislukt', 'geweigerd']);

interface Props {
  adminId: string;
  items: readonly Uitnodiging[];
  /** Not for this role, or not while the licence is for reading only. */ actions: 'geen' | 'uit' | 'aan';
  onDone: (notice: string) => void;
}

/** Who was asked and has not answered yet. */
export function UitnodigingenTable({ adminId, items, actions, onDone }: Props) {
  const { t, i18n } = useTranslation(['docenten', 'uitnodigingen']);
  const [error, setError] = useState<Error | null>(null);
  const perform = (work: Promise<void>, notice: string) => {
    setError(null);
    work.then(() => onDone(notice), setError);
  };
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="uitnodigingen-kop" className="docenten__uitnodigingen">
      <h2 id="uitnodigingen-kop">{t('uitnodigingen')}</h2>
      <FormNotice fout={error} />
      <TableBox className="table--fixed docenten" heading="uitnodigingen-kop">
        <thead>
          <tr>
            <th scope="col">{t('kolom.email')}</th>
            <th scope="col">{t('rol')}</th>
            <th scope="col">{t('groepen')}</th>
            <th scope="col">{t('kolom.status')}</th>
            <th scope="col">{t('kolom.geldig')}</th>
            {actions !== 'geen' && (
              <th scope="col" className="not-at-paper">
                <span className="only-reader">{t('wijzig')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((uitnodiging) => (
            <tr key={uitnodiging.id}>
              <th scope="row">{uitnodiging.email}</th>
              <td>{t(`rol.${uitnodiging.rol}`)}</td>
              <td className="docenten__groepen">
                {uitnodiging.groepen.map(({ naam: name }) => name).join(', ') || (
                  <span className="soft">{t('geen')}</span>
                )}
              </td>
              <td>
                <span className={FAILED.has(uitnodiging.status) ? 'chip chip--almost' : 'chip chip--sea'}>
                  {t(uitnodiging.gevraagd ? 'uitnodiging.gevraagd' : `uitnodiging.${uitnodiging.status}`)}
                </span>
              </td>
              <td>{dateText(i18n.language, new Date(uitnodiging.verlooptOp))}</td>
              {actions !== 'geen' && (
                <td className="not-at-paper">
                  {uitnodiging.status !== 'geweigerd' && (
                    <Button
                      disabled={actions === 'uit'}
                      aria-label={t('herhaal.aan', { email: uitnodiging.email })}
                      onClick={() => perform(repeat(adminId, uitnodiging), t('herhaald', { email: uitnodiging.email }))}
                    >
                      {t('herhaal')}
                    </Button>
                  )}
                  <Button
                    color="warning"
                    disabled={actions === 'uit'}
                    aria-label={t('trekIn.van', { email: uitnodiging.email })}
                    onClick={() =>
                      perform(withdrawUitnodiging(adminId, uitnodiging), t('ingetrokken', { email: uitnodiging.email }))
                    }
                  >
                    {t('trekIn')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </TableBox>
    </section>
  );
}
