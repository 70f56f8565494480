import { useEffect, useRef, useState } from 'react';
import type { SittingParams } from '#server/features/dictees/sitting.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { readVolumes } from '../shared/volumes.ts';
import { hearWord } from './sitting.api.ts';

/** Says a word on request: the word, its sentence, the word. */
export function useHearWord(params: SittingParams) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [silent, setSilent] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);
  const hear = async (nr: number): Promise<void> => {
    try {
      audio.current?.pause();
      const address = URL.createObjectURL(await hearWord(params, nr));
      audio.current = Object.assign(new Audio(address), { volume: readVolumes().stem });
      audio.current.addEventListener('ended', () => URL.revokeObjectURL(address), { once: true });
      await audio.current.play();
      setSilent(false);
    } catch (error) {
      log('sound of a dictation failed', String(error));
      setSilent(true);
    }
  };
  return { hear, silent };
}
