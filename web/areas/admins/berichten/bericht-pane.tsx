import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bericht } from '#server/features/berichten/berichten.contract.ts';
import { AnswerForm } from '#web/platform/berichten/answer-form.tsx';
import { BerichtLines } from '#web/platform/berichten/lines.tsx';
import { useAttachments } from '#web/platform/berichten/use-attachments.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { answerBericht, changeBericht, saveFile, useBericht, type BerichtSpot } from './api.ts';

const SKELETON = <CardSkeleton rules={6} />;

interface Props {
  spot: BerichtSpot;
  /** Address of the list. */
  base: string;
  /** Something changed that lists and counts show. */
  onChanged: () => void;
}

/** On a telephone the list is behind the message. */
function Back({ base }: Pick<Props, 'base'>) {
  const { t } = useTranslation('berichten');
  return (
    <Link className="button-text inbox-pane__back" to={base}>
      <Icon name="links" size={18} />
      {t('terug')}
    </Link>
  );
}

function Pane({ bericht, spot, base, onChanged, onAnswered }: Props & { bericht: Bericht; onAnswered: () => void }) {
  const { t } = useTranslation(['berichten', 'berichten-gedeeld']);
  const saving = useSaving();
  const attachments = useAttachments(spot.adminId);
  const archive = async (): Promise<void> => {
    const done = await saving.run(() => changeBericht(spot, { gearchiveerd: !bericht.gearchiveerd }));
    if (done !== undefined) onChanged();
  };
  const answer = async (text: string): Promise<void> => {
    await answerBericht(spot, { tekst: text, ...attachments.fields });
    onAnswered();
  };
  return (
    <article className="inbox-pane" aria-label={bericht.onderwerp}>
      <Back base={base} />
      <header className="inbox-pane__head">
        <h2>{bericht.onderwerp}</h2>
        <Button
          variant="outlined"
          disabled={saving.bezig}
          startIcon={<Icon name={bericht.gearchiveerd ? 'terug' : 'archief'} size={18} />}
          onClick={() => void archive()}
        >
          {t(bericht.gearchiveerd ? 'terugzetten' : 'archiveer')}
        </Button>
      </header>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <BerichtLines
        lines={bericht.regels}
        ours="klant"
        onFile={(file) => void saving.run(() => saveFile(spot, file))}
      />
      {bericht.soort === 'gesprek' ? (
        <AnswerForm
          label={t(bericht.status === 'gesloten' ? 'antwoord.weer' : 'antwoord')}
          onSend={answer}
          attachments={attachments}
        />
      ) : (
        <p className="soft">{t('mededeling.uitleg')}</p>
      )}
    </article>
  );
}

/** One conversation or announcement; opening it is reading it. */
export function BerichtPane(props: Props) {
  const { spot, onChanged } = props;
  const state = useBericht(spot);
  const { adminId, berichtId } = spot;
  const last = state.data?.id === berichtId ? state.data.regels.at(-1)?.id : undefined;
  useEffect(() => {
    if (last === undefined) return;
    changeBericht({ adminId, berichtId }, { gelezen: true }).then(onChanged, () => undefined);
  }, [adminId, berichtId, last, onChanged]);
  const reread = (): void => void state.mutate();
  return (
    <div>
      {state.data === undefined && state.error !== undefined && <Back base={props.base} />}
      <State stand={state} skeleton={SKELETON}>
        {(bericht) => (
          <Pane
            {...props}
            bericht={bericht}
            onAnswered={reread}
            onChanged={() => {
              reread();
              onChanged();
            }}
          />
        )}
      </State>
    </div>
  );
}
