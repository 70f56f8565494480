import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfficeWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { serverClock } from '#web/platform/klok.ts';
import { State } from '#web/platform/toestand.tsx';
import { useTitle } from '#web/platform/gebruik-titel.ts';
import { Empty } from '#web/ui/leeg.tsx';
import { TableSkeleton } from '#web/ui/geraamte.tsx';
import { TableBox } from '#web/ui/tabel-vak.tsx';
import { daysUntil, dayText, noonOf } from './datum.ts';
import { useWisverzoeken } from './wisverzoeken.api.ts';
import './wisverzoeken.css';

const SKELETON = <TableSkeleton rijen={4} />;
/** What asks for a decision stands first: a telephone shows no more than two columns. */
const COLUMNS = ['organisatie', 'stand', 'wissenOp', 'leerlingen', 'gevraagd'] as const;

function Row({ verzoek: request }: { verzoek: OfficeWisverzoek }) {
  const { t, i18n } = useTranslation('superadmin');
  return (
    <tr>
      <th scope="row">
        <Link to={request.id}>{request.organisatie}</Link>
        <small>{[t(`soort.${request.soort}`), request.plaats].filter((part) => part !== '').join(', ')}</small>
      </th>
      <td>
        <span className={request.bevestigd ? 'chip chip--roest' : 'chip chip--zon'}>
          {t(request.bevestigd ? 'stand.bevestigd' : 'stand.wacht')}
        </span>
      </td>
      <td>
        {dayText(i18n.language, noonOf(request.wissenOp))}
        <small>{t('nog', { count: daysUntil(request.wissenOp, new Date(serverClock.nu())) })}</small>
      </td>
      <td className="tabel__getal">{request.leerlingen}</td>
      <td>{dayText(i18n.language, new Date(request.op))}</td>
    </tr>
  );
}

/** Organisations that asked to be erased, the nearest day first. */
export function WisverzoekenPage() {
  const { t } = useTranslation('superadmin');
  const state = useWisverzoeken();
  useTitle(t('wisverzoeken'));
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('wisverzoeken')}</h1>
          <p>{t('wisverzoeken.uitleg')}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty titel={t('leeg.titel')} uitleg={t('leeg.uitleg')} />
          ) : (
            <TableBox className="tabel--vast wisverzoeken" naam={t('wisverzoeken')}>
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
                {items.map((request) => (
                  <Row key={request.id} verzoek={request} />
                ))}
              </tbody>
            </TableBox>
          )
        }
      </State>
    </>
  );
}
