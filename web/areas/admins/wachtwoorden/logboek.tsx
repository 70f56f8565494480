import { useTranslation } from 'react-i18next';
import type { PasswordOverview } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { shortDate } from '#web/platform/date-text.ts';

/** Who changed what, newest first; never a secret. */
export function Logbook({ data }: { data: PasswordOverview }) {
  const { t, i18n } = useTranslation('wachtwoorden');
  const names = new Map(data.items.map(({ leerlingId, naam: name }) => [leerlingId, name]));
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <details className="logbook not-at-paper">
      <summary>{t('log.kop')}</summary>
      {data.log.length === 0 && <p className="soft">{t('log.leeg')}</p>}
      <ul>
        {data.log.map((rule) => (
          <li key={rule.id}>
            <time dateTime={rule.op}>
              {shortDate(i18n.language, new Date(rule.op))}, {time.format(new Date(rule.op))}
            </time>
            <span>{t(`log.${rule.actie}`, { naam: names.get(rule.leerlingId ?? '') ?? data.groep.naam })}</span>
            <span className="soft">{rule.door ?? t('log.onbekend')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
