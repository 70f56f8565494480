import { useCurtain } from '../shared/curtain/use-curtain.ts';
import type { Stretch } from '../shared/curtain/curtain.ts';

/** A part of the game that loads: the curtain hangs, `done` of the way is behind the child. */
export function SpelLoading({ spel, done }: { spel: string; done: Stretch }) {
  useCurtain(spel, true, done);
  return null;
}
