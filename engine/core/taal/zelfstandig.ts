import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { GEEN_MEERVOUD } from './tabellen/mv-onreg.ts';
import { meervouden } from './zelfstandig-meervoud.ts';
import { verkleinwoorden } from './zelfstandig-verklein.ts';

/** Plural of a noun, preferred form first, every other accepted form in `ookGoed`; `onbekende-vorm` for a noun without plural. */
export function meervoud(invoer: string, o: Opties = {}): Result<{ meervoud: string; ookGoed: string[] }, TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const laag = woord.value.toLowerCase();
  const tabellen = o.tabellen !== false;
  if (tabellen && GEEN_MEERVOUD.has(laag)) return err('onbekende-vorm');
  const [eerste = '', ...ookGoed] = unieke(meervouden(laag, tabellen), woord.value);
  return ok({ meervoud: eerste, ookGoed });
}

/** Diminutive of a noun, preferred form first, every other accepted form in `ookGoed`. */
export function verkleinwoord(
  invoer: string,
  o: Opties = {},
): Result<{ verkleinwoord: string; ookGoed: string[] }, TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const [eerste = '', ...ookGoed] = unieke(
    verkleinwoorden(woord.value.toLowerCase(), o.tabellen !== false),
    woord.value,
  );
  return ok({ verkleinwoord: eerste, ookGoed });
}

/** Forms without doubles, with the capitals of the word (`Fransman`, `T-shirt`). */
function unieke(vormen: readonly string[], woord: string): string[] {
  return [...new Set(vormen)].map((vorm) => {
    if (woord === woord.toLowerCase()) return vorm;
    let zelfde = 0;
    while (zelfde < woord.length && woord.charAt(zelfde).toLowerCase() === vorm.charAt(zelfde)) zelfde += 1;
    return woord.slice(0, zelfde) + vorm.slice(zelfde);
  });
}
