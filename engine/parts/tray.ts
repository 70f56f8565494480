import { fitFontSize } from './token.ts';

/** Height of a slot with its ring in a tray of one row. */
export const BOX = 86;
/** Px between two plates. */
export const PLATE_GAP = 9;
const MAX_WIDTH = 1080;
/** Stage px on both sides between the tray and the edges of what is seen. */
const EDGES = 20;
/** A measured width above it is of words, which have smaller letters than graphemes. */
const WORDS = 116;
/** Air of a plate that its text never takes, px, and the width of the widest letter, em. */
const AIR = 12;
const WIDEST = 0.86;

/** How the slots of a tray lie, stage px. */
export interface Tray {
  columns: number;
  rows: number;
  /** Width and height of a plate. */
  box: number;
  high: number;
  /** Width of the wood. */
  w: number;
  scale: number;
  /** Font size as it is seen. */
  letters: number;
}

/** One row, or two where that makes the letters larger; `wide` = the widest text with 28 px of air, `space` = width that is seen. */
export function layTray(count: number, size: readonly [number, number], rows = 1): Tray {
  const [wide, space] = size;
  const room = Math.min(MAX_WIDTH, space - EDGES);
  const high = rows > 1 ? 60 : BOX - 4;
  const columns = Math.ceil(count / rows);
  // Of a measured width a text needs less where its plate is smaller.
  const least = wide > BOX ? wide * (1.06 - rows / 10) - AIR : 0.6 * high;
  const most = Math.min((room - 4 * PLATE_GAP) / columns - PLATE_GAP, Math.max(high + 4, wide));
  const box = Math.round(Math.max(least, most));
  const w = columns * (box + PLATE_GAP) + 3 * PLATE_GAP;
  const scale = Math.min(1, room / w);
  const letters = scale * Math.min(fitFontSize(wide > WORDS ? 'woord' : 'm', high), (box - AIR) / WIDEST);
  const tray = { columns, rows, box, high, w, scale, letters };
  if (rows > 1) return tray;
  const more = layTray(count, size, 2);
  return more.letters > letters ? more : tray;
}
