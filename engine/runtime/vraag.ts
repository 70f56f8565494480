import type { Attempt, Question, Token, View } from '#engine/core/oefening/contract/contract.ts';

const NO: readonly Token[] = [];

/** Tokens of a question that can be used by hand: options, pool, stream, parts or cards. */
export function tokensOf(question: Question | null): readonly Token[] {
  const view = question?.view;
  if (view === undefined) return NO;
  switch (view.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return view.pool;
    case 'sort':
      return view.stream;
    case 'mark':
      return view.parts;
    case 'pairs':
      return view.cards;
    case 'entry':
    case 'read':
      return NO;
  }
}

/**
 * The token that is needed next: the order of the practice engine brings it in every block of three. Null when the
 * order does not tell (other shapes, small pools).
 */
export function requiredToken(stream: readonly Token[]): string | null {
  const blocks = Array.from({ length: Math.floor(stream.length / 3) }, (_, i) =>
    stream.slice(i * 3, i * 3 + 3).map((t) => t.text),
  );
  const recurring = (blocks[0] ?? []).filter(
    (text) => text !== undefined && blocks.every((block) => block.includes(text)),
  );
  const unique = [...new Set(recurring)];
  return unique.length === 1 ? (stream.find((t) => t.text === unique[0])?.id ?? null) : null;
}

/** Attempt that giving one token means: a pick, the next place, or a marked part; null when one token is not enough. */
export function attemptWith(view: View, tokenId: string, slot: number): Attempt | null {
  if (view.shape === 'select') return { kind: 'pick', tokenId };
  if (view.shape === 'sequence') return slot < 0 ? null : { kind: 'place', tokenId, slot };
  if (view.shape === 'mark' && view.target === 'token') {
    const index = view.parts.findIndex((t) => t.id === tokenId);
    return index < 0 ? null : { kind: 'token', index };
  }
  return null;
}

/** Tokens that an attempt is made of, in the order in which they are given; none for text. */
export function tokensOfAttempt(step: Attempt, view: View | undefined): readonly string[] {
  const part = (i: number): string[] => (view?.shape === 'mark' ? [view.parts[i]?.id ?? ''] : []);
  switch (step.kind) {
    case 'pick':
    case 'place':
      return [step.tokenId];
    case 'bin':
      return [step.tokenId, step.binId];
    case 'pair':
      return [step.a, step.b];
    case 'token':
      return part(step.index);
    case 'cut':
      return step.after.flatMap((n) => part(n - 1));
    case 'text':
    case 'readDone':
      return [];
  }
}

/** Part of a question that is played by hand now: after reading or marking its follow-up. */
export function followUpOf(question: Question): Question | null {
  const { view } = question;
  if (view.shape === 'read' && view.then !== undefined) return { ...question, view: view.then };
  if (view.shape === 'mark' && view.followUp !== undefined) return { ...question, view: view.followUp };
  return null;
}
