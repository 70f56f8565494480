import { shuffle, type Rng } from '#engine/core/basis/rng.ts';
import type { Token, TokenKind } from '../contract/contract.ts';

/** Makes tokens whose ids say nothing about order or correctness: random numbers, never handed out twice. */
export interface TokenMaker {
  create(text: string, kind: TokenKind, extra?: Partial<Omit<Token, 'id' | 'text' | 'kind'>>): Token;
}

/** Token maker of one question. */
export function createTokenMaker(rng: Rng): TokenMaker {
  const used = new Set<string>();
  const newId = (): string => {
    let id = '';
    do {
      id = `t${Math.floor(rng.next() * 0xffffffff).toString(36)}`;
    } while (used.has(id));
    used.add(id);
    return id;
  };
  return { create: (text, kind, extra = {}) => ({ id: newId(), text, kind, ...extra }) };
}

/** Shuffled tokens; for more than two, never in the order they were given, so the pool is never the answer itself. */
export function scramble(tokens: readonly Token[], rng: Rng): Token[] {
  const out = shuffle(tokens, rng);
  const texts = (list: readonly Token[]) => list.map((t) => t.text).join('\u0000');
  if (tokens.length < 3 || texts(out) !== texts(tokens)) return out;
  const [first, ...rest] = out;
  return first === undefined ? out : [...rest, first];
}
