import { useCallback, useEffect, useRef } from 'react';
import type { GeluidBron } from '#engine/runtime/audio.ts';
import { log } from '#web/platform/logboek.ts';
import { sessie } from '#web/platform/sessie.ts';

/** Says an audio id (`w:` word, `z:` sentence). The sound code is fetched on the first use, so that the map paints without it. */
export function useStem(stem: 'nl' | 'be'): (audioId: string) => void {
  const bron = useRef<Promise<GeluidBron> | null>(null);
  useEffect(
    () => () => {
      void bron.current?.then(
        (geluid) => geluid.destroy(),
        () => undefined,
      );
      bron.current = null;
    },
    [stem],
  );
  return useCallback(
    (audioId: string) => {
      bron.current ??= import('#engine/runtime/audio.ts').then(({ createGeluid }) =>
        createGeluid({ token: sessie.token, stem }),
      );
      bron.current
        .then((geluid) => geluid.say(audioId))
        .catch(() => {
          bron.current = null;
          log('speech is not available');
        });
    },
    [stem],
  );
}
