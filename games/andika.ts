/** Widths of the bold letters that words are written in, thousandths of an em, by the letters that have them. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 269,
  "'’": 340,
  'ilï.,': 315,
  'j-fI': 400,
  tr: 460,
  csz: 510,
  'vyeoöëéèê!?': 555,
  bgkqxEF: 590,
  adhnpuüáàñ0123456789: 612,
  AKNOQRSTUVXYZBCDGHLP: 700,
  w: 767,
  mMW: 880,
};
const OF = new Map(Object.entries(WIDTHS).flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));

/** Width of a text in Andika at a size, never less than it is. */
export const andikaWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (OF.get(letter) ?? 700), 0) / 1000) * size;
