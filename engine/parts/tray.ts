import { fitFontSize } from './token.ts';

/** Height of a slot in the tray of one row, with its ring. */
export const BOX = 86;
const MAX_WIDTH = 1080;
/** Stage px between the tray and the edge of what is seen. */
const EDGE = 10;
/** Width that a measured plate keeps beside its text, and what a slot needs of it. */
const [AIR, LEAST_AIR] = [28, 14];
/** A measured width above it is of words, which have smaller letters than graphemes. */
const WORDS = 116;
/** Air of a plate that its text never takes, px, and the width of the widest letter, em. */
const [PAD, WIDEST] = [12, 0.86];
/** Ring around a plate. */
const RING = 4;
const ROW_GAP = 8;

/** How the slots of a tray lie, stage px. */
export interface Tray {
  rows: number;
  columns: number;
  /** Width and height of a plate. */
  box: number;
  high: number;
  gap: number;
  /** Width of the wood, height of what lies in it. */
  w: number;
  h: number;
  scale: number;
}
/** Ways to lay them, the loveliest first; `share` = how much of its measured width a text takes here. */
const WAYS = [
  { rows: 1, high: BOX - RING, gap: 12, side: 24, share: 0.955 },
  { rows: 1, high: BOX - RING, gap: 9, side: 14, share: 0.955 },
  { rows: 2, high: 60, gap: 9, side: 14, share: 0.86 },
] as const;
/** So much larger must letters be before a less lovely way is taken. */
const WORTH = 1.03;

/** The tray in which the letters of so many slots are largest; `wide` = the widest text with air, `space` = width that is seen. */
export function layTray(count: number, wide: number, space: number): Tray {
  const room = Math.min(MAX_WIDTH, space - 2 * EDGE);
  let best: Tray | null = null;
  let largest = 0;
  for (const { rows, high, gap, side, share } of WAYS) {
    const columns = Math.ceil(count / rows);
    const least = Math.max(0.6 * high, wide > BOX ? (wide - AIR) * share + LEAST_AIR : 0);
    const most = Math.max(high + RING, wide);
    const box = Math.round(Math.max(least, Math.min((room - 2 * side) / columns - gap, most)));
    const w = columns * (box + gap) - gap + 2 * side;
    const scale = Math.min(1, room / w);
    const letters = scale * Math.min(fitFontSize(wide > WORDS ? 'woord' : 'm', high), (box - PAD) / WIDEST);
    if (letters <= largest * WORTH) continue;
    largest = letters;
    best = { rows, columns, box, high, gap, w, h: rows * (high + RING + ROW_GAP) - ROW_GAP, scale };
  }
  if (best === null) throw new Error('a tray without slots');
  return best;
}

/** The place of a slot, from the middle of a tray of one row: more rows grow up, the foot stays. */
export function slotAt({ rows, columns, box, high, gap, w }: Tray, slot: number): { x: number; y: number } {
  const side = (w + gap - columns * (box + gap)) / 2;
  const row = Math.floor(slot / columns);
  return {
    x: -w / 2 + side + box / 2 + (slot % columns) * (box + gap),
    y: (row + 1 - rows) * (high + RING + ROW_GAP) + (BOX - RING - high) / 2,
  };
}
