import { useTranslation } from 'react-i18next';
import type { Wachtwoorden } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { korteDatum } from '../datum.ts';

/** Who changed what, newest first; never a secret. */
export function Logboek({ data }: { data: Wachtwoorden }) {
  const { t, i18n } = useTranslation('inlogkaart');
  const namen = new Map(data.items.map(({ leerlingId, naam }) => [leerlingId, naam]));
  const tijd = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <details className="logboek niet-op-papier">
      <summary>{t('log.kop')}</summary>
      {data.log.length === 0 && <p className="zacht">{t('log.leeg')}</p>}
      <ul>
        {data.log.map((regel) => (
          <li key={regel.id}>
            <time dateTime={regel.op}>
              {korteDatum(i18n.language, new Date(regel.op))}, {tijd.format(new Date(regel.op))}
            </time>
            <span>{t(`log.${regel.actie}`, { naam: namen.get(regel.leerlingId ?? '') ?? data.groep.naam })}</span>
            <span className="zacht">{regel.door ?? t('log.onbekend')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
