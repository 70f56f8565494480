import { meervoud, verkleinwoord } from '#engine/core/taal/zelfstandig.ts';
import { woordenboek } from './lexicon.ts';
import { TOCH_GOED, ZONDER_MEERVOUD, ZONDER_VERKLEIN } from './vormen-tabel.ts';

/**
 * Plural of a base noun, or undefined when it has none for children or the dictionary knows none of the accepted forms.
 * `naad` = where the last part of a compound starts; the dictionary lacks many compounds, so the form of that part is enough.
 */
export function meervoudVan(w: string, naad = 0): string | undefined {
  if (ZONDER_MEERVOUD.has(w)) return undefined;
  const vorm = meervoud(w);
  return vorm.ok ? bekende([vorm.value.meervoud, ...vorm.value.ookGoed], naad) : undefined;
}

/** Diminutive of a base noun, under the same conditions. */
export function verkleinVan(w: string, naad = 0): string | undefined {
  if (ZONDER_VERKLEIN.has(w)) return undefined;
  const vorm = verkleinwoord(w);
  return vorm.ok ? bekende([vorm.value.verkleinwoord, ...vorm.value.ookGoed], naad) : undefined;
}

function bekende(vormen: readonly string[], naad: number): string | undefined {
  return vormen.find(
    (vorm) => woordenboek.bestaat(vorm) || TOCH_GOED.has(vorm) || (naad > 0 && woordenboek.bestaat(vorm.slice(naad))),
  );
}
