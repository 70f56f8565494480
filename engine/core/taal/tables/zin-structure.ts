const levels: readonly (readonly [number, string])[] = [
  [3, 'als toen omdat dat die wat waar want dus'],
  [5, 'terwijl totdat voordat nadat sinds waarin waarop waarmee zodat'],
  [6, 'zodra hoewel doordat tenzij ondanks vanwege dankzij volgens wegens waarvan waardoor mits'],
  [8, 'desondanks daarentegen echter derhalve hieromtrent indien teneinde evenals alvorens bovendien'],
];

/**
 * Words that join clauses or sentences, with the level from which a child follows what they say, as index in `READING_NIVEAUS`.
 * Start values of ours. Source: eigen.
 */
export const CONNECTIVES: ReadonlyMap<string, number> = new Map(
  levels.flatMap(([level, words]) => words.split(' ').map((w) => [w, level] as const)),
);

/** Forms that make a passive sentence with a participle. Source: eigen. */
export const PASSIVE: ReadonlySet<string> = new Set(['wordt', 'worden', 'werd', 'werden', 'word']);

/** Level of a passive sentence, as index in `READING_NIVEAUS`. Source: eigen. */
export const PASSIVE_LEVEL = 6;

/** Build of a participle. Source: eigen. */
export const PARTICIPLE = /^(?:\p{L}{2,4})?(?:ge|be|ver|ont|her|er)\p{L}{2,}(?:d|t|en)$/u;
