import { effecten } from './effecten.ts';
import { muziekKlank } from './muziek.ts';
import type { Bundel, Klank } from './soorten.ts';
import { spelKlanken } from './spellen.ts';
import { stukken } from './stukken.ts';

const SPELLEN = new Set(Object.keys(spelKlanken));

/** All bundles: `gedeeld`, one per game with own sounds and music, `muziek-<land>` and `muziek-kaart`. */
export function alleBundels(): Bundel[] {
  const gedeeld: Bundel = { naam: 'gedeeld', klanken: effecten };
  const rest = stukken.map((stuk): Bundel => {
    const eigen: readonly Klank[] = spelKlanken[stuk.naam] ?? [];
    return { naam: SPELLEN.has(stuk.naam) ? stuk.naam : `muziek-${stuk.naam}`, klanken: [...eigen, muziekKlank(stuk)] };
  });
  return [gedeeld, ...rest];
}
