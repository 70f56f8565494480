import { shuffle } from '#engine/core/basis/rng.ts';
import type { Capability, Token, TokenKind } from '../contract/contract.ts';
import type { Workbench } from './options.ts';

/** Option of a select question: what it shows and the raw answer it stands for. */
export interface VraagOption {
  tekst: string;
  ruw: string;
  picture?: string;
  audio?: string;
}

/** Number of wrong options: what the game can show, at most three; null when it cannot show two options. */
export function distractorCount(c: Capability, available: number, wish = 3): number | null {
  const max = Math.min(4, c.maxOptions ?? 4) - 1;
  const count = Math.min(max, wish, available);
  return count < 1 || count + 1 < (c.minOptions ?? 2) ? null : count;
}

/** Tokens in random order with the raw answer per token. */
export function createOptions(
  options: readonly VraagOption[],
  kind: TokenKind,
  bank: Workbench,
): { tokens: Token[]; ruw: Map<string, string> } {
  const pairs = options.map((o) => ({
    token: bank.tokens.create(o.tekst, kind, {
      ...(o.picture === undefined ? {} : { picture: o.picture }),
      ...(o.audio === undefined ? {} : { audio: o.audio }),
    }),
    ruw: o.ruw,
  }));
  return {
    tokens: shuffle(
      pairs.map((p) => p.token),
      bank.rng,
    ),
    ruw: new Map(pairs.map((p) => [p.token.id, p.ruw])),
  };
}

/** Draws `n` of a list sorted by strength: mostly the first, sometimes one further on. */
export function drawStrong<T>(list: readonly T[], n: number, bank: Workbench): T[] {
  const rest = [...list];
  const out: T[] = [];
  while (out.length < n && rest.length > 0) {
    const i = bank.rng.next() < 0.7 ? 0 : bank.rng.int(Math.min(4, rest.length));
    out.push(...rest.splice(i, 1));
  }
  return out;
}
