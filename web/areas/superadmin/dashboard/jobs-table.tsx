import { useTranslation } from 'react-i18next';
import type { OfficeJob } from '#server/features/work-list/work-list.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { momentText } from '#web/platform/date-text.ts';
import { TableBox } from '#web/ui/table-box.tsx';

const COLUMNS = ['naam', 'stand', 'laatst', 'duur', 'volgende'] as const;
/** A job that has its turn and was not begun for so long is late. */
const LATE_MS = 48 * 3_600_000;

function standOf(job: OfficeJob): { key: string; chip: string } {
  if (job.failure !== null) return { key: 'mislukt', chip: 'chip chip--rust' };
  if (job.busy) return { key: 'bezig', chip: 'chip chip--sea' };
  if (serverClock.nu() - Date.parse(job.next) > LATE_MS) return { key: 'laat', chip: 'chip chip--sun' };
  return job.end === null ? { key: 'nog', chip: 'chip' } : { key: 'goed', chip: 'chip chip--correct' };
}

function Row({ job }: { job: OfficeJob }) {
  const { t, i18n } = useTranslation('dashboard');
  const { key, chip } = standOf(job);
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <tr>
      <th scope="row">{t(`taak.${job.name}`, { defaultValue: job.name })}</th>
      <td>
        <span className={chip}>{t(`taakstand.${key}`)}</span>
        {job.failure !== null && <small className="job-failure">{job.failure}</small>}
      </td>
      <td>{job.end === null ? '' : momentText(i18n.language, new Date(job.end))}</td>
      <td className="table__number">
        {job.seconds === null ? '' : t('seconden', { aantal: seconds.format(job.seconds) })}
      </td>
      <td>{momentText(i18n.language, new Date(job.next))}</td>
    </tr>
  );
}

/** What the server does by itself: what failed stands on top. */
export function JobsTable({ jobs }: { jobs: readonly OfficeJob[] }) {
  const { t } = useTranslation('dashboard');
  if (jobs.length === 0) return <p className="soft">{t('taken.leeg')}</p>;
  return (
    <TableBox className="table--fixed jobs-table" name={t('taken')}>
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
        {jobs.map((job) => (
          <Row key={job.name} job={job} />
        ))}
      </tbody>
    </TableBox>
  );
}
