import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeTime } from '#server/features/voortgang/stumbles.contract.ts';
import { shortDate } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { fileName } from '#web/ui/csv.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { NotPracticed } from './not-practiced.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { usePracticeTime } from './stumbles.api.ts';

const SKELETON = <TableSkeleton rows={8} />;
const sum = (minutes: readonly number[]): number => minutes.reduce((total, n) => total + n, 0);

function Minutes({ minutes, most }: { minutes: number; most: number }) {
  const { t } = useTranslation('voortgang');
  if (minutes === 0) return <span className="soft">{t('tijd.geen')}</span>;
  return (
    <span className="time-cell">
      {minutes}
      <span className="error-bar__rail" aria-hidden="true">
        <span className="error-bar__part" style={{ inlineSize: `${Math.round((100 * minutes) / most)}%` }} />
      </span>
    </span>
  );
}

function Table({ data }: { data: PracticeTime }) {
  const { t, i18n } = useTranslation(['voortgang', 'admins']);
  const { groepenPath } = useSpot();
  const most = Math.max(1, ...data.rijen.flatMap((row) => row.minuten));
  const dayOf = (week: string): string => shortDate(i18n.language, new Date(`${week}T12:00:00`));
  const rows = (): string[][] => [
    [t('matrix.leerling'), ...data.weeks, t('tijd.samen')],
    ...data.rijen.map((row) => [row.naam, ...row.minuten.map(String), String(sum(row.minuten))]),
  ];
  return (
    <section className="voortgang" aria-label={t('tijd.naam')}>
      <div className="tab-head">
        <p>{t('tijd.uitleg')}</p>
        <span className="filters__buttons not-at-paper">
          <SaveButtons name={fileName([data.groep.naam, t('voortgang.tab.tijd')])} rows={rows} />
        </span>
      </div>
      <TableBox name={t('tijd.naam')} className="table--fixed">
        <thead>
          <tr>
            <th scope="col">{t('matrix.leerling')}</th>
            <th scope="col">{t('tijd.samen')}</th>
            {data.weeks.map((week) => (
              <th key={week} scope="col">
                {t('tijd.week', { dag: dayOf(week) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rijen.map((row) => (
            <tr key={row.leerlingId}>
              <th scope="row">
                <Link to={`${groepenPath}/${data.groep.id}/leerlingen/${row.leerlingId}/voortgang`}>{row.naam}</Link>
              </th>
              <td className="table__number">
                <strong>{sum(row.minuten)}</strong>
              </td>
              {row.minuten.map((minutes, nr) => (
                <td key={data.weeks[nr]} className="table__number">
                  <Minutes minutes={minutes} most={most} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableBox>
    </section>
  );
}

/** Minutes of every pupil in the last weeks. */
export function TimeTab() {
  const { t } = useTranslation('voortgang');
  const { adminId, groepId } = useSpot();
  const time = usePracticeTime(adminId, groepId ?? '');
  return (
    <State stand={time} skeleton={SKELETON}>
      {(data) =>
        data.rijen.every((row) => sum(row.minuten) === 0) ? (
          <NotPracticed title={t('tijd.leeg')} explanation={t('tijd.leeg.uitleg')} />
        ) : (
          <Table data={data} />
        )
      }
    </State>
  );
}
