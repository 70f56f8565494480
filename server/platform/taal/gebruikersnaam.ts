import { naamSleutel } from './naam.ts';

const kaal = (tekst: string): string => naamSleutel(tekst).replace(/[^a-z0-9]+/g, '');

/** Name as proposed: first name and first letter of the last name, without accents; `leerling` when nothing is left. */
export function wensNaam(wie: { roepnaam: string; achternaam?: string | undefined }): string {
  const voor = kaal(wie.roepnaam);
  const letter = kaal(wie.achternaam ?? '').slice(0, 1);
  const naam = letter === '' ? voor : `${voor}.${letter}`;
  return naam.length >= 3 ? naam.slice(0, 60) : `leerling.${naam}`;
}

/** First free name: the wish itself, else with a number; the choice is put in `bezet`. */
export function vrijeNaam(wens: string, bezet: Set<string>): string {
  const sleutel = naamSleutel(wens);
  let achter = '';
  for (let nr = 2; bezet.has(sleutel + achter); nr += 1) achter = String(nr);
  bezet.add(sleutel + achter);
  return wens + achter;
}

/** Name on tiles and in short lists per id: the first name, with first letter of the last name when two share it. */
export function weergavenamen(
  leden: readonly { id: string; roepnaam: string; achternaam: string }[],
): Map<string, string> {
  const aantal = new Map<string, number>();
  for (const { roepnaam } of leden) aantal.set(naamSleutel(roepnaam), (aantal.get(naamSleutel(roepnaam)) ?? 0) + 1);
  return new Map(
    leden.map(({ id, roepnaam, achternaam }) => {
      const [letter] = achternaam;
      const dubbel = (aantal.get(naamSleutel(roepnaam)) ?? 0) > 1 && letter !== undefined;
      return [id, dubbel ? `${roepnaam} ${letter.toLocaleUpperCase('nl')}` : roepnaam];
    }),
  );
}
