import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfficeWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { daysUntil, noonOf } from '../shared/date.ts';
import { useOfficeWisverzoeken } from './api.ts';
import './wisverzoeken.css';

const SKELETON = <TableSkeleton rows={4} />;
/** What asks for a decision stands first: a telephone shows no more than two columns. */
const COLUMNS = ['organisatie', 'stand', 'wissenOp', 'leerlingen', 'gevraagd'] as const;

function Row({ verzoek: request }: { verzoek: OfficeWisverzoek }) {
  const { t, i18n } = useTranslation(['wisverzoeken', 'superadmin']);
  return (
    <tr>
      <th scope="row">
        <Link to={request.id}>{request.organisatie}</Link>
        <small>{[t(`soort.${request.soort}`), request.plaats].filter((part) => part !== '').join(', ')}</small>
      </th>
      <td>
        <span className={request.bevestigd ? 'chip chip--rust' : 'chip chip--sun'}>
          {t(request.bevestigd ? 'stand.bevestigd' : 'stand.wacht')}
        </span>
      </td>
      <td>
        {dateText(i18n.language, noonOf(request.wissenOp))}
        <small>{t('nog', { count: daysUntil(request.wissenOp, new Date(serverClock.nu())) })}</small>
      </td>
      <td className="table__number">{request.leerlingen}</td>
      <td>{dateText(i18n.language, new Date(request.op))}</td>
    </tr>
  );
}

/** Organisations that asked to be erased, the nearest day first. */
export function WisverzoekenPage() {
  const { t } = useTranslation(['wisverzoeken', 'superadmin']);
  const state = useOfficeWisverzoeken();
  useTitle(t('wisverzoeken'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('wisverzoeken')}</h1>
          <p>{t('wisverzoeken.uitleg')}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />
          ) : (
            <TableBox className="table--fixed wisverzoeken" name={t('wisverzoeken')}>
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
