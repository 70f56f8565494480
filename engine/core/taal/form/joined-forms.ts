import { conjugate } from './werkwoord.ts';
import { JOINED_WERKWOORDEN } from '../tables/joined-ww.ts';

/** Place of the seam in every form of a verb of two words that never part: stof|zuigde, gestof|zuigd. */
let joined: ReadonlyMap<string, number> | undefined;

/** Offset of the seam in a form of a verb of two words that never part; undefined for any other word. */
export function joinedSeam(w: string): number | undefined {
  joined ??= new Map(JOINED_WERKWOORDEN.flatMap(placesOf));
  return joined.get(w);
}

function placesOf(row: string): [string, number][] {
  const [infinitive, first] = [row.replace('|', ''), row.slice(0, row.indexOf('|'))];
  const forms = conjugate(infinitive);
  const all = forms.ok ? Object.values(forms.value).flat().map(String) : [];
  return [infinitive, ...all].flatMap((form) => {
    const spot = first.length + (form.startsWith(`ge${first}`) ? 2 : 0);
    return form.length > spot && form.slice(0, spot).endsWith(first) ? [[form, spot]] : [];
  });
}
