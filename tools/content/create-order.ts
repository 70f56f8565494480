import { writeFileSync } from 'node:fs';
import { slug } from '#engine/core/taal/woord/normalize.ts';
import { orderSchema } from '#engine/core/taal/woord/woord.ts';
import type { OrderItem } from '#engine/core/taal/woord/woord.ts';
import { goodOrders } from './orders.ts';
import { readLines } from './source.ts';
import { SOURCE, CONTENT, path } from './paths.ts';

/** Reads the order sentences: grade, and the sentence in the parts that move as one. */
export function readOrder(): OrderItem[] {
  return readLines(path(SOURCE, 'volgorde.tsv')).map((rule) => {
    const [groep = '', source = ''] = rule.split('\t');
    const slot = source.slice(-1);
    const [woorden = [], ...others] = goodOrders(source);
    const zin = `${woorden.join(' ')}${slot}`;
    return orderSchema.parse({
      id: `vo-${slug(zin)}`,
      groep: Number(groep),
      zin,
      woorden,
      slot,
      ...(others.length === 0 ? {} : { ookGoed: others }),
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
