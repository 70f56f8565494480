import { useTranslation } from 'react-i18next';
import type { Figures, PracticeFigures } from '#server/features/work-list/work-list.contract.ts';
import { momentText, shortDate } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { noonOf } from '../shared/date.ts';
import { useFigures } from './api.ts';
import { JobsTable } from './jobs-table.tsx';

const SKELETON = <CardsSkeleton cards={4} rules={2} />;
const KINDS = ['school', 'rt', 'thuis', 'demo'] as const;
/** Height of the highest bar. */
const BAR_PX = 84;

/** Answers of the last days as bars; the numbers themselves stand in a list for who cannot see them. */
function Days({ days }: Pick<PracticeFigures, 'days'>) {
  const { t, i18n } = useTranslation('dashboard');
  const most = Math.max(1, ...days.map((day) => day.antwoorden));
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <ul className="figure-days" aria-label={t('cijfers.dagen')}>
      {days.map((day) => (
        <li key={day.dag}>
          <strong>{number.format(day.antwoorden)}</strong>
          <span className="figure-days__bar" style={{ height: (BAR_PX * day.antwoorden) / most }} />
          <small>{shortDate(i18n.language, noonOf(day.dag))}</small>
        </li>
      ))}
    </ul>
  );
}

function Practice({ figures }: { figures: Figures }) {
  const { t, i18n } = useTranslation('dashboard');
  const { practice } = figures;
  const broken = figures.failed.includes('practice');
  return (
    <section className="figure figure--wide" aria-label={t('cijfers.oefenen')}>
      <h3>{t('cijfers.oefenen')}</h3>
      {practice === null ? (
        <p className="soft">{t(broken ? 'cijfers.mist' : 'cijfers.later')}</p>
      ) : (
        <>
          <p className="figure__number">{new Intl.NumberFormat(i18n.language).format(practice.leerlingen)}</p>
          <p className="soft">{t('cijfers.leerlingen')}</p>
          <Days days={practice.days} />
          <small>{t('cijfers.geteld', { moment: momentText(i18n.language, new Date(practice.at)) })}</small>
        </>
      )}
    </section>
  );
}

function Tenants({ tenants }: Pick<Figures, 'tenants'>) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="figure" aria-label={t('cijfers.klanten')}>
      <h3>{t('cijfers.klanten')}</h3>
      {tenants === null ? (
        <p className="soft">{t('cijfers.mist')}</p>
      ) : (
        <dl>
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>{t(`klant.${kind}`)}</dt>
              <dd>{tenants[kind]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Mail({ mail }: Pick<Figures, 'mail'>) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <section className="figure" aria-label={t('cijfers.mail')}>
      <h3>{t('cijfers.mail')}</h3>
      {mail === null ? (
        <p className="soft">{t('cijfers.mist')}</p>
      ) : (
        <dl>
          <div>
            <dt>{t('cijfers.wachtrij')}</dt>
            <dd>{mail.waiting}</dd>
          </div>
          {mail.oldest !== null && (
            <div>
              <dt>{t('cijfers.oudste')}</dt>
              <dd>{momentText(i18n.language, new Date(mail.oldest))}</dd>
            </div>
          )}
          <div data-bad={mail.failed > 0 || undefined}>
            <dt>{t('cijfers.mislukt')}</dt>
            <dd>{mail.failed}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function Backup({ figures }: { figures: Figures }) {
  const { t, i18n } = useTranslation('dashboard');
  const missing = t(figures.failed.includes('backup') ? 'cijfers.mist' : 'cijfers.backup.onbekend');
  return (
    <section className="figure" aria-label={t('cijfers.backup')}>
      <h3>{t('cijfers.backup')}</h3>
      <p className={figures.backup === null ? 'soft' : ''}>
        {figures.backup === null ? missing : momentText(i18n.language, new Date(figures.backup))}
      </p>
    </section>
  );
}

/** How things stand: customers, practice, mail, the backup, and the jobs of the server. */
export function FiguresPart() {
  const { t } = useTranslation('dashboard');
  const state = useFigures();
  return (
    <section className="figures-part" aria-labelledby="cijfers">
      <h2 id="cijfers">{t('cijfers')}</h2>
      <State stand={state} skeleton={SKELETON}>
        {(figures) => (
          <>
            <div className="figures">
              <Practice figures={figures} />
              <Tenants tenants={figures.tenants} />
              <Mail mail={figures.mail} />
              <Backup figures={figures} />
            </div>
            <h2>{t('taken')}</h2>
            {figures.jobs === null ? <p className="soft">{t('cijfers.mist')}</p> : <JobsTable jobs={figures.jobs} />}
          </>
        )}
      </State>
    </section>
  );
}
