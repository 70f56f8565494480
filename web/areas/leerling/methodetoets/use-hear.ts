import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#web/platform/http-error.ts';
import { log } from '#web/platform/logboek.ts';
import { pauseFor } from '#web/platform/pause.ts';
import { readVolumes } from '../shared/volumes.ts';
import { fetchSound, type ToetsSpot } from './toets.api.ts';

/** Silence between word, sentence and word. */
const BREATH_MS = 650;
/** Word, sentence, word: as a teacher dictates. */
const ORDER = ['w', 'z', 'w'] as const;

/** `dicht` = the server says nothing any more: the test was closed. */
type Outcome = 'klaar' | 'gestopt' | 'mislukt' | 'dicht';
/** A browser that wants a press first is no broken sound. */
const isShy = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** What a sound that stopped says: the test was closed, it can be heard later, or it is broken. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof HttpError && error.status === 409) return 'dicht';
  // Without a line the word can be heard later.
  if (isShy(error) || (error instanceof HttpError && error.status === 0)) return 'gestopt';
  log('sound of a test failed', String(error));
  return 'mislukt';
}

/** Plays a sound to its end. */
function playToEnd(audio: HTMLAudioElement): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener('ended', () => resolve(), { once: true });
    audio.addEventListener('pause', () => resolve(), { once: true });
    audio.addEventListener('error', () => reject(new Error('sound cannot be played')), { once: true });
    audio.play().catch(reject);
  });
}

/** Addresses of the sounds of a test; each is fetched once and kept in memory only. */
function useSounds({ tenantId, methodetoetsId, leerlingId, plan }: ToetsSpot) {
  const sounds = useRef(new Map<string, Promise<string>>());
  useEffect(() => {
    const kept = sounds.current;
    return () => {
      for (const address of kept.values())
        address.then(
          (url) => URL.revokeObjectURL(url),
          () => undefined,
        );
      kept.clear();
    };
  }, []);
  return useCallback(
    (kind: 'w' | 'z', audioId: string): Promise<string> => {
      const key = `${kind}-${audioId}`;
      const known = sounds.current.get(key);
      if (known !== undefined) return known;
      const address = fetchSound({ tenantId, methodetoetsId, leerlingId, plan }, kind, audioId).then((blob) =>
        URL.createObjectURL(blob),
      );
      sounds.current.set(key, address);
      address.catch(() => sounds.current.delete(key));
      return address;
    },
    [tenantId, methodetoetsId, leerlingId, plan],
  );
}

/** Says the words of a test: word, sentence, word. */
export function useHear(params: ToetsSpot) {
  const addressOf = useSounds(params);
  const audio = useRef<HTMLAudioElement | null>(null);
  const turn = useRef(0);
  const [playing, setPlaying] = useState(false);
  const stop = useCallback(() => {
    turn.current += 1;
    audio.current?.pause();
    setPlaying(false);
  }, []);
  const hear = useCallback(
    async (audioId: string): Promise<Outcome> => {
      stop();
      const mine = turn.current;
      setPlaying(true);
      try {
        for (const [index, kind] of ORDER.entries()) {
          const address = await addressOf(kind, audioId);
          if (index > 0) await pauseFor(BREATH_MS);
          if (turn.current !== mine) return 'gestopt';
          audio.current = Object.assign(new Audio(address), { volume: readVolumes().stem });
          await playToEnd(audio.current);
          if (turn.current !== mine) return 'gestopt';
        }
        return 'klaar';
      } catch (error) {
        return outcomeOf(error);
      } finally {
        if (turn.current === mine) setPlaying(false);
      }
    },
    [addressOf, stop],
  );
  useEffect(() => stop, [stop]);
  return { hear, stop, playing };
}
