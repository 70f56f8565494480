import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isStrandItem, isWerkwoord, strandVan } from '#engine/core/oefening/content-soort.ts';
import { createModel, type Model } from '#engine/core/oefening/model.ts';
import type { ContentItem } from '#engine/core/oefening/ronde-opties.ts';
import { domeinItemSchema, domeinSchema, type Domein } from '#engine/core/taal/domein-item.ts';
import { leestekstSchema } from '#engine/core/taal/leestekst.ts';
import {
  leerdoelSchema,
  volgordeSchema,
  werkwoordSchema,
  woordSchema,
  type Leerdoel,
} from '#engine/core/taal/woord.ts';

/** All learning content, read once at the start; the same for every tenant. */
export interface Content {
  items: ReadonlyMap<string, ContentItem>;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  /** Language strands by id; a strand is no spelling goal. */
  stranden: ReadonlyMap<string, Domein>;
  /** Items per goal, main goal first. */
  perDoel: ReadonlyMap<string, readonly ContentItem[]>;
  /** What the practice engine knows of all items; replaced when the items were calibrated. */
  model: Model;
  gekalibreerd: boolean;
  /** Total by which the scale was moved back since the beginning, logits. */
  schaal: number;
}

function bestanden(map: string): string[] {
  if (!existsSync(map)) return [];
  return readdirSync(map, { recursive: true, encoding: 'utf8' })
    .filter((naam) => naam.endsWith('.jsonl'))
    .sort()
    .map((naam) => join(map, naam));
}

function leesRegels<T>(paden: readonly string[], schema: z.ZodType<T>): T[] {
  return paden.flatMap((pad) =>
    readFileSync(pad, 'utf8')
      .split('\n')
      .filter((regel) => regel.trim() !== '')
      .map((regel, nr) => {
        const uitkomst = schema.safeParse(JSON.parse(regel));
        if (!uitkomst.success)
          throw new Error(
            `${pad}:${nr + 1}: ${uitkomst.error.issues[0]?.path.join('.')} ${uitkomst.error.issues[0]?.message}`,
          );
        return uitkomst.data;
      }),
  );
}

/** Rows of a tab-separated file, by column name; none without the file. */
function leesTabel(pad: string): Record<string, string>[] {
  if (!existsSync(pad)) return [];
  const [kop = '', ...regels] = readFileSync(pad, 'utf8')
    .split(/\r?\n/)
    .filter((regel) => regel !== '');
  const namen = kop.split('\t');
  return regels.map((regel) => {
    const cellen = regel.split('\t');
    return Object.fromEntries(namen.map((naam, i) => [naam, cellen[i] ?? '']));
  });
}

function leesLeerdoelen(pad: string): Leerdoel[] {
  return leesTabel(pad).map((rij) => {
    const verwar = (rij['verwar'] ?? '').split(/[ ,;]+/).filter((id) => id !== '');
    return leerdoelSchema.parse({
      ...rij,
      nr: Number(rij['nr']),
      groep: Number(rij['groep']),
      leerjaar: Number(rij['leerjaar']),
      verwar,
    });
  });
}

const leesStranden = (pad: string): Domein[] =>
  leesTabel(pad).map((rij) =>
    domeinSchema.parse({ ...rij, groepVan: Number(rij['groepVan']), formats: (rij['formats'] ?? '').split(' ') }),
  );

/** Goals an item practises, main goal first. */
export function doelenVan(item: ContentItem): string[] {
  if (isWerkwoord(item)) return [...new Set(item.zinnen.map((zin) => zin.categorie))];
  if (isStrandItem(item)) return [strandVan(item.id)?.doelId ?? ''];
  return [...new Set([item.hoofd, ...item.cats.map((cat) => cat.id)])];
}

function groepeer(items: readonly ContentItem[]): Map<string, ContentItem[]> {
  const perDoel = new Map<string, ContentItem[]>();
  for (const item of items) {
    for (const [nr, doel] of doelenVan(item).entries()) {
      const rij = perDoel.get(doel) ?? [];
      if (nr === 0) rij.unshift(item);
      else rij.push(item);
      perDoel.set(doel, rij);
    }
  }
  return perDoel;
}

/** Reads the content folder; a broken line stops the start with its place. */
export function loadContent(map: string): Content {
  const lijst: ContentItem[] = [
    ...leesRegels(bestanden(join(map, 'woorden')), woordSchema),
    ...leesRegels(bestanden(join(map, 'werkwoorden')), werkwoordSchema),
    ...leesRegels(
      [join(map, 'zinnen-volgorde.jsonl')].filter((pad) => existsSync(pad)),
      volgordeSchema,
    ),
    ...leesRegels(bestanden(join(map, 'domeinen')), domeinItemSchema),
    ...leesRegels(
      [join(map, 'leesteksten.jsonl')].filter((pad) => existsSync(pad)),
      leestekstSchema,
    ),
  ];
  const leerdoelen = leesLeerdoelen(join(map, 'leerdoelen.tsv'));
  return {
    items: new Map(lijst.map((item) => [item.id, item])),
    leerdoelen: new Map(leerdoelen.map((doel) => [doel.id, doel])),
    stranden: new Map(leesStranden(join(map, 'leerlijn/domeinen.tsv')).map((strand) => [strand.id, strand])),
    perDoel: groepeer(lijst),
    model: createModel(lijst, leerdoelen),
    gekalibreerd: false,
    schaal: 0,
  };
}
