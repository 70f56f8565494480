import { writeFileSync } from 'node:fs';
import { slug } from '#engine/core/taal/woord/normalize.ts';
import { orderSchema } from '#engine/core/taal/woord/woord.ts';
import type { OrderItem } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { SOURCE, CONTENT, path } from './paths.ts';

/** Reads the order sentences: grade and sentence. */
export function readOrder(): OrderItem[] {
  return readLines(path(SOURCE, 'volgorde.tsv')).map((rule) => {
    const [groep = '', zin = ''] = rule.split('\t');
    const slot = zin.slice(-1);
    return orderSchema.parse({
      id: `vo-${slug(zin)}`,
      groep: Number(groep),
      zin,
      woorden: zin.slice(0, -1).split(' '),
      slot,
    });
  });
}

/** Writes `zinnen-volgorde.jsonl`. */
export function writeOrder(): void {
  writeFileSync(
    path(CONTENT, 'zinnen-volgorde.jsonl'),
    readOrder()
      .map((v) => `${JSON.stringify(v)}\n`)
      .join(''),
  );
}
