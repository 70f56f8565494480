import { useCallback, useEffect, useRef } from 'react';
import type { SoundSource } from '#engine/runtime/audio/audio.ts';
import { log } from '#web/platform/logboek.ts';
import { session } from '#web/platform/session.ts';

/** Says an audio id (`w:` word, `z:` sentence). The sound code is fetched on the first use, so that the map paints without it. */
export function useVoice(voice: 'nl' | 'be'): (audioId: string) => void {
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
  return useCallback(
    (audioId: string) => {
      source.current ??= import('#engine/runtime/audio/audio.ts').then(({ createSound }) =>
        createSound({ token: session.token, stem: voice }),
      );
      source.current
        .then((sound) => sound.say(audioId))
        .catch(() => {
          source.current = null;
          log('speech is not available');
        });
    },
    [voice],
  );
}
