import { shuffle, type Rng } from '#engine/core/basis/rng.ts';
import type { Token, TokenKind } from '../contract.ts';

/** Makes tokens whose ids say nothing about order or correctness: random numbers, never handed out twice. */
export interface TokenMaker {
  maak(text: string, kind: TokenKind, extra?: Partial<Omit<Token, 'id' | 'text' | 'kind'>>): Token;
}

/** Token maker of one question. */
export function createTokenMaker(rng: Rng): TokenMaker {
  const gebruikt = new Set<string>();
  const nieuwId = (): string => {
    let id = '';
    do {
      id = `t${Math.floor(rng.next() * 0xffffffff).toString(36)}`;
    } while (gebruikt.has(id));
    gebruikt.add(id);
    return id;
  };
  return { maak: (text, kind, extra = {}) => ({ id: nieuwId(), text, kind, ...extra }) };
}

/** Shuffled tokens; for more than two, never in the order they were given, so the pool is never the answer itself. */
export function hussel(tokens: readonly Token[], rng: Rng): Token[] {
  const uit = shuffle(tokens, rng);
  const teksten = (lijst: readonly Token[]) => lijst.map((t) => t.text).join('\u0000');
  if (tokens.length < 3 || teksten(uit) !== teksten(tokens)) return uit;
  const [eerste, ...rest] = uit;
  return eerste === undefined ? uit : [...rest, eerste];
}
