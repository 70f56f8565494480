import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod/mini';
import { isStrandItem, isWerkwoord, strandOf } from '#engine/core/oefening/contract/content-kind.ts';
import { createModel, type Model } from '#engine/core/oefening/model/model.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import { domeinItemSchema, domeinSchema, type Domein } from '#engine/core/taal/item/domein-item.ts';
import { leestekstSchema } from '#engine/core/taal/item/leestekst.ts';
import {
  leerdoelSchema,
  orderSchema,
  werkwoordSchema,
  woordSchema,
  type Leerdoel,
} from '#engine/core/taal/woord/woord.ts';
import { withOwnItems, withOwnModel } from './own-items.ts';

/** All learning content, read once at the start; the same for every tenant. */
export interface Content {
  /** A word that a school brought is found by its id too; going over all items gives ours alone. */
  items: ReadonlyMap<string, ContentItem>;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  /** Language strands by id; a strand is no spelling goal. */
  strands: ReadonlyMap<string, Domein>;
  /** Items per goal, main goal first. */
  perDoel: ReadonlyMap<string, readonly ContentItem[]>;
  /** What the practice engine knows of all items; replaced when the items were calibrated. */
  model: Model;
  calibrated: boolean;
  /** Population weights in use, by organisation; null = of all. Empty = those of the first day. */
  weights: ReadonlyMap<string | null, RouteWeights>;
  /** Total by which the scale was moved back since the beginning, logits. */
  schaal: number;
}

function files(map: string): string[] {
  if (!existsSync(map)) return [];
  return readdirSync(map, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(map, name));
}

function readLines<T>(paths: readonly string[], schema: z.ZodMiniType<T>): T[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((rule) => rule.trim() !== '')
      .map((rule, nr) => {
        const outcome = schema.safeParse(JSON.parse(rule));
        if (!outcome.success)
          throw new Error(
            `${path}:${nr + 1}: ${outcome.error.issues[0]?.path.join('.')} ${outcome.error.issues[0]?.message}`,
          );
        return outcome.data;
      }),
  );
}

/** Rows of a tab-separated file, by column name; none without the file. */
function readTable(path: string): Record<string, string>[] {
  if (!existsSync(path)) return [];
  const [header = '', ...rules] = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((rule) => rule !== '');
  const names = header.split('\t');
  return rules.map((rule) => {
    const cells = rule.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}

function readLeerdoelen(path: string): Leerdoel[] {
  return readTable(path).map((row) => {
    const confusion = (row['verwar'] ?? '').split(/[ ,;]+/).filter((id) => id !== '');
    return leerdoelSchema.parse({
      ...row,
      nr: Number(row['nr']),
      groep: Number(row['groep']),
      leerjaar: Number(row['leerjaar']),
      verwar: confusion,
    });
  });
}

const readStrands = (path: string): Domein[] =>
  readTable(path).map((row) =>
    domeinSchema.parse({ ...row, groepVan: Number(row['groepVan']), formats: (row['formats'] ?? '').split(' ') }),
  );

/** Goals an item practises, main goal first. */
export function doelenOf(item: ContentItem): string[] {
  if (isWerkwoord(item)) return [...new Set(item.zinnen.map((zin) => zin.categorie))];
  if (isStrandItem(item)) return [strandOf(item.id)?.doelId ?? ''];
  return [...new Set([item.hoofd, ...item.cats.map((cat) => cat.id)])];
}

function group(items: readonly ContentItem[]): Map<string, ContentItem[]> {
  const perDoel = new Map<string, ContentItem[]>();
  for (const item of items) {
    for (const [nr, doel] of doelenOf(item).entries()) {
      const row = perDoel.get(doel) ?? [];
      if (nr === 0) row.unshift(item);
      else row.push(item);
      perDoel.set(doel, row);
    }
  }
  return perDoel;
}

/** Reads the content folder; a broken line stops the start with its place. */
export function loadContent(map: string): Content {
  const list: ContentItem[] = [
    ...readLines(files(join(map, 'woorden')), woordSchema),
    ...readLines(files(join(map, 'werkwoorden')), werkwoordSchema),
    ...readLines(
      [join(map, 'zinnen-volgorde.jsonl')].filter((path) => existsSync(path)),
      orderSchema,
    ),
    ...readLines(files(join(map, 'domeinen')), domeinItemSchema),
    ...readLines(
      [join(map, 'leesteksten.jsonl')].filter((path) => existsSync(path)),
      leestekstSchema,
    ),
  ];
  const leerdoelen = readLeerdoelen(join(map, 'leerdoelen.tsv'));
  return {
    items: withOwnItems(new Map(list.map((item) => [item.id, item]))),
    leerdoelen: new Map(leerdoelen.map((doel) => [doel.id, doel])),
    strands: new Map(readStrands(join(map, 'leerlijn/domeinen.tsv')).map((strand) => [strand.id, strand])),
    perDoel: group(list),
    model: withOwnModel(createModel(list, leerdoelen)),
    calibrated: false,
    weights: new Map(),
    schaal: 0,
  };
}
