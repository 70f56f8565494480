import { effects } from './effects.ts';
import { musicKlank } from './music.ts';
import type { Bundle, Klank } from './kinds.ts';
import { spelKlanken } from './spellen.ts';
import { pieces } from './pieces.ts';

const SPELLEN = new Set(Object.keys(spelKlanken));

/** All bundles: `gedeeld`, one per game with own sounds and music, `muziek-<land>` and `muziek-kaart`. */
export function allBundles(): Bundle[] {
  const shared: Bundle = { naam: 'gedeeld', klanken: effects };
  const rest = pieces.map((piece): Bundle => {
    const own: readonly Klank[] = spelKlanken[piece.naam] ?? [];
    return {
      naam: SPELLEN.has(piece.naam) ? piece.naam : `muziek-${piece.naam}`,
      klanken: [...own, musicKlank(piece)],
    };
  });
  return [shared, ...rest];
}
