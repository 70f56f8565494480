import { shuffle } from '#engine/core/basis/rng.ts';
import type { Capability, Token, TokenKind } from '../contract.ts';
import type { Werkbank } from './opties.ts';

/** Option of a select question: what it shows and the raw answer it stands for. */
export interface Optie {
  tekst: string;
  ruw: string;
  picture?: string;
  audio?: string;
}

/** Number of wrong options: what the game can show, at most three; null when it cannot show two options. */
export function aantalFout(c: Capability, beschikbaar: number, wens = 3): number | null {
  const max = Math.min(4, c.maxOptions ?? 4) - 1;
  const aantal = Math.min(max, wens, beschikbaar);
  return aantal < 1 || aantal + 1 < (c.minOptions ?? 2) ? null : aantal;
}

/** Tokens in random order with the raw answer per token. */
export function maakOpties(
  opties: readonly Optie[],
  kind: TokenKind,
  bank: Werkbank,
): { tokens: Token[]; ruw: Map<string, string> } {
  const paren = opties.map((o) => ({
    token: bank.tokens.maak(o.tekst, kind, {
      ...(o.picture === undefined ? {} : { picture: o.picture }),
      ...(o.audio === undefined ? {} : { audio: o.audio }),
    }),
    ruw: o.ruw,
  }));
  return {
    tokens: shuffle(
      paren.map((p) => p.token),
      bank.rng,
    ),
    ruw: new Map(paren.map((p) => [p.token.id, p.ruw])),
  };
}

/** Draws `n` of a list sorted by strength: mostly the first, sometimes one further on. */
export function trekSterk<T>(lijst: readonly T[], n: number, bank: Werkbank): T[] {
  const rest = [...lijst];
  const uit: T[] = [];
  while (uit.length < n && rest.length > 0) {
    const i = bank.rng.next() < 0.7 ? 0 : bank.rng.int(Math.min(4, rest.length));
    uit.push(...rest.splice(i, 1));
  }
  return uit;
}
