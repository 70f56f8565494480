import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { group, type Plaatsing } from '../lib/svg.ts';

const bron = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const set = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(readFileSync(bron, 'utf8')));

/** A picture of the icon set, `maat` units wide, with (0, 0) under the middle of its feet. */
export function plaatje(naam: string, maat: number, at: Plaatsing = {}): string {
  const icon = set.icons[naam];
  if (icon === undefined) throw new Error(`no icon named ${naam}`);
  const schaal = maat / 32;
  return group(group(icon.body, { x: -maat / 2, y: -maat * 0.97, schaal }), at);
}
