import { useCallback } from 'react';
import type { SoundSource } from '#engine/runtime/audio/audio.ts';
import { log } from '#web/platform/logboek.ts';
import { useSource } from './use-source.ts';

/** Says an audio id (`w:` word, `z:` sentence) with a source of sound. */
export function useSay(source: () => Promise<SoundSource>): (audioId: string) => void {
  return useCallback(
    (audioId: string) => {
      source()
        .then((sound) => sound.say(audioId))
        .catch(() => log('speech is not available'));
    },
    [source],
  );
}

/** Says an audio id on a page that has no other sound. */
export const useVoice = (voice: 'nl' | 'be'): ((audioId: string) => void) => useSay(useSource(voice));
