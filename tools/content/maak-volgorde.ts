import { writeFileSync } from 'node:fs';
import { slug } from '#engine/core/taal/normaliseer.ts';
import { volgordeSchema } from '#engine/core/taal/woord.ts';
import type { VolgordeItem } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { BRON, INHOUD, pad } from './paden.ts';

/** Reads the order sentences: grade and sentence. */
export function leesVolgorde(): VolgordeItem[] {
  return leesRegels(pad(BRON, 'volgorde.tsv')).map((regel) => {
    const [groep = '', zin = ''] = regel.split('\t');
    const slot = zin.slice(-1);
    return volgordeSchema.parse({
      id: `vo-${slug(zin)}`,
      groep: Number(groep),
      zin,
      woorden: zin.slice(0, -1).split(' '),
      slot,
    });
  });
}

/** Writes `zinnen-volgorde.jsonl`. */
export function schrijfVolgorde(): void {
  writeFileSync(
    pad(INHOUD, 'zinnen-volgorde.jsonl'),
    leesVolgorde()
      .map((v) => `${JSON.stringify(v)}\n`)
      .join(''),
  );
}
