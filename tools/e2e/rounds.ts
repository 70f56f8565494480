/** Which game is played in which way. */
import { readFileSync } from 'node:fs';
import type { Mode } from './hand.ts';
import type { Kind } from './thinker.ts';

export interface SpelMechanics {
  slug: string;
  /** Mechanics of the engine that it uses, each with its kind of play: `lanes road`, `gesture pop`. */
  mechanics: readonly string[];
}

const KINDS: readonly Kind[] = ['goed', 'fout', 'willekeurig'];

interface Use {
  use: string;
  kind?: string;
  view?: string;
  mode?: string;
}

/** What a game asks of the hands of a child. `own` = whether a mechanic is the engine's; a game's own pieces meet its own tests. */
export function mechanicsOf(slug: string, engine: ReadonlySet<string>): SpelMechanics {
  const { mechanics }: { mechanics: Use[] } = JSON.parse(readFileSync(`games/${slug}/scene.json`, 'utf8'));
  return {
    slug,
    mechanics: mechanics
      .filter(({ use }) => engine.has(use))
      .map(({ use, kind, view, mode }) => [use, kind ?? view ?? mode ?? ''].join(' ').trim()),
  };
}

/** Few games in which every mechanic is played: the one that brings most that is new first, the first of equals. */
export function coverMechanics(spellen: readonly SpelMechanics[]): string[] {
  const open = new Set(spellen.flatMap(({ mechanics }) => mechanics));
  const chosen: string[] = [];
  while (open.size > 0) {
    const fresh = ({ mechanics }: SpelMechanics): number => new Set(mechanics.filter((name) => open.has(name))).size;
    const best = spellen.reduce((a, b) => (fresh(b) > fresh(a) ? b : a));
    chosen.push(best.slug);
    for (const name of best.mechanics) open.delete(name);
  }
  return spellen.map(({ slug }) => slug).filter((slug) => chosen.includes(slug));
}

/** Every game in one way and every way with one game at least, each with the next kind of answers. */
export function planRounds(spellen: readonly string[], modes: readonly Mode[]): Map<Mode, Map<string, Kind>> {
  const rounds = new Map(modes.map((mode) => [mode, new Map<string, Kind>()]));
  for (let nr = 0; spellen.length > 0 && nr < Math.max(spellen.length, modes.length); nr += 1) {
    const mode = modes[nr % modes.length] ?? 'muis';
    rounds.get(mode)?.set(spellen[nr % spellen.length] ?? '', KINDS[nr % KINDS.length] ?? 'goed');
  }
  return rounds;
}

/** Every game in every way; three turns give every kind of answers too. */
export function allRounds(
  spellen: readonly string[],
  { modes, turn }: { modes: readonly Mode[]; turn: number },
): Map<Mode, Map<string, Kind>> {
  return new Map(
    modes.map((mode, i) => [
      mode,
      new Map(spellen.map((spel, nr) => [spel, KINDS[(i + nr + turn) % KINDS.length] ?? 'goed'])),
    ]),
  );
}
