import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScene } from '#engine/document/scene.ts';
import type { Capability } from '#engine/core/oefening/contract/contract.ts';

/** What the server knows of a game: its scene document says what it can take. */
export interface Spel {
  slug: string;
  land: string;
  capabilities: readonly Capability[];
  items: number;
}
export type Spellen = ReadonlyMap<string, Spel>;

/** Reads every game folder; a folder without a valid scene document is no game. */
export function loadSpellen(map: string, report: (slug: string, error: string) => void): Spellen {
  const spellen = new Map<string, Spel>();
  if (!existsSync(map)) return spellen;
  for (const slug of readdirSync(map).sort()) {
    const path = join(map, slug, 'scene.json');
    if (!existsSync(path)) continue;
    const scene = readScene(path);
    if (!scene.ok) report(slug, `${scene.fout.pad}: ${scene.fout.melding}`);
    else
      spellen.set(slug, {
        slug,
        land: scene.value.land,
        capabilities: scene.value.capabilities,
        items: scene.value.round.items,
      });
  }
  return spellen;
}

function readScene(path: string): ReturnType<typeof parseScene> {
  try {
    return parseScene(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return { ok: false, fout: { pad: '', melding: error instanceof Error ? error.message : String(error) } };
  }
}
