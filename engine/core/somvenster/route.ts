import { hashText } from '#engine/core/basis/rng.ts';
import { landOpen } from '#engine/core/domein/landen.ts';
import { spelOf, type SpelInfo } from '#engine/core/domein/spellen.ts';
import type { Capability, Format } from '#engine/core/oefening/contract/contract.ts';

/** Built game with what it can take, from its scene document. */
export interface AvailableSpel {
  slug: string;
  capabilities: readonly Capability[];
}

/** What decides the doors of a stone. */
export interface DeurenInput {
  formaten: readonly Format[];
  /** Games that are built and allowed to be shown. */
  available: readonly AvailableSpel[];
  /** Stars of the leerling: they open lands. */
  sterren: number;
  /** Slugs the leerkracht forbids. */
  verboden?: readonly string[];
  /** Slugs of all games that were played, each once, the one played last first. */
  gespeeld?: readonly string[];
  /** Games that are equal stand in another order for every text: each goal shows other games first. */
  turn?: string;
  favorite?: string;
  /** Most doors, default 3. */
  max?: number;
}

interface Deur {
  info: SpelInfo;
  weight: number;
  open: boolean;
}

/** How well a game fits formats: the best weight of a capability that takes one of them; 0 = not at all. */
export function matchWeight(capabilities: readonly Capability[], formats: readonly Format[]): number {
  const fitting = capabilities.filter((c) => c.formats.some((f) => formats.includes(f)));
  return fitting.reduce((best, c) => Math.max(best, c.weight), 0);
}

function possibleDeuren(i: DeurenInput): Deur[] {
  return i.available.flatMap((spel) => {
    const info = spelOf(spel.slug);
    const weight = matchWeight(spel.capabilities, i.formaten);
    if (info === undefined || weight === 0 || (i.verboden ?? []).includes(info.slug)) return [];
    return [{ info, weight, open: info.starter || landOpen(info.land, i.sterren) }];
  });
}

/** Among fewer games than this, one that was played lately comes back no later for it. */
const SHORT_HISTORY = 5;

/**
 * Rank: other verb family than last time, long not played, made for the format; the favourite gets a push. A game that
 * was never played comes before all that were, so that every game that fits has its turn, however many there are.
 */
function rank(d: Deur, i: DeurenInput): number {
  const played = i.gespeeld ?? [];
  const last = spelOf(played[0] ?? '');
  const spot = played.indexOf(d.info.slug);
  const family = last !== undefined && last.family === d.info.family ? -2 : 0;
  const fresh = spot < 0 ? 1 : spot / Math.max(SHORT_HISTORY, played.length);
  return family + fresh + d.weight + (i.favorite === d.info.slug ? 0.5 : 0);
}

/**
 * Games offered at a stone, best first: two or three that take its formats. Open lands first; starters are always open.
 * When fewer than two are left, games of closed lands help out: learning is never blocked by stars. Fewer than two come
 * only when no more games can take the formats or are allowed.
 */
export function deurenFor(input: DeurenInput): string[] {
  const max = Math.max(2, input.max ?? 3);
  const turn = ({ info }: Deur): number => hashText(`${input.turn ?? ''} ${info.slug}`);
  const byRank = possibleDeuren(input).sort((a, b) => rank(b, input) - rank(a, input) || turn(a) - turn(b));
  const open = byRank.filter((d) => d.open);
  const closed = byRank.filter((d) => !d.open);
  const choice = open.length >= 2 ? open : [...open, ...closed].slice(0, Math.max(2, open.length));
  return choice.slice(0, max).map((d) => d.info.slug);
}

/** Whether a game may be played for a stone now: the check of the server before a round starts. */
export function canPlay(slug: string, input: DeurenInput): boolean {
  const info = spelOf(slug);
  return info !== undefined && deurenFor({ ...input, max: input.available.length }).includes(info.slug);
}
