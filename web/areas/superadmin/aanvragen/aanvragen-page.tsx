import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Aanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { useAanvragen } from './api.ts';
import { officeStandOf, type OfficeStand } from './office-stand.ts';
import './aanvragen.css';

const SKELETON = <TableSkeleton rows={6} />;
/** What asks for a decision stands first: a telephone shows no more than two columns. */
const COLUMNS = ['organisatie', 'stand', 'soort', 'op', 'behandelaar'] as const;
const CHIP = {
  nieuw: 'chip chip--sun',
  wacht: 'chip chip--rust',
  in_behandeling: 'chip',
  omgezet: 'chip chip--rust',
  afgewezen: 'chip chip--rust',
  samengevoegd: 'chip chip--rust',
  afgehandeld: 'chip chip--rust',
} as const satisfies Record<OfficeStand, string>;

function Row({ request }: { request: Aanvraag }) {
  const { t, i18n } = useTranslation('aanvragen');
  const stand = officeStandOf(request);
  return (
    <tr>
      <th scope="row">
        <Link to={request.id}>{request.organisatie === '' ? request.naam : request.organisatie}</Link>
        <small>{[t(`voor.${request.organisatiesoort}`), request.nummer].join(', ')}</small>
      </th>
      <td>
        <span className={CHIP[stand]}>{t(`stand.${stand}`)}</span>
      </td>
      <td>{t(`soort.${request.soort}`)}</td>
      <td>{dateText(i18n.language, new Date(request.op))}</td>
      <td>{request.behandelaar?.naam ?? t(request.selfStart === 'begonnen' ? 'vanzelf' : 'niemand')}</td>
    </tr>
  );
}

/** Requests of the site: what waits first, the oldest on top. */
export function AanvragenPage() {
  const { t } = useTranslation('aanvragen');
  const state = useAanvragen();
  useTitle(t('aanvragen'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('aanvragen')}</h1>
          <p>{t('aanvragen.uitleg')}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />
          ) : (
            <TableBox className="table--fixed aanvragen" name={t('aanvragen')}>
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
                  <Row key={request.id} request={request} />
                ))}
              </tbody>
            </TableBox>
          )
        }
      </State>
    </>
  );
}
