import type { AudioId, Question, Token } from '../contract/contract.ts';
import type { Key } from '#engine/core/scoring/judgment.ts';
import type { Judge } from '../ronde/judge.ts';

/**
 * What makes an attempt right, per shape. Never leaves the practice engine. Shapes that few games have bring their judge
 * (`recht`), so that it loads with the builders that need it.
 */
export type Solution =
  /** `ruw` = the raw answer each option stands for; the key decides which are right. */
  | { soort: 'kies'; ruw: ReadonlyMap<string, string> }
  /** Text per slot, in reading order; tokens with the same text are interchangeable. `others` = other rows that are as good. */
  | { soort: 'reeks'; delen: readonly string[]; separator: string; others?: readonly (readonly string[])[] }
  | { soort: 'invoer' }
  /** Bin id per token id. `eigen` = the token the item is about, whose bin is the answer; without it every token counts. */
  | {
      soort: 'sorteer';
      bin: ReadonlyMap<string, string>;
      eigen?: string;
      recht(v: BuiltVraag, o: Extract<Solution, { soort: 'sorteer' }>): Judge;
    }
  /** Cuts as the number of parts before them, or indexes of the tokens to mark. */
  | {
      soort: 'markeer';
      plekken: readonly number[];
      followUp?: Solution;
      recht(v: BuiltVraag, o: Extract<Solution, { soort: 'markeer' }>, followUp: Judge | null): Judge;
    }
  | { soort: 'lees'; followUp?: Solution }
  /** Partner per card id. `eigen` = the card the item is about, whose partner is the answer; without it every pair counts. */
  | {
      soort: 'paren';
      partner: ReadonlyMap<string, string>;
      eigen?: string;
      recht(v: BuiltVraag, o: Extract<Solution, { soort: 'paren' }>): Judge;
    };

/** Range in the right form, in UTF-16 code units; `to` exclusive. */
export interface BuildScope {
  from: number;
  to: number;
}

/** Question with its private key. */
export interface BuiltVraag {
  question: Question;
  sleutel: Key;
  solution: Solution;
  /** Right form shown when the question is finished. */
  getoond: { text: string; parts: Token[]; audio?: AudioId };
  /** Trouble spot of the learning goal in `getoond.text`. */
  focus: BuildScope;
  /** Options the child chooses from; 0 = open. */
  k: number;
}
