import { useState } from 'react';
import { t } from '../texts.ts';
import { say, type Voice, type VoiceError } from './api.ts';

const VOICES: readonly Voice[] = ['nl', 'be'];

/** Says one audio id in Dutch and in Belgian Dutch; says so when there is no voice. */
export function HearButton({ audioId, wat: what }: { audioId: string; wat: string }) {
  const [busy, setBusy] = useState<Voice | null>(null);
  const [error, setError] = useState<VoiceError | null>(null);
  const hear = async (voice: Voice): Promise<void> => {
    setBusy(voice);
    setError(await say(voice, audioId));
    setBusy(null);
  };
  return (
    <span className="hear">
      {VOICES.map((voice) => (
        <button
          key={voice}
          type="button"
          className="button small"
          disabled={busy !== null}
          aria-label={t(`hoor.${voice}`, { wat: what })}
          aria-busy={busy === voice}
          onClick={() => void hear(voice)}
        >
          <svg
            viewBox="0 0 24 24"
            width="16"
            height="16"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500H4ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
          </svg>
          {voice.toUpperCase()}
        </button>
      ))}
      {error !== null && (
        <span className="error" role="alert">
          {t(`hoor.fout.${error}`)}
        </span>
      )}
    </span>
  );
}
