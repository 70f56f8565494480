import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { volgordeSchema, werkwoordSchema, woordSchema } from '#engine/core/taal/woord.ts';
import type { VolgordeItem, WerkwoordItem, WoordItem } from '#engine/core/taal/woord.ts';

/** One content line with the file it came from. */
export type Regel<T> = { bestand: string; item: T };

/** Everything the gates look at, plus the lines that could not be read. */
export type Inhoud = {
  woorden: Regel<WoordItem>[];
  werkwoorden: WerkwoordItem[];
  volgorde: VolgordeItem[];
  rijm: { sleutel: string; woorden: string[] }[];
  onleesbaar: string[];
};

/** Reads one content folder; unreadable lines are reported, not thrown. */
export function laadInhoud(map: URL): Inhoud {
  const onleesbaar: string[] = [];
  const lees = <T>(bestand: string, schema: z.ZodType<T>): Regel<T>[] =>
    leesJsonl({ map, bestand, schema, onleesbaar });
  const bestanden = woordbestanden(map);
  return {
    woorden: bestanden.flatMap((b) => lees(b, woordSchema)),
    werkwoorden: [3, 4, 5, 6, 7, 8].flatMap((groep) =>
      lees(`werkwoorden/groep${groep}.jsonl`, werkwoordSchema).map((r) => r.item),
    ),
    volgorde: lees('zinnen-volgorde.jsonl', volgordeSchema).map((r) => r.item),
    rijm: tsv(new URL('rijm.tsv', map)).map(([sleutel = '', woorden = '']) => ({
      sleutel,
      woorden: woorden.split(' '),
    })),
    onleesbaar,
  };
}

/** Rows of a tab-separated file without its header; none when the file is absent. */
export function tsv(url: URL): string[][] {
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((r) => r.split('\t'));
}

function woordbestanden(map: URL): string[] {
  const wortel = new URL('woorden/', map);
  if (!existsSync(wortel)) return [];
  return readdirSync(wortel)
    .sort()
    .flatMap((groep) =>
      readdirSync(new URL(`${groep}/`, wortel))
        .sort()
        .map((b) => `woorden/${groep}/${b}`),
    );
}

type Lezing<T> = { map: URL; bestand: string; schema: z.ZodType<T>; onleesbaar: string[] };

function leesJsonl<T>({ map, bestand, schema, onleesbaar }: Lezing<T>): Regel<T>[] {
  const url = new URL(bestand, map);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((regel, i) => {
      const gelezen = schema.safeParse(parseer(regel));
      if (gelezen.success) return [{ bestand, item: gelezen.data }];
      const reden = gelezen.error.issues.map((x) => `${x.path.join('.')}: ${x.message}`).join('; ');
      onleesbaar.push(`${bestand}:${i + 1}: ${reden}`);
      return [];
    });
}

function parseer(regel: string): unknown {
  try {
    return JSON.parse(regel);
  } catch {
    return undefined;
  }
}
