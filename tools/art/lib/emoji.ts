import { icons } from '@iconify-json/fluent-emoji-flat';
import { n } from './svg.ts';

/** The set's own unit; scale in whole multiples where it can. */
const MAAT = 32;

/** An icon of fluent-emoji-flat (MIT) with its top left corner at (0, 0), `maat` units wide and high. Throws for an unknown name. */
export function emoji(naam: string, maat = 96): string {
  const gevonden = icons.icons[naam] ?? icons.icons[icons.aliases?.[naam]?.parent ?? ''];
  if (gevonden === undefined) throw new Error(`No icon called "${naam}" in fluent-emoji-flat`);
  return `<g transform="scale(${n(maat / MAAT)})">${gevonden.body}</g>`;
}

/** The same around its middle. */
export const emojiMidden = (naam: string, maat = 96): string =>
  `<g transform="translate(${n(-maat / 2)} ${n(-maat / 2)})">${emoji(naam, maat)}</g>`;
