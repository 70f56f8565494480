import { isNewest, readNewest } from '#engine/document/newest.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Extensions } from '#engine/runtime/own.ts';

/** Everything of one game, loaded on demand. */
export interface SpelPackage {
  doc: SceneDoc;
  /** Own texts, Belgian differences laid over the Dutch ones. */
  texts: Record<string, string>;
  eigen: Extensions | undefined;
}

const scenes = import.meta.glob<unknown>('./*/scene.json', { import: 'default' });
const texts = import.meta.glob<Record<string, string>>('./*/i18n/*.json', { import: 'default' });
const own = import.meta.glob<Extensions>('./*/spel.ts', { import: 'own' });

const slugOf = (path: string): string => path.split('/')[1] ?? '';

/** Slugs of the games that exist, found by folder. */
export const SPEL_SLUGS: readonly string[] = Object.keys(scenes).map(slugOf).sort();

async function loadTexts(slug: string, locale: 'nl' | 'nl-BE'): Promise<Record<string, string>> {
  const dutch = await texts[`./${slug}/i18n/nl.json`]?.();
  const belgian = locale === 'nl-BE' ? await texts[`./${slug}/i18n/nl-BE.json`]?.() : undefined;
  return { ...dutch, ...belgian };
}

/** Loads a game; null when there is no such folder. Throws when its scene document is broken. */
export async function loadSpel(slug: string, locale: 'nl' | 'nl-BE'): Promise<SpelPackage | null> {
  const scene = scenes[`./${slug}/scene.json`];
  if (scene === undefined) return null;
  const [json, texts, ownPieces] = await Promise.all([scene(), loadTexts(slug, locale), own[`./${slug}/spel.ts`]?.()]);
  // The way up from an older version is fetched only for a document that needs it.
  const reader = isNewest(json) ? readNewest : (await import('#engine/document/scene.ts')).readScene;
  const read = reader(`games/${slug}/scene.json`, json);
  if (!read.ok) throw new Error(read.fout.line);
  return { doc: read.value, texts, eigen: ownPieces };
}
