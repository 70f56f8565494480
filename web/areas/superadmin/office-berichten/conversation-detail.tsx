import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfficeBericht } from '#server/features/berichten/office-berichten.contract.ts';
import { AnswerForm } from '#web/platform/berichten/answer-form.tsx';
import { BerichtLines } from '#web/platform/berichten/lines.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { answerConversation, changeConversation, saveConversationFile } from './api.ts';

/** One conversation: whose it is, what was written, and what can be done with it. */
export function ConversationDetail({ bericht }: { bericht: OfficeBericht }) {
  const { t } = useTranslation('office-berichten');
  const saving = useSaving();
  const ended = bericht.status === 'gesloten';
  const change = (part: Parameters<typeof changeConversation>[1]): void =>
    void saving.run(() => changeConversation(bericht, part));
  return (
    <section className="office-card" aria-label={bericht.onderwerp}>
      <dl>
        <div>
          <dt>{t('kolom.klant')}</dt>
          <dd>
            <Link to={`/superadmin/admins/${bericht.admin.id}`}>{bericht.admin.naam}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('kolom.van')}</dt>
          <dd>{bericht.van ?? t('beheerders')}</dd>
        </div>
        <div>
          <dt>{t('kolom.stand')}</dt>
          <dd>{t(`stand.${bericht.status}`)}</dd>
        </div>
        <div>
          <dt>{t('kolom.behandelaar')}</dt>
          <dd>{bericht.behandelaar ?? t('niemand')}</dd>
        </div>
      </dl>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <div className="office-card__buttons">
        <Button variant="outlined" disabled={saving.bezig} onClick={() => change({ behandelaar: 'ik' })}>
          {t('neem')}
        </Button>
        <Button
          variant="outlined"
          disabled={saving.bezig}
          onClick={() => change({ status: ended ? 'open' : 'gesloten' })}
        >
          {t(ended ? 'heropen' : 'rondAf')}
        </Button>
      </div>
      <BerichtLines
        lines={bericht.regels}
        ours="kantoor"
        onFile={(file) => void saving.run(() => saveConversationFile(bericht.id, file))}
      />
      <AnswerForm label={t('antwoord')} onSend={(text) => answerConversation(bericht.id, text)} />
    </section>
  );
}
