import { useTranslation } from 'react-i18next';
import type { HealthDetails } from '#server/features/gezondheid/gezondheid.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { useHealth } from './api.ts';
import { BackupCard } from './backup-card.tsx';
import { Facts, HealthCard } from './health-card.tsx';
import { millisText, sizeText } from './sizes.ts';
import './server-health.css';

const SKELETON = <CardsSkeleton cards={6} rules={3} />;
const PARTS = ['database', 'gemigreerd', 'gevuld', 'web', 'disk'] as const;
/** A disk with less than this part free asks for room. */
const TIGHT = 0.1;

function Ready({ health }: Pick<HealthDetails, 'health'>) {
  const { t } = useTranslation('server-health');
  const { drawings } = health;
  return (
    <HealthCard name={t('klaar')} good={health.klaar} text={t(health.klaar ? 'klaar.ja' : 'klaar.nee')}>
      <ul className="health-parts">
        {PARTS.map((part) => (
          <li key={part} data-good={health[part] || undefined}>
            <span aria-hidden="true">{health[part] ? '✓' : '✗'}</span>
            {t(`deel.${part}`)}
            <span className="only-reader">{t(health[part] ? 'goed' : 'fout')}</span>
          </li>
        ))}
      </ul>
      {drawings.done < drawings.total && (
        <p className="soft">{t('tekenen', { klaar: drawings.done, totaal: drawings.total })}</p>
      )}
      {drawings.failed.length > 0 && (
        <p className="health-bad">{t('mislukt', { namen: drawings.failed.join(', ') })}</p>
      )}
    </HealthCard>
  );
}

function DatabaseCard({ database }: Pick<HealthDetails, 'database'>) {
  const { t, i18n } = useTranslation('server-health');
  if (database === null) return <HealthCard name={t('database')} good={false} text={t('database.stil')} />;
  const { steps, connections } = database;
  return (
    <HealthCard
      name={t('database')}
      good={steps.taken >= steps.known && connections.waiting === 0}
      text={t(`database.${database.kind}`, { versie: database.version })}
    >
      <Facts
        facts={[
          [t('omvang'), sizeText(i18n.language, database.size)],
          [t('antwoordtijd'), millisText(i18n.language, database.seconds)],
          [t('stappen'), t('stappen.tekst', { genomen: steps.taken, bekend: steps.known })],
          [t('verbindingen'), t('verbindingen.tekst', { bezig: connections.used, wacht: connections.waiting })],
        ]}
      />
      {database.kind === 'embedded' && <p className="soft">{t('database.proef')}</p>}
    </HealthCard>
  );
}

function DiskCard({ disk }: Pick<HealthDetails, 'disk'>) {
  const { t, i18n } = useTranslation('server-health');
  if (disk === null) return <HealthCard name={t('schijf')} good={false} text={t('schijf.weg')} />;
  const used = disk.total === 0 ? 1 : 1 - disk.free / disk.total;
  const percent = Math.round(used * 100);
  return (
    <HealthCard
      name={t('schijf')}
      good={1 - used >= TIGHT}
      text={t('schijf.vrij', { vrij: sizeText(i18n.language, disk.free), totaal: sizeText(i18n.language, disk.total) })}
    >
      <div className="health-bar" data-tight={1 - used < TIGHT || undefined} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="soft">{t('schijf.vol', { procent: percent })}</p>
    </HealthCard>
  );
}

function ProcessCard({ process }: Pick<HealthDetails, 'process'>) {
  const { t, i18n } = useTranslation('server-health');
  return (
    <HealthCard name={t('proces')} text={t('proces.versie', { versie: process.version })}>
      <Facts
        facts={[
          [t('sinds'), momentText(i18n.language, new Date(process.since))],
          [t('geheugen'), sizeText(i18n.language, process.memory)],
          [t('wachttijd'), millisText(i18n.language, process.delay)],
          [t('node'), process.node],
        ]}
      />
    </HealthCard>
  );
}

function MailCard({ mail }: Pick<HealthDetails, 'mail'>) {
  const { t } = useTranslation('server-health');
  return (
    <HealthCard name={t('mail')} good={mail !== 'nowhere'} text={t(`mail.${mail}`)}>
      <p className="soft">{t(`mail.${mail}.uitleg`)}</p>
    </HealthCard>
  );
}

function MonitorCard({ metrics }: Pick<HealthDetails, 'metrics'>) {
  const { t } = useTranslation('server-health');
  return (
    <HealthCard name={t('meter')} text={t(metrics ? 'meter.aan' : 'meter.uit')}>
      <p className="soft">{t(metrics ? 'meter.aan.uitleg' : 'meter.uit.uitleg')}</p>
    </HealthCard>
  );
}

/** `/superadmin/gezondheid`: how the server does, for whoever looks after it. */
export function ServerHealthPage() {
  const { t } = useTranslation('server-health');
  const state = useHealth();
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(details) => (
          <div className="health-cards">
            <Ready health={details.health} />
            <DatabaseCard database={details.database} />
            <BackupCard backup={details.backup} />
            <DiskCard disk={details.disk} />
            <ProcessCard process={details.process} />
            <MailCard mail={details.mail} />
            <MonitorCard metrics={details.metrics} />
          </div>
        )}
      </State>
    </>
  );
}
