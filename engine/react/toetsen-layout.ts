/** Order of the letters on the screen keyboard. */
export type ToetsenLayout = 'abc' | 'qwerty' | 'azerty';

type KeyAction = 'capital' | 'erase' | 'done';

/** One key: `letter` types it; the others act. `breed` = width in half columns. */
export interface Toets {
  kind: 'letter' | KeyAction;
  letter: string;
  column: number;
  row: number;
  wide: number;
  high: number;
}

/** Keys of a board with its size; columns are half keys, rows whole ones. */
export interface Board {
  toetsen: Toets[];
  columns: number;
  rows: number;
}

const ROWS: Readonly<Record<ToetsenLayout, readonly string[]>> = {
  abc: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};
/** Letters with an accent and the signs that Dutch words use. */
export const SPECIAL: readonly string[] = ['ë', 'ï', 'é', 'è', 'ê', 'ö', 'ü', "'", '-'];

/** Which keys the answer may need beside the alphabet. */
export interface KeyWish {
  special: boolean;
  hoofdletters: boolean;
  done: boolean;
}
interface Wish extends KeyWish {
  layout: ToetsenLayout;
  narrow: boolean;
}

function letter(draw: string, column: number, row: number): Toets {
  return { kind: 'letter', letter: draw, column, row, wide: 2, high: 1 };
}

function actionKey(kind: KeyAction, column: number, o: { row: number; wide: number; high?: number }): Toets {
  return { kind, letter: '', column, high: 1, ...o };
}

function keyActions(wish: KeyWish): KeyAction[] {
  return [...(wish.hoofdletters ? ['capital' as const] : []), 'erase', ...(wish.done ? ['done' as const] : [])];
}

/** Narrow screens: six columns in alphabetical order, because ten keys of 64 px do not fit beside each other. */
function narrowBoard(wish: Wish): Board {
  const signs = [...'abcdefghijklmnopqrstuvwxyz', ...(wish.special ? SPECIAL : [])];
  const toetsen = signs.map((t, i) => letter(t, (i % 6) * 2, Math.floor(i / 6)));
  const rest = 6 - (signs.length % 6);
  const kinds = keyActions(wish);
  const fits = rest >= kinds.length;
  const row = Math.floor(signs.length / 6) + (fits ? 0 : 1);
  const begin = fits ? (signs.length % 6) * 2 : 0;
  const space = (fits ? rest : 6) * 2;
  const part = Math.floor(space / kinds.length / 2) * 2;
  kinds.forEach((kind, i) => {
    const column = begin + i * part;
    toetsen.push(actionKey(kind, column, { row, wide: i === kinds.length - 1 ? 12 - column : part }));
  });
  return { toetsen, columns: 12, rows: row + 1 };
}

/** Acting keys in a column of their own at the right of the board; the last one is the tallest. */
function ownColumn(kinds: readonly KeyAction[], column: number): Toets[] {
  return kinds.map((kind, i) => actionKey(kind, column, { row: i, wide: 2, high: i + 1 < kinds.length ? 1 : 3 - i }));
}

/** The last row holds the letters and the acting keys beside them; the full rows of the alphabet leave room for only one. */
function bottomRow(wish: Wish, wide: number): Toets[] {
  const letters = ROWS[wish.layout][2] ?? '';
  const over = wide - letters.length * 2;
  const [first = 'erase', ...beside] = keyActions(wish);
  const full = over < 4;
  const part = full ? over : Math.ceil(over / Math.max(beside.length + 1, 2));
  const space = full ? over : over - part * beside.length;
  const begin = wish.hoofdletters ? space : space - part;
  return [
    ...[...letters].map((draw, k) => letter(draw, begin + k * 2, 2)),
    wish.hoofdletters
      ? actionKey(first, 0, { row: 2, wide: space })
      : actionKey(first, begin + letters.length * 2, { row: 2, wide: part }),
    ...(full
      ? ownColumn(beside, wide)
      : beside.map((kind, i) => actionKey(kind, wide - (beside.length - i) * part, { row: 2, wide: part }))),
  ];
}

/** Wide screens: three rows; the special letters stand in a block of three columns at the right. */
function wideBoard(wish: Wish): Board {
  const rows = ROWS[wish.layout];
  const wide = wish.layout === 'abc' ? 18 : 20;
  const toetsen = rows
    .slice(0, 2)
    .flatMap((row, r) => [...row].map((draw, k) => letter(draw, Math.floor((wide - row.length * 2) / 2) + k * 2, r)));
  toetsen.push(...bottomRow(wish, wide));
  let columns = Math.max(...toetsen.map((t) => t.column + t.wide), wide);
  if (wish.special) {
    SPECIAL.forEach((draw, i) => toetsen.push(letter(draw, columns + (i % 3) * 2, Math.floor(i / 3))));
    columns += 6;
  }
  return { toetsen, columns, rows: 3 };
}

/** Places all keys: always the whole alphabet; special letters, capitals and "klaar" as wished. */
export function createBoard(wish: Wish): Board {
  return wish.narrow ? narrowBoard(wish) : wideBoard(wish);
}
