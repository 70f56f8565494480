export type Indeling = 'abc' | 'qwerty' | 'azerty';

/** One key: `letter` types it; the others act. `breed` = width in half columns. */
export interface Toets { soort: 'letter' | 'wis' | 'klaar'; letter: string; kolom: number; rij: number; breed: number; hoog: number }

export interface Bord { toetsen: Toets[]; kolommen: number; rijen: number }

const RIJEN: Readonly<Record<Indeling, readonly string[]>> = {
  abc: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};
export const BIJZONDER: readonly string[] = ['ë', 'ï', 'é', 'è', 'ê', 'ö', 'ü', "'", '-'];

interface Wens { indeling: Indeling; bijzonder: boolean; klaar: boolean; smal: boolean }

function letter(teken: string, kolom: number, rij: number): Toets {
  return { soort: 'letter', letter: teken, kolom, rij, breed: 2, hoog: 1 };
}

/** Narrow screens: six columns in alphabetical order, because ten keys of 64 px do not fit beside each other. */
function smalBord(wens: Wens): Bord {
  const tekens = [...'abcdefghijklmnopqrstuvwxyz', ...(wens.bijzonder ? BIJZONDER : [])];
  const toetsen = tekens.map((t, i) => letter(t, (i % 6) * 2, Math.floor(i / 6)));
  const rest = 6 - (tekens.length % 6);
  const extra = wens.klaar ? 2 : 1;
  const rij = Math.floor(tekens.length / 6) + (rest >= extra ? 0 : 1);
  const begin = rest >= extra ? (tekens.length % 6) * 2 : 0;
  const ruimte = (rest >= extra ? rest : 6) * 2;
  const helft = wens.klaar ? Math.floor(ruimte / 4) * 2 : ruimte;
  toetsen.push({ soort: 'wis', letter: '', kolom: begin, rij, breed: helft, hoog: 1 });
  if (wens.klaar) toetsen.push({ soort: 'klaar', letter: '', kolom: begin + helft, rij, breed: ruimte - helft, hoog: 1 });
  return { toetsen, kolommen: 12, rijen: rij + 1 };
}

/** The last row holds the letters and the acting keys beside them; in alphabetical order "klaar" gets its own column. */
function onderRij(wens: Wens, breed: number): Toets[] {
  const rij = RIJEN[wens.indeling][2] ?? '';
  const over = breed - rij.length * 2;
  const naast = wens.klaar && over >= 4;
  const kant = over >= 4 ? over / 2 : over;
  const inspring = naast ? 0 : over - kant;
  const toetsen = [...rij].map((teken, k) => letter(teken, inspring + k * 2, 2));
  toetsen.push({ soort: 'wis', letter: '', kolom: inspring + rij.length * 2, rij: 2, breed: kant, hoog: 1 });
  if (naast) toetsen.push({ soort: 'klaar', letter: '', kolom: breed - kant, rij: 2, breed: kant, hoog: 1 });
  else if (wens.klaar) toetsen.push({ soort: 'klaar', letter: '', kolom: breed, rij: 0, breed: 2, hoog: 3 });
  return toetsen;
}

/** Wide screens: three rows; the special letters stand in a block of three columns at the right. */
function breedBord(wens: Wens): Bord {
  const rijen = RIJEN[wens.indeling];
  const breed = wens.indeling === 'abc' ? 18 : 20;
  const toetsen = rijen.slice(0, 2).flatMap((rij, r) => [...rij].map((teken, k) => letter(teken, Math.floor((breed - rij.length * 2) / 2) + k * 2, r)));
  toetsen.push(...onderRij(wens, breed));
  let kolommen = Math.max(...toetsen.map((t) => t.kolom + t.breed), breed);
  if (wens.bijzonder) {
    BIJZONDER.forEach((teken, i) => toetsen.push(letter(teken, kolommen + (i % 3) * 2, Math.floor(i / 3))));
    kolommen += 6;
  }
  return { toetsen, kolommen, rijen: 3 };
}

/** Places all keys: always the whole alphabet, special letters and "klaar" by setting. */
export function maakBord(wens: Wens): Bord {
  return wens.smal ? smalBord(wens) : breedBord(wens);
}
