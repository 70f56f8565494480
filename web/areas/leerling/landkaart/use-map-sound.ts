import { useCallback, useEffect, useRef } from 'react';
import type { SoundSource } from '#engine/runtime/audio/audio.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { session } from '#web/platform/session.ts';
import { readVolumes } from '../shared/volumes.ts';

/** Share of the music's own volume: on the map the child reads and listens to words. */
const SOFTER = 0.6;
const GESTURES = ['pointerdown', 'keydown'] as const;

async function createSource(voice: 'nl' | 'be'): Promise<SoundSource> {
  const { createSound } = await import('#engine/runtime/audio/audio.ts');
  const volumes = readVolumes();
  return createSound({
    token: session.token,
    stem: voice,
    volumes: { ...volumes, muziek: volumes.muziek * SOFTER },
  });
}

/** Sound of the page, fetched on the first use, so that the map paints without it. */
function useSource(voice: 'nl' | 'be'): () => Promise<SoundSource> {
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

/** The song of the island, from the first touch on, since a browser allows no sound before it; silent while nobody looks. */
function useMusic(source: () => Promise<SoundSource>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    let playing: SoundSource | undefined;
    let gone = false;
    const deaf = (): void => GESTURES.forEach((gesture) => globalThis.removeEventListener(gesture, begin));
    const view = (): void => playing?.pause(document.visibilityState === 'hidden');
    const begin = (): void => {
      deaf();
      source().then(
        (sound) => {
          if (gone) return;
          playing = sound;
          view();
          sound.music('muziek-kaart');
        },
        () => log('sound is not available'),
      );
    };
    for (const gesture of GESTURES) globalThis.addEventListener(gesture, begin);
    document.addEventListener('visibilitychange', view);
    return () => {
      gone = true;
      deaf();
      document.removeEventListener('visibilitychange', view);
      playing?.music(null);
    };
  }, [source, on]);
}

/** Plays the song of the map as the child wants it, and says an audio id (`w:` word, `z:` sentence) above it. */
export function useMapSound({ stem: voice, voorkeuren: wishes }: Landkaart['leerling']): (audioId: string) => void {
  const source = useSource(voice);
  useMusic(source, wishes.geluid && wishes.muziek && !wishes.rustig);
  return useCallback(
    (audioId: string) => {
      source()
        .then((sound) => sound.say(audioId))
        .catch(() => log('speech is not available'));
    },
    [source],
  );
}
