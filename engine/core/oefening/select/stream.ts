import { createRng, hashText, shuffle, type Rng } from '#engine/core/basis/rng.ts';
import type { Token } from '../contract/contract.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { openRows } from '../vraag/rows.ts';

/** In every run of this many tokens the one that is needed next appears once. */
const BLOCK = 3;

function sourceTokens(v: BuiltVraag, filled: readonly (string | null)[]): Token[] {
  const view = v.question.view;
  switch (view.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return view.pool.filter((t) => !filled.includes(t.id));
    case 'sort':
      return view.stream;
    case 'mark':
      return view.parts;
    case 'pairs':
      return view.cards;
    case 'read':
      return view.then?.shape === 'select' ? view.then.options : [];
    case 'entry':
      return [];
  }
}

function requiredText(v: BuiltVraag, filled: readonly (string | null)[]): string | null {
  const { view } = v.question;
  if (v.solution.soort !== 'reeks' || view.shape !== 'sequence') return null;
  const textOf = new Map(view.pool.map((t) => [t.id, t.text ?? '']));
  const placed = filled.map((id) => (id === null ? null : textOf.get(id)));
  return openRows(v.solution, placed)[0]?.[filled.indexOf(null)] ?? null;
}

/** Draws every token once before any returns, and never the same token twice in a row when there is a choice. */
function createSampler(source: readonly Token[], rng: Rng): (previous: Token | undefined) => Token[] {
  let bag: Token[] = [];
  return (previous) => {
    const other = (t: Token): boolean => t.id !== previous?.id;
    // The needed token is also put in from outside: it may have come just now and be all that the bag still holds.
    if (!bag.some(other)) bag = [...bag, ...shuffle(source, rng)];
    return bag.splice(Math.max(0, bag.findIndex(other)), 1);
  };
}

/** Puts the needed token in the last block, at a place where it does not follow itself. */
function insertRequired(out: Token[], required: Token, rng: Rng): void {
  const places = shuffle(
    Array.from({ length: BLOCK }, (_, i) => out.length - BLOCK + i),
    rng,
  );
  const place = places.find((p) => out[p - 1]?.id !== required.id) ?? out.length - 1;
  out[place] = required;
}

/**
 * Order in which spawners bring the tokens of a question: all tokens return, no token twice in a row, and the next
 * needed part of a sequence is in every block of three. Same question and progress give the same order;
 * a longer list starts with the shorter one.
 */
export function streamOf(v: BuiltVraag, filled: readonly (string | null)[], n: number): Token[] {
  const source = sourceTokens(v, filled);
  const count = Math.min(200, Math.max(0, Math.floor(n)));
  if (source.length === 0 || v.question.view.shape === 'sort') return source.slice(0, count);
  const rng = createRng(hashText(`${v.question.id}/${filled.filter((id) => id !== null).length}`));
  const draw = createSampler(source, rng);
  const text = requiredText(v, filled);
  const required = source.find((t) => t.text === text);
  const out: Token[] = [];
  while (out.length < count) {
    for (let i = 0; i < BLOCK; i += 1) out.push(...draw(out.at(-1)));
    if (required !== undefined && !out.slice(-BLOCK).some((t) => t.text === text)) insertRequired(out, required, rng);
  }
  return out.slice(0, count);
}
