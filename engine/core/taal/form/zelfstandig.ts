import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { NO_MEERVOUD } from '../tables/mv-irregulars.ts';
import { meervouden } from './zelfstandig-meervoud.ts';
import { verkleinwoorden } from './zelfstandig-diminutive.ts';

/** Plural of a noun, preferred form first, every other accepted form in `ookGoed`; `onbekende-vorm` for a noun without plural. */
export function meervoud(input: string, o: Options = {}): Result<{ meervoud: string; ookGoed: string[] }, TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const layer = woord.value.toLowerCase();
  const tables = o.tables !== false;
  if (tables && NO_MEERVOUD.has(layer)) return err('onbekende-vorm');
  const [first = '', ...alsoCorrect] = unique(meervouden(layer, tables), woord.value);
  return ok({ meervoud: first, ookGoed: alsoCorrect });
}

/** Diminutive of a noun, preferred form first, every other accepted form in `ookGoed`. */
export function verkleinwoord(
  input: string,
  o: Options = {},
): Result<{ verkleinwoord: string; ookGoed: string[] }, TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const [first = '', ...alsoCorrect] = unique(
    verkleinwoorden(woord.value.toLowerCase(), o.tables !== false),
    woord.value,
  );
  return ok({ verkleinwoord: first, ookGoed: alsoCorrect });
}

/** Forms without doubles, with the capitals of the word (`Fransman`, `T-shirt`). */
function unique(forms: readonly string[], woord: string): string[] {
  return [...new Set(forms)].map((form) => {
    if (woord === woord.toLowerCase()) return form;
    let same = 0;
    while (same < woord.length && woord.charAt(same).toLowerCase() === form.charAt(same)) same += 1;
    return woord.slice(0, same) + form.slice(same);
  });
}
