import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LoggedMail } from '#server/features/mail-log/mail-log.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { repeatMail } from './api.ts';

const CHIP = {
  wachtrij: 'chip chip--sun',
  verzonden: 'chip chip--correct',
  mislukt: 'chip chip--rust',
  teruggekomen: 'chip chip--almost',
} as const;

/** Why it did not arrive, or how often it was tried. */
function useWhy({ reden: reason, answerCode, pogingen: tries }: LoggedMail): string {
  const { t } = useTranslation('mail-log');
  const why = reason === null ? '' : t(`reden.${reason}`);
  const code = answerCode === null ? '' : t('antwoord', { code: answerCode });
  return [why, code, tries > 1 ? t('pogingen', { count: tries }) : ''].filter((part) => part !== '').join(', ');
}

function Repeat({ mail, onSent }: { mail: LoggedMail; onSent: (text: string) => void }) {
  const { t } = useTranslation('mail-log');
  const saving = useSaving();
  const run = async (): Promise<void> => {
    const done = await saving.run(() => repeatMail(mail.id));
    if (done !== undefined) onSent(t('opnieuw.gedaan', { aan: mail.aan }));
  };
  if (!mail.repeatable)
    return mail.status === 'mislukt' ? <small className="mail-log__never">{t('opnieuw.niet')}</small> : null;
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void run()} />}
      <Button variant="outlined" size="small" disabled={saving.bezig} onClick={() => void run()}>
        {t('opnieuw')}
      </Button>
    </>
  );
}

function Moments({ mail }: { mail: LoggedMail }) {
  const { t, i18n } = useTranslation('mail-log');
  const moment = (iso: string): string => momentText(i18n.language, new Date(iso));
  return (
    <>
      {moment(mail.op)}
      {mail.next !== null && mail.pogingen > 0 && <small>{t('volgende', { moment: moment(mail.next) })}</small>}
      {mail.doneAt !== null && mail.status === 'mislukt' && (
        <small>{t('klaar', { moment: moment(mail.doneAt) })}</small>
      )}
    </>
  );
}

/** One mail: which, for whom, how far, and what can be done. */
export function LogRow({ mail, onSent }: { mail: LoggedMail; onSent: (text: string) => void }) {
  const { t } = useTranslation('mail-log');
  const why = useWhy(mail);
  const version = mail.versie === null || mail.versie === 0 ? '' : t('tekst.versie', { versie: mail.versie });
  return (
    <tr>
      <th scope="row">
        <Link to={`/superadmin/mailsjablonen/${mail.sjabloon}/${mail.locale}`}>{mail.doel}</Link>
        <small>{[mail.trial ? t('proef') : '', mail.sjabloon, version].filter((part) => part !== '').join(', ')}</small>
      </th>
      <td>
        <span className={CHIP[mail.status]}>{t(`stand.${mail.status}`)}</span>
        {why !== '' && <small>{why}</small>}
      </td>
      <td className="mail-log__who">
        {mail.organisatie}
        <small>{mail.aan === '' ? t('adres.weg') : mail.aan}</small>
      </td>
      <td className="mail-log__moment">
        <Moments mail={mail} />
      </td>
      <td className="not-at-paper">
        <Repeat mail={mail} onSent={onSent} />
      </td>
    </tr>
  );
}
