import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { fetchRecording, removeRecording, saveRecording } from '../shared/api/woordlijsten.api.ts';
import '../shared/dialog.css';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { startRecording, type RecordingFault, type RunningRecording } from './recorder.ts';

interface Props {
  spelling: string;
  recordingId: string | undefined;
  onChange: (recordingId: string | undefined) => void;
}

async function play(sound: Blob): Promise<void> {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  audio.onended = () => URL.revokeObjectURL(address);
  await audio.play().catch(() => URL.revokeObjectURL(address));
}

/** One recording at a time: asks for the microphone, records, and keeps what came of it. */
function useRecorder() {
  const running = useRef<RunningRecording | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RecordingFault | null>(null);
  const [sound, setSound] = useState<Blob | null>(null);
  const start = async () => {
    setFault(null);
    setSound(null);
    const begun = await startRecording();
    if (typeof begun === 'string') {
      setFault(begun);
      return;
    }
    running.current = begun;
    setBusy(true);
    const done = await begun.done;
    setBusy(false);
    running.current = null;
    if (done.ok) setSound(done.sound);
    else setFault(done.fault);
  };
  return { busy, fault, sound, start, stop: () => running.current?.stop() };
}

/** What the recorder does, or what is in its way. */
function RecordState({ busy, fault, ready }: { busy: boolean; fault: RecordingFault | null; ready: boolean }) {
  const { t } = useTranslation('woordlijsten');
  const quiet = ready ? 'klaar' : 'klaarOm';
  return (
    <p role="status" className={fault === null ? 'soft' : 'record__fault'}>
      {fault === null ? t(`opname.${busy ? 'bezig' : quiet}`) : t(`opname.fout.${fault}`)}
    </p>
  );
}

function RecordDialog({ spelling, onChange, onClose }: Omit<Props, 'recordingId'> & { onClose: () => void }) {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const saving = useSaving();
  const id = useId();
  const { busy, fault, sound, start, stop } = useRecorder();
  const save = async () => {
    if (sound === null) return;
    const done = await saving.run(() => saveRecording(adminId, spelling, sound));
    if (done === undefined) return;
    onChange(done.uit.id);
    onClose();
  };
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id} className="management-dialog">
      <DialogTitle id={id}>{t('opname.titel', { woord: spelling })}</DialogTitle>
      <DialogContent className="management-dialog__content">
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void save()} />}
        <p>{t('opname.uitleg')}</p>
        <div className="record">
          <button
            type="button"
            className={busy ? 'record__button record__button--on' : 'record__button'}
            onClick={() => (busy ? stop() : void start())}
          >
            <span aria-hidden="true" />
            {t(busy ? 'opname.stop' : sound === null ? 'opname.start' : 'opname.opnieuw')}
          </button>
          {sound !== null && (
            <button type="button" className="button-tint" onClick={() => void play(sound)}>
              {t('opname.luister')}
            </button>
          )}
        </div>
        <RecordState busy={busy} fault={fault} ready={sound !== null} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('opname.sluit')}</Button>
        <Button variant="contained" disabled={sound === null || saving.bezig} onClick={() => void save()}>
          {t('opname.bewaar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How a word sounds in the games: a recording of the school, else our own voice. */
export function SoundCell({ spelling, recordingId, onChange }: Props) {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [open, setOpen] = useState(false);
  const listen = () => saving.run(async () => play(await fetchRecording(adminId, recordingId ?? '')));
  const remove = async () => {
    const done = await saving.run(() => removeRecording(adminId, recordingId ?? ''));
    if (done !== undefined) onChange(undefined);
  };
  return (
    <div className="sound-cell">
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {recordingId === undefined ? (
        <span className="soft">{t('geluid.stem')}</span>
      ) : (
        <button type="button" className="button-text" onClick={() => void listen()}>
          {t('geluid.luister')}
        </button>
      )}
      <button
        type="button"
        className="button-text"
        onClick={() => setOpen(true)}
        aria-label={t(recordingId === undefined ? 'geluid.opnemen' : 'geluid.opnieuwVan', { woord: spelling })}
      >
        {t(recordingId === undefined ? 'geluid.neemOp' : 'geluid.opnieuw')}
      </button>
      {recordingId !== undefined && (
        <button
          type="button"
          className="button-text"
          onClick={() => void remove()}
          aria-label={t('geluid.verwijder', { woord: spelling })}
        >
          <Icon name="prullenbak" size={16} />
        </button>
      )}
      {open && <RecordDialog spelling={spelling} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
