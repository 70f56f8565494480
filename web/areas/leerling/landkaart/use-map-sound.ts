import { useCallback, useEffect } from 'react';
import type { SoundSource } from '#engine/runtime/audio/audio.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { useSource } from '../shared/use-source.ts';
import { useSay } from '../shared/use-voice.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

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

/** Bundle of the effects that every page shares. */
const SHARED = 'gedeeld';

interface MapSound {
  /** Says an audio id (`w:` word, `z:` sentence). */
  speak(audioId: string): void;
  /** An effect by its name; silent for a child that wants no sound. Both keep their identity as long as the wishes stay. */
  play(name: string): void;
}

/** Plays the song of the map as the child wants it, and what is said and heard above it. */
export function useMapSound({ stem: voice, voorkeuren: wishes }: Landkaart['leerling']): MapSound {
  const source = useSource(voice);
  useMusic(source, wishes.geluid && wishes.muziek && !wishes.rustig);
  const { geluid: sounds } = wishes;
  const play = useCallback(
    (name: string) => {
      if (!sounds) return;
      source()
        .then(async (sound) => {
          await sound.use(SHARED, {});
          sound.play(name);
        })
        .catch(() => log('sound is not available'));
    },
    [source, sounds],
  );
  return { speak: useSay(source), play };
}
