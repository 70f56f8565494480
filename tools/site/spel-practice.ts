import { FORMATS, type Format } from '#engine/core/oefening/contract/contract.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { readSceneFile } from '../build/scene-file.ts';

/** What a teacher looks for, in the formats that the practice engine knows. */
const TOPICS: Readonly<Record<string, readonly Format[]>> = {
  bouwen: ['bouw'],
  schrijven: ['dictee'],
  spelling: ['kies', 'gat', 'oordeel', 'zoekfout'],
  klanken: ['klank', 'rijm'],
  sorteren: ['sorteer'],
  stukjes: ['splits'],
  werkwoorden: ['werkwoord'],
  lezen: ['flits', 'zin', 'tempo', 'koppel'],
  volgorde: ['volgorde'],
};
/** Jaargroep from which a format is asked (games.md 4.1); the others come from groep 3 on. */
const FROM: Partial<Record<Format, number>> = {
  kies: 4,
  oordeel: 4,
  splits: 4,
  volgorde: 4,
  werkwoord: 5,
  zoekfout: 5,
};
const FIRST = 3;

/** What is practised in a game: a topic, and the jaargroep from which. */
export interface PracticeTopic {
  topic: string;
  from: number;
}

/** What every game practises, by slug, from what its scene says it can ask. */
export function practiceOfGames(): Record<string, PracticeTopic[]> {
  const known = Object.values(TOPICS).flat();
  const lost = FORMATS.filter((format) => !known.includes(format));
  if (lost.length > 0) throw new Error(`no topic has ${lost.join(', ')}`);
  return Object.fromEntries(
    spelSlugs().map((slug) => {
      const asked = readSceneFile(slug).capabilities.flatMap(({ formats }) => formats);
      const topics = Object.entries(TOPICS).flatMap(([topic, formats]) => {
        const years = formats.filter((format) => asked.includes(format)).map((format) => FROM[format] ?? FIRST);
        return years.length === 0 ? [] : [{ topic, from: Math.min(...years) }];
      });
      return [slug, topics];
    }),
  );
}
