import { useCallback, useEffect, useRef } from 'react';
import type { SoundSource } from '#engine/runtime/audio/audio.ts';
import { session } from '#web/platform/session.ts';
import { readVolumes } from './volumes.ts';

/** Share of the music's own volume: where there is music beside a game the child reads and listens to words. */
const SOFTER = 0.6;

async function createSource(voice: 'nl' | 'be'): Promise<SoundSource> {
  const { createSound } = await import('#engine/runtime/audio/audio.ts');
  const volumes = readVolumes();
  return createSound({
    token: session.token,
    stem: voice,
    volumes: { ...volumes, muziek: volumes.muziek * SOFTER },
  });
}

/** Sound of a page, as loud as the child wants it; fetched on the first use, so that the page paints without it. */
export function useSource(voice: 'nl' | 'be'): () => Promise<SoundSource> {
  const source = useRef<Promise<SoundSource> | null>(null);
  useEffect(
    () => () => {
      void source.current?.then(
        (sound) => sound.destroy(),
        () => undefined,
      );
      source.current = null;
    },
    [voice],
  );
  return useCallback(async () => {
    source.current ??= createSource(voice);
    try {
      return await source.current;
    } catch (error) {
      source.current = null;
      throw error;
    }
  }, [voice]);
}
