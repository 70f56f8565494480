import nl from '../../i18n/nl.json' with { type: 'json' };
import nlBe from '../../i18n/nl-BE.json' with { type: 'json' };

export type Locale = 'nl-NL' | 'nl-BE';
type Boom = { [sleutel: string]: string | Boom };

const BASIS: Boom = nl;
const BELGISCH: Boom = nlBe;

function zoek(boom: Boom, sleutel: string): string | undefined {
  let plek: string | Boom | undefined = boom;
  for (const deel of sleutel.split('.')) {
    if (plek === undefined || typeof plek === 'string') return undefined;
    plek = plek[deel];
  }
  return typeof plek === 'string' ? plek : undefined;
}

/** Sentence of a key with its values filled in; the Belgian file holds only what differs. */
export function tekst(locale: Locale, sleutel: string, waarden: Record<string, string | number> = {}): string {
  const zin = (locale === 'nl-BE' ? zoek(BELGISCH, sleutel) : undefined) ?? zoek(BASIS, sleutel) ?? sleutel;
  return zin.replace(/\{(\w+)\}/g, (heel, naam: string) => String(waarden[naam] ?? heel));
}
