import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { group, type SvgPlacement } from '#engine/figure/svg.ts';

const source = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const set = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(readFileSync(source, 'utf8')));

/** A picture of the icon set, `maat` units wide, with (0, 0) under the middle of its feet. */
export function image(name: string, size: number, at: SvgPlacement = {}): string {
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`no icon named ${name}`);
  const scale = size / 32;
  return group(group(icon.body, { x: -size / 2, y: -size * 0.97, schaal: scale }), at);
}
