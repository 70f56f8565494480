import { useEffect, useRef, useState } from 'react';
import type { SittingParams } from '#server/features/dictees/sitting.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { readVolumes } from '../shared/volumes.ts';
import { hearWord } from './sitting.api.ts';

/** Says a word on request: the word, its sentence, the word. */
export function useHearWord(params: SittingParams) {
  const stop = useRef(() => {});
  const [silent, setSilent] = useState(false);
  useEffect(() => () => stop.current(), []);
  const hear = async (nr: number): Promise<void> => {
    try {
      stop.current();
      const address = URL.createObjectURL(await hearWord(params, nr));
      const audio = Object.assign(new Audio(address), { volume: readVolumes().stem });
      stop.current = () => {
        audio.pause();
        URL.revokeObjectURL(address);
      };
      await audio.play();
      setSilent(false);
    } catch (error) {
      log('sound of a dictation failed', String(error));
      setSilent(true);
    }
  };
  return { hear, silent };
}
