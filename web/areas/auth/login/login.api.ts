import type { Aanmelding, GroepscodeAntwoord, Inlogsoort } from '#server/features/auth/auth.contract.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { http } from '#web/platform/http.ts';

export type { Aanmelding };
export type GroepLeerling = GroepscodeAntwoord['leerlingen'][number];
/** A group as the tiles show it, with the code that opened it. */
export interface Groep {
  code: string;
  naam: string;
  leerlingen: readonly GroepLeerling[];
}

const tekst = (waarde: unknown): string => (typeof waarde === 'string' ? waarde : '');
const soort = (waarde: unknown): Inlogsoort => (waarde === 'tekst' ? 'tekst' : 'plaatjes');

/** Read by hand: the schema library would double the size of this page. */
function leesGroep(body: unknown): GroepscodeAntwoord {
  if (!isObject(body) || !Array.isArray(body['leerlingen'])) throw new Error('unexpected answer of groepscodes');
  const leerlingen = body['leerlingen'].filter(isObject).map((rij) => ({
    id: tekst(rij['id']),
    roepnaam: tekst(rij['roepnaam']),
    dier: tekst(rij['dier']),
    soort: soort(rij['soort']),
  }));
  return { groepnaam: tekst(body['groepnaam']), leerlingen };
}

export function haalGroep(code: string): Promise<GroepscodeAntwoord> {
  return http.json(`/groepscodes/${encodeURIComponent(code)}`, leesGroep, { bearer: null, zonderSessieRegel: true });
}

/** The token check comes along only when somebody signs in. */
export async function meldAan(gegevens: Aanmelding | 'demo'): Promise<void> {
  const { meldAan: aan } = await import('#web/platform/aanmelden.ts');
  await (gegevens === 'demo' ? aan('/auth/demo') : aan('/auth', gegevens));
}
