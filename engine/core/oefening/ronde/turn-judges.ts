import { judge, comparisonForm } from '#engine/core/scoring/judgment.ts';
import type { View } from '../contract/contract.ts';
import { isNeighborSlip, type SlipKeyboard } from '../model/neighbor-key.ts';
import { UNKNOWN, type Judge, type Step } from './judge.ts';
import type { BuildScope, BuiltVraag, Solution } from '../vraag/built.ts';
import { openRows } from '../vraag/rows.ts';

function judgeSelect(v: BuiltVraag, ruwOf: ReadonlyMap<string, string>): Judge {
  let first: string | null = null;
  return {
    stap: (a) => {
      const ruw = a.kind === 'pick' ? ruwOf.get(a.tokenId) : undefined;
      if (ruw === undefined) return UNKNOWN;
      first ??= ruw;
      const correct = judge(v.sleutel, ruw);
      return { uitkomst: correct ? 'goed' : 'mis', klaar: correct, focus: v.focus };
    },
    solve: () => {
      const right = [...ruwOf].find(([, ruw]) => judge(v.sleutel, ruw));
      return right === undefined ? null : { kind: 'pick', tokenId: right[0] };
    },
    ruw: () => first ?? '',
    gevuld: () => [],
  };
}

function slotRange(parts: readonly string[], separator: string, slot: number): BuildScope {
  const from = parts.slice(0, slot).reduce((sum, part) => sum + part.length + separator.length, 0);
  return { from, to: from + (parts[slot]?.length ?? 0) };
}

function judgeSequence(view: View, o: Extract<Solution, { soort: 'reeks' }>): Judge {
  if (view.shape !== 'sequence') return judgeRead(null);
  const { delen: parts, separator } = o;
  const textOf = new Map(view.pool.map((t) => [t.id, t.text ?? '']));
  const filled = parts.map((_, i) => view.prefilled?.[i]?.id ?? null);
  const first = parts.map((part, i) => (view.prefilled?.[i] ? part : null));
  const open = (): (readonly string[])[] =>
    openRows(
      o,
      filled.map((id) => (id === null ? null : textOf.get(id))),
    );
  return {
    stap: (a) => {
      if (a.kind !== 'place') return UNKNOWN;
      const text = textOf.get(a.tokenId);
      if (text === undefined || parts[a.slot] === undefined || filled[a.slot] !== null || filled.includes(a.tokenId))
        return UNKNOWN;
      first[a.slot] ??= text;
      const correct = open().some((row) => row[a.slot] === text);
      if (correct) filled[a.slot] = a.tokenId;
      return {
        uitkomst: correct ? 'goed' : 'mis',
        klaar: correct && !filled.includes(null),
        focus: slotRange(parts, separator, a.slot),
      };
    },
    solve: () => {
      const slot = filled.indexOf(null);
      const text = open()[0]?.[slot];
      const token = view.pool.find((t) => t.text === text && !filled.includes(t.id));
      return token === undefined ? null : { kind: 'place', tokenId: token.id, slot };
    },
    ruw: () => first.filter((t) => t !== null).join(separator),
    gevuld: () => filled,
  };
}

/** First place where two texts differ, widened to one letter. */
function difference(doel: string, given: string): BuildScope {
  let i = 0;
  while (i < doel.length && doel[i] === given[i]) i += 1;
  const from = Math.min(i, Math.max(0, doel.length - 1));
  return { from, to: from + 1 };
}

