import { nameKey } from './name.ts';

const bare = (text: string): string => nameKey(text).replace(/[^a-z0-9]+/g, '');

/** Name as proposed: first name and first letter of the last name, without accents; `leerling` when nothing is left. */
export function desiredName(who: { roepnaam: string; achternaam?: string | undefined }): string {
  const before = bare(who.roepnaam);
  const letter = bare(who.achternaam ?? '').slice(0, 1);
  const name = letter === '' ? before : `${before}.${letter}`;
  return name.length >= 3 ? name.slice(0, 60) : `leerling.${name}`;
}

/** First free name: the wish itself, else with a number; the choice is put in `bezet`. */
export function claimFreeName(wish: string, taken: Set<string>): string {
  const key = nameKey(wish);
  let behind = '';
  for (let nr = 2; taken.has(key + behind); nr += 1) behind = String(nr);
  taken.add(key + behind);
  return wish + behind;
}

/** Name on tiles and in short lists per id: the first name, with first letter of the last name when two share it. */
export function displayNames(
  members: readonly { id: string; roepnaam: string; achternaam: string }[],
): Map<string, string> {
  const count = new Map<string, number>();
  for (const { roepnaam } of members) count.set(nameKey(roepnaam), (count.get(nameKey(roepnaam)) ?? 0) + 1);
  return new Map(
    members.map(({ id, roepnaam, achternaam }) => {
      const [letter] = achternaam;
      const double = (count.get(nameKey(roepnaam)) ?? 0) > 1 && letter !== undefined;
      return [id, double ? `${roepnaam} ${letter.toLocaleUpperCase('nl')}` : roepnaam];
    }),
  );
}
