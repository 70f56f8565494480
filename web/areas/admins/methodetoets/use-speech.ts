import { useCallback, useEffect, useRef, useState } from 'react';
import { speechEndpoints } from '#server/features/spraak/spraak.contract.ts';
import { callBare } from '#web/platform/endpoint/call.ts';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';

/** Says a word or a sentence as the children of this school will hear it. */
export function useSpeech(): { say: (audioId: string) => void; failed: boolean } {
  const { adminId } = useSpot();
  const { data: admin } = useAdmin(adminId);
  const voice = admin?.land === 'BE' ? 'be' : 'nl';
  const [failed, setFailed] = useState(false);
  const playing = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => playing.current?.pause(), []);
  const say = useCallback(
    (audioId: string) => {
      playing.current?.pause();
      setFailed(false);
      callBare(speechEndpoints.find, { params: { stem: voice, audioId } })
        .then((answer) => answer.blob())
        .then((sound) => {
          const address = URL.createObjectURL(sound);
          const audio = new Audio(address);
          audio.addEventListener('ended', () => URL.revokeObjectURL(address), { once: true });
          playing.current = audio;
          return audio.play();
        })
        .catch(() => setFailed(true));
    },
    [voice],
  );
  return { say, failed };
}