function judgeEntry(v: BuiltVraag, keyboard: SlipKeyboard): Judge {
  const doel = v.sleutel.goed[0] ?? '';
  const form = (t: string): string => comparisonForm(t, v.sleutel.hoofdletters);
  const letters: string[] = [];
  const { view } = v.question;
  const mask = view.shape === 'entry' ? (view.mask ?? []) : [];
  let integer: string | null = null;
  let stillUsed = false;
  /** Typed letters, with the letters that stood there already: the raw answer is the whole word, whatever was left open. */
  const typed = (): string =>
    Array.from({ length: Math.max(letters.length, mask.length) }, (_, i) => letters[i] ?? mask[i] ?? '').join('');

  /** Place of the letter that was typed last; given letters behind it come along with it. */
  const spotOf = (text: string): number => {
    let spot = Math.max(0, text.length - 1);
    while (spot > 0 && typeof mask[spot] === 'string') spot -= 1;
    return spot;
  };
  const still = (given: string): boolean => {
    if (stillUsed || !isNeighborSlip(form(doel).slice(0, given.length), given, keyboard)) return false;
    stillUsed = true;
    return true;
  };
  const whole = (text: string): Step => {
    if (judge(v.sleutel, text)) {
      integer ??= text;
      return { uitkomst: 'goed', klaar: true };
    }
    const focus = difference(form(doel), form(text));
    if (form(text).length === form(doel).length && still(form(text))) return { uitkomst: 'stil', klaar: false, focus };
    integer ??= text;
    return { uitkomst: 'mis', klaar: false, focus };
  };
  const letter = (text: string): Step => {
    const spot = spotOf(text);
    const correct = v.sleutel.goed.some((g) => form(g).startsWith(comparePrefix(text, v.sleutel.hoofdletters)));
    const focus = {
      from: Math.min(spot, Math.max(0, doel.length - 1)),
      to: Math.min(spot + 1, Math.max(1, doel.length)),
    };
    if (!correct && still(comparePrefix(text, v.sleutel.hoofdletters)))
      return { uitkomst: 'stil', klaar: false, focus };
    // A whole character, never half of an emoji: half a surrogate pair cannot be stored.
    letters[spot] ??= Array.from(text.slice(0, spot + 1)).at(-1) ?? '';
    return { uitkomst: correct ? 'goed' : 'mis', klaar: correct && judge(v.sleutel, text), focus };
  };
  return {
    stap: (a) => {
      if (a.kind !== 'text' || a.text.length > 80) return UNKNOWN;
      return a.complete ? whole(a.text) : a.text === '' ? UNKNOWN : letter(a.text);
    },
    solve: () => ({ kind: 'text', text: doel, complete: true }),
    // A word typed per letter and then confirmed counts by its letters: the slip in between is the first attempt.
    ruw: () => (letters.length > 0 && typed().length >= (integer?.length ?? 0) ? typed() : (integer ?? '')),
    gevuld: () => [],
  };
}

/** Prefix as compared: like a whole text, but an ending space stays (it may be followed by more). */
function comparePrefix(text: string, hoofdletters: boolean): string {
  const clean = comparisonForm(text, hoofdletters);
  return text.endsWith(' ') ? `${clean} ` : clean;
}

function judgeRead(followUp: Judge | null): Judge {
  return {
    stap: (a) => {
      if (a.kind === 'readDone') return { uitkomst: 'goed', klaar: followUp === null };
      return followUp === null ? UNKNOWN : followUp.stap(a);
    },
    solve: () => (followUp === null ? { kind: 'readDone', ms: 0 } : followUp.solve()),
    ruw: () => followUp?.ruw() ?? 'gelezen',
    gevuld: () => [],
  };
}

function judgeFor(v: BuiltVraag, o: Solution, keyboard: SlipKeyboard): Judge {
  switch (o.soort) {
    case 'kies':
      return judgeSelect(v, o.ruw);
    case 'reeks':
      return judgeSequence(v.question.view, o);
    case 'invoer':
      return judgeEntry(v, keyboard);
    case 'sorteer':
      return o.recht(v, o);
    case 'paren':
      return o.recht(v, o);
    case 'markeer':
      return o.recht(v, o, followUpFor(v, o.followUp, keyboard));
    case 'lees':
      return judgeRead(followUpFor(v, o.followUp, keyboard));
  }
}

function followUpFor(v: BuiltVraag, followUp: Solution | undefined, keyboard: SlipKeyboard): Judge | null {
  return followUp === undefined ? null : judgeFor(v, followUp, keyboard);
}

/** Judge for a question of any shape. */
export function createJudge(v: BuiltVraag, keyboard: SlipKeyboard = 'qwerty'): Judge {
  return judgeFor(v, v.solution, keyboard);
}
