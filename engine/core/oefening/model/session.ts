import type { Params } from './params.ts';
import type { ItemContext } from './model.ts';

/** Missed item that returns after a few others. */
export interface Returning {
  vraag: ItemContext;
  van: number;
  tot: number;
}

/** What selection must remember within one round; never stored. */
export interface PracticeSession {
  /** Items of the questions asked so far, in order. */
  asked: string[];
  terug: Returning[];
  /** New words asked in this session. */
  nieuw: number;
  /** Items of the teacher's list asked in this session. */
  required: number;
  previousDoel: string;
  /** Items that may not come again as a new question. */
  seen: Set<string>;
}

/** Session without questions; `nieuw` = new words already asked today. */
export function createPracticeSession(newOne = 0): PracticeSession {
  return { asked: [], terug: [], nieuw: newOne, required: 0, previousDoel: '', seen: new Set() };
}

/** Puts a missed item back, to return after 3 to 5 other items. */
export function scheduleReturn(p: Params, session: PracticeSession, vraag: ItemContext): void {
  const now = session.asked.length;
  session.terug.push({ vraag, van: now + p.returnAfter, tot: now + p.returnBefore });
}

/** Notes that a question was asked. */
export function recordAsked(
  session: PracticeSession,
  options: { vraag: ItemContext; nieuw: boolean; required: boolean },
): void {
  const { vraag } = options;
  session.asked.push(vraag.itemId);
  session.seen.add(vraag.itemId);
  session.previousDoel = vraag.doelId;
  session.terug = session.terug.filter((t) => t.vraag.itemId !== vraag.itemId);
  if (options.nieuw) session.nieuw += 1;
  if (options.required) session.required += 1;
}
