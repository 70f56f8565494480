import { icons } from '@iconify-json/fluent-emoji-flat';
import { n } from '#engine/figure/svg.ts';

/** The set's own unit; scale in whole multiples where it can. */
const SIZE = 32;

/** An icon of fluent-emoji-flat (MIT) with its top left corner at (0, 0), `maat` units wide and high. Throws for an unknown name. */
export function emoji(name: string, size = 96): string {
  const found = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''];
  if (found === undefined) throw new Error(`No icon called "${name}" in fluent-emoji-flat`);
  return `<g transform="scale(${n(size / SIZE)})">${found.body}</g>`;
}

/** The same around its middle. */
export const centeredEmoji = (name: string, size = 96): string =>
  `<g transform="translate(${n(-size / 2)} ${n(-size / 2)})">${emoji(name, size)}</g>`;
