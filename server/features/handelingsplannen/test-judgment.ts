import type { TestWoord } from './handelingsplannen.contract.ts';

/** State of a plan in which each of its tests is taken. */
export const TAKEN_IN = { begin: 'begintoets', eind: 'eindtoets_open' } as const;

/** What was written for one word. */
export interface GivenAnswer {
  written: string;
  slip: boolean;
  silent?: boolean;
}

const plain = (text: string): string => text.normalize('NFC').trim().replaceAll('’', "'").toLocaleLowerCase('nl');

/** Judges a test; a slip of the pen only when the teacher says so, a word that was not heard not at all. */
export const judgedAnswers = (woorden: readonly TestWoord[], answers: readonly GivenAnswer[]): TestWoord[] =>
  woorden.map((woord, nr) => {
    const { written = '', slip = false, silent = false } = answers[nr] ?? {};
    const right = !silent && (slip || plain(written) === plain(woord.woord));
    return { ...woord, written, slip, goed: right, ...(silent ? { silent } : {}) };
  });
