import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { readScene } from '#engine/document/scene.ts';
import type { Capability } from '#engine/core/oefening/contract/contract.ts';

/** What the server knows of a game: its scene document says what it can take. */
export interface ServedSpel {
  slug: string;
  /** Name of the game for adults, the slug when it has none. */
  title: string;
  land: string;
  capabilities: readonly Capability[];
  items: number;
}
export type Spellen = ReadonlyMap<string, ServedSpel>;

/** Reads every game folder; a folder without a valid scene document is no game, and `report` says in one line why. */
export function loadSpellen(map: string, report: (slug: string, error: string) => void): Spellen {
  const spellen = new Map<string, ServedSpel>();
  if (!existsSync(map)) return spellen;
  for (const slug of readdirSync(map).sort()) {
    const path = join(map, slug, 'scene.json');
    if (!existsSync(path)) continue;
    const spel = readSpel(slug, path, titleOf(join(map, slug, 'i18n/nl.json')) ?? slug);
    if (spel.ok) spellen.set(slug, spel.value);
    else report(slug, spel.fout);
  }
  return spellen;
}

const titleSchema = z.object({ titel: z.string() });

function titleOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const texts = titleSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return texts.success ? texts.data.titel : undefined;
}

function readSpel(slug: string, path: string, title: string): Result<ServedSpel, string> {
  const file = `games/${slug}/scene.json`;
  try {
    const scene = readScene(file, JSON.parse(readFileSync(path, 'utf8')));
    if (!scene.ok) return err(scene.fout.line);
    const { land, capabilities, round } = scene.value;
    return ok({ slug, title, land, capabilities, items: round.items });
  } catch (error) {
    return err(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
