export type Indeling = 'abc' | 'qwerty' | 'azerty';

type Doener = 'hoofd' | 'wis' | 'klaar';

/** One key: `letter` types it; the others act. `breed` = width in half columns. */
export interface Toets { soort: 'letter' | Doener; letter: string; kolom: number; rij: number; breed: number; hoog: number }

export interface Bord { toetsen: Toets[]; kolommen: number; rijen: number }

const RIJEN: Readonly<Record<Indeling, readonly string[]>> = {
  abc: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};
export const BIJZONDER: readonly string[] = ['ë', 'ï', 'é', 'è', 'ê', 'ö', 'ü', "'", '-'];

/** Which keys the answer may need beside the alphabet. */
export interface Toetswens { bijzonder: boolean; hoofdletters: boolean; klaar: boolean }
interface Wens extends Toetswens { indeling: Indeling; smal: boolean }

function letter(teken: string, kolom: number, rij: number): Toets {
  return { soort: 'letter', letter: teken, kolom, rij, breed: 2, hoog: 1 };
}

function doener(soort: Doener, kolom: number, o: { rij: number; breed: number; hoog?: number }): Toets {
  return { soort, letter: '', kolom, hoog: 1, ...o };
}

function doeners(wens: Toetswens): Doener[] {
  return [...(wens.hoofdletters ? ['hoofd' as const] : []), 'wis', ...(wens.klaar ? ['klaar' as const] : [])];
}

/** Narrow screens: six columns in alphabetical order, because ten keys of 64 px do not fit beside each other. */
function smalBord(wens: Wens): Bord {
  const tekens = [...'abcdefghijklmnopqrstuvwxyz', ...(wens.bijzonder ? BIJZONDER : [])];
  const toetsen = tekens.map((t, i) => letter(t, (i % 6) * 2, Math.floor(i / 6)));
  const rest = 6 - (tekens.length % 6);
  const soorten = doeners(wens);
  const past = rest >= soorten.length;
  const rij = Math.floor(tekens.length / 6) + (past ? 0 : 1);
  const begin = past ? (tekens.length % 6) * 2 : 0;
  const ruimte = (past ? rest : 6) * 2;
  const deel = Math.floor(ruimte / soorten.length / 2) * 2;
  soorten.forEach((soort, i) => {
    const kolom = begin + i * deel;
    toetsen.push(doener(soort, kolom, { rij, breed: i === soorten.length - 1 ? 12 - kolom : deel }));
  });
  return { toetsen, kolommen: 12, rijen: rij + 1 };
}

/** Alphabetical order fills its last row, so one acting key stands there and the others in a column of their own at the right. */
function onderRijAbc(letters: string, breed: number, wens: Wens): Toets[] {
  const { hoofdletters, klaar } = wens;
  const toetsen = [...letters].map((teken, k) => letter(teken, (hoofdletters ? 2 : 0) + k * 2, 2));
  if (!hoofdletters) {
    toetsen.push(doener('wis', breed - 2, { rij: 2, breed: 2 }));
    if (klaar) toetsen.push(doener('klaar', breed, { rij: 0, breed: 2, hoog: 3 }));
    return toetsen;
  }
  toetsen.push(doener('hoofd', 0, { rij: 2, breed: 2 }), doener('wis', breed, { rij: 0, breed: 2, hoog: klaar ? 1 : 3 }));
  if (klaar) toetsen.push(doener('klaar', breed, { rij: 1, breed: 2, hoog: 2 }));
  return toetsen;
}

/** The last row holds the letters and the acting keys beside them. */
function onderRij(wens: Wens, breed: number): Toets[] {
  const letters = RIJEN[wens.indeling][2] ?? '';
  if (wens.indeling === 'abc') return onderRijAbc(letters, breed, wens);
  const over = breed - letters.length * 2;
  const aantal = doeners(wens).length;
  const deel = Math.ceil(over / Math.max(aantal, 2));
  const links = aantal === 1 || wens.hoofdletters ? over - deel * Math.max(aantal - 1, 1) : 0;
  const rechts = links + letters.length * 2;
  const toetsen = [...letters].map((teken, k) => letter(teken, links + k * 2, 2));
  if (wens.hoofdletters) toetsen.push(doener('hoofd', 0, { rij: 2, breed: links }));
  toetsen.push(doener('wis', rechts, { rij: 2, breed: deel }));
  if (wens.klaar) toetsen.push(doener('klaar', rechts + deel, { rij: 2, breed: deel }));
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

/** Places all keys: always the whole alphabet; special letters, capitals and "klaar" as wished. */
export function maakBord(wens: Wens): Bord {
  return wens.smal ? smalBord(wens) : breedBord(wens);
}
