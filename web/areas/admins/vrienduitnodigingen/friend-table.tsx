import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Vrienduitnodiging,
  VrienduitnodigingStatus,
} from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { withdrawFriend } from './api.ts';

const LOOK: Readonly<Record<VrienduitnodigingStatus, string>> = {
  verwerkt: 'chip chip--sea',
  aangevraagd: 'chip chip--correct',
  verlopen: 'chip',
  ingetrokken: 'chip',
};

/** Whom somebody invited, and what came of it. */
export function FriendTable({
  items,
  onDone,
}: {
  items: readonly Vrienduitnodiging[];
  onDone: (notice: string) => void;
}) {
  const { t, i18n } = useTranslation('vrienduitnodigingen');
  const { adminId } = useSpot();
  const [error, setError] = useState<Error | null>(null);
  const withdraw = ({ id, email }: Vrienduitnodiging): void => {
    setError(null);
    withdrawFriend(adminId, id).then(() => onDone(t('ingetrokken.klaar', { email })), setError);
  };
  return (
    <section className="friends__sent" aria-labelledby="vriend-lijst">
      <h2 id="vriend-lijst">{t('lijst')}</h2>
      <FormNotice fout={error} />
      {items.length === 0 ? (
        <p className="soft">{t('leeg')}</p>
      ) : (
        <TableBox className="table--fixed" heading="vriend-lijst">
          <thead>
            <tr>
              <th scope="col">{t('kolom.email')}</th>
              <th scope="col">{t('kolom.op')}</th>
              <th scope="col">{t('kolom.stand')}</th>
              <th scope="col" className="not-at-paper">
                <span className="only-reader">{t('trekIn')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <th scope="row">{item.email}</th>
                <td>{dateText(i18n.language, new Date(item.op))}</td>
                <td>
                  <span className={LOOK[item.status]}>{t(`stand.${item.status}`)}</span>
                </td>
                <td className="not-at-paper">
                  {item.status === 'verwerkt' && (
                    <Button
                      color="warning"
                      aria-label={t('trekIn.van', { email: item.email })}
                      onClick={() => withdraw(item)}
                    >
                      {t('trekIn')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </TableBox>
      )}
    </section>
  );
}
