import { useEffect, useRef, useState } from 'react';
import type { SittingParams } from '#server/features/dictees/sitting.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { readVolumes } from '../shared/volumes.ts';
import { hearPart } from './sitting.api.ts';

/** As a teacher dictates. */
const ORDER = ['woord', 'zin', 'woord'] as const;

/** Plays a sound to its end, or until it is stopped. */
function playToEnd(audio: HTMLAudioElement): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener('ended', () => resolve(), { once: true });
    audio.addEventListener('pause', () => resolve(), { once: true });
    audio.addEventListener('error', () => reject(new Error('sound cannot be played')), { once: true });
    audio.play().catch(reject);
  });
}

/** Says a word on request: the word, its sentence, the word; a word without a sentence once. */
export function useHearWord(params: SittingParams) {
  const turn = useRef(0);
  const playing = useRef<HTMLAudioElement | null>(null);
  const [silent, setSilent] = useState(false);
  const stop = (): void => {
    turn.current += 1;
    playing.current?.pause();
  };
  const stopLast = useRef(stop);
  useEffect(() => () => stopLast.current(), []);
  const play = async (sound: Blob): Promise<void> => {
    const address = URL.createObjectURL(sound);
    playing.current = Object.assign(new Audio(address), { volume: readVolumes().stem });
    try {
      await playToEnd(playing.current);
    } finally {
      URL.revokeObjectURL(address);
    }
  };
  const hear = async (nr: number): Promise<void> => {
    stop();
    const mine = turn.current;
    try {
      const sentence = await hearPart(params, nr, 'zin');
      const word = await hearPart(params, nr, 'woord');
      for (const part of sentence.size === 0 ? (['woord'] as const) : ORDER) {
        if (turn.current !== mine) return;
        await play(part === 'woord' ? word : sentence);
      }
      setSilent(false);
    } catch (error) {
      // Whoever asks for the next word stops this one: that is no broken sound.
      if (turn.current !== mine) return;
      log('sound of a dictation failed', String(error));
      setSilent(true);
    }
  };
  return { hear, silent };
}
