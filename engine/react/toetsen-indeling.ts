export type Indeling = 'abc' | 'qwerty' | 'azerty';

type Doener = 'hoofd' | 'wis' | 'klaar';

/** One key: `letter` types it; the others act. `breed` = width in half columns. */
export interface Toets {
  soort: 'letter' | Doener;
  letter: string;
  kolom: number;
  rij: number;
  breed: number;
  hoog: number;
}

export interface Bord {
  toetsen: Toets[];
  kolommen: number;
  rijen: number;
}

const RIJEN: Readonly<Record<Indeling, readonly string[]>> = {
  abc: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};
export const BIJZONDER: readonly string[] = ['ë', 'ï', 'é', 'è', 'ê', 'ö', 'ü', "'", '-'];

/** Which keys the answer may need beside the alphabet. */
export interface Toetswens {
  bijzonder: boolean;
  hoofdletters: boolean;
  klaar: boolean;
}
interface Wens extends Toetswens {
  indeling: Indeling;
  smal: boolean;
}

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

/** Acting keys in a column of their own at the right of the board; the last one is the tallest. */
function eigenKolom(soorten: readonly Doener[], kolom: number): Toets[] {
  return soorten.map((soort, i) =>
    doener(soort, kolom, { rij: i, breed: 2, hoog: i + 1 < soorten.length ? 1 : 3 - i }),
  );
}

/** The last row holds the letters and the acting keys beside them; the full rows of the alphabet leave room for only one. */
function onderRij(wens: Wens, breed: number): Toets[] {
  const letters = RIJEN[wens.indeling][2] ?? '';
  const over = breed - letters.length * 2;
  const [eerst = 'wis', ...naast] = doeners(wens);
  const vol = over < 4;
  const deel = vol ? over : Math.ceil(over / Math.max(naast.length + 1, 2));
  const ruimte = vol ? over : over - deel * naast.length;
  const begin = wens.hoofdletters ? ruimte : ruimte - deel;
  return [
    ...[...letters].map((teken, k) => letter(teken, begin + k * 2, 2)),
    wens.hoofdletters
      ? doener(eerst, 0, { rij: 2, breed: ruimte })
      : doener(eerst, begin + letters.length * 2, { rij: 2, breed: deel }),
    ...(vol
      ? eigenKolom(naast, breed)
      : naast.map((soort, i) => doener(soort, breed - (naast.length - i) * deel, { rij: 2, breed: deel }))),
  ];
}

/** Wide screens: three rows; the special letters stand in a block of three columns at the right. */
function breedBord(wens: Wens): Bord {
  const rijen = RIJEN[wens.indeling];
  const breed = wens.indeling === 'abc' ? 18 : 20;
  const toetsen = rijen
    .slice(0, 2)
    .flatMap((rij, r) =>
      [...rij].map((teken, k) => letter(teken, Math.floor((breed - rij.length * 2) / 2) + k * 2, r)),
    );
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
