import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod/mini';
import { orderSchema, werkwoordSchema, woordSchema } from '#engine/core/taal/woord/woord.ts';
import type { OrderItem, WerkwoordItem, WoordItem } from '#engine/core/taal/woord/woord.ts';

/** One content line with the file it came from. */
export type Rule<T> = { bestand: string; item: T };

/** Everything the gates look at, plus the lines that could not be read. */
export type Content = {
  woorden: Rule<WoordItem>[];
  werkwoorden: WerkwoordItem[];
  volgorde: OrderItem[];
  rijm: { sleutel: string; woorden: string[] }[];
  onleesbaar: string[];
};

/** Reads one content folder; unreadable lines are reported, not thrown. */
export function loadContent(map: URL): Content {
  const unreadable: string[] = [];
  const read = <T>(file: string, schema: z.ZodMiniType<T>): Rule<T>[] =>
    readJsonl({ map, bestand: file, schema, onleesbaar: unreadable });
  const files = woordFiles(map);
  return {
    woorden: files.flatMap((b) => read(b, woordSchema)),
    werkwoorden: [3, 4, 5, 6, 7, 8].flatMap((groep) =>
      read(`werkwoorden/groep${groep}.jsonl`, werkwoordSchema).map((r) => r.item),
    ),
    volgorde: read('zinnen-volgorde.jsonl', orderSchema).map((r) => r.item),
    rijm: tsv(new URL('rijm.tsv', map)).map(([key = '', woorden = '']) => ({
      sleutel: key,
      woorden: woorden.split(' '),
    })),
    onleesbaar: unreadable,
  };
}

/** Items of one language strand; unreadable lines are the business of the strand gates and left out. */
export function readDomein<T>(map: URL, name: string, schema: z.ZodMiniType<T>): T[] {
  return readJsonl({ map, bestand: `domeinen/${name}.jsonl`, schema, onleesbaar: [] }).map((r) => r.item);
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

function woordFiles(map: URL): string[] {
  const root = new URL('woorden/', map);
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort()
    .flatMap((groep) =>
      readdirSync(new URL(`${groep}/`, root))
        .sort()
        .map((b) => `woorden/${groep}/${b}`),
    );
}

type Reading<T> = { map: URL; bestand: string; schema: z.ZodMiniType<T>; onleesbaar: string[] };

function readJsonl<T>({ map, bestand: file, schema, onleesbaar: unreadable }: Reading<T>): Rule<T>[] {
  const url = new URL(file, map);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((rule, i) => {
      const read = schema.safeParse(parse(rule));
      if (read.success) return [{ bestand: file, item: read.data }];
      const reason = read.error.issues.map((x) => `${x.path.join('.')}: ${x.message}`).join('; ');
      unreadable.push(`${file}:${i + 1}: ${reason}`);
      return [];
    });
}

function parse(rule: string): unknown {
  try {
    return JSON.parse(rule);
  } catch {
    return undefined;
  }
}
