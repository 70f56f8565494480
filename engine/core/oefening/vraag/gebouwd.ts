import type { AudioId, Question, Token } from '../contract.ts';
import type { Sleutel } from '#engine/core/scoring/oordeel.ts';
import type { Rechter } from '../rechter.ts';

/**
 * What makes an attempt right, per shape. Never leaves the practice engine. Shapes that few games have bring their judge
 * (`recht`), so that it loads with the builders that need it.
 */
export type Oplossing =
  /** `ruw` = the raw answer each option stands for; the key decides which are right. */
  | { soort: 'kies'; ruw: ReadonlyMap<string, string> }
  /** Text per slot, in reading order; tokens with the same text are interchangeable. */
  | { soort: 'reeks'; delen: readonly string[]; scheiding: string }
  | { soort: 'invoer' }
  /** Bin id per token id. `eigen` = the token the item is about, whose bin is the answer; without it every token counts. */
  | {
      soort: 'sorteer';
      bak: ReadonlyMap<string, string>;
      eigen?: string;
      recht(v: GebouwdeVraag, o: Extract<Oplossing, { soort: 'sorteer' }>): Rechter;
    }
  /** Cuts as the number of parts before them, or indexes of the tokens to mark. */
  | {
      soort: 'markeer';
      plekken: readonly number[];
      vervolg?: Oplossing;
      recht(v: GebouwdeVraag, o: Extract<Oplossing, { soort: 'markeer' }>, vervolg: Rechter | null): Rechter;
    }
  | { soort: 'lees'; vervolg?: Oplossing }
  /** Partner per card id. `eigen` = the card the item is about, whose partner is the answer; without it every pair counts. */
  | {
      soort: 'paren';
      partner: ReadonlyMap<string, string>;
      eigen?: string;
      recht(v: GebouwdeVraag, o: Extract<Oplossing, { soort: 'paren' }>): Rechter;
    };

/** Range in the right form, in UTF-16 code units; `to` exclusive. */
export interface Bereik {
  from: number;
  to: number;
}

/** Question with its private key. */
export interface GebouwdeVraag {
  question: Question;
  sleutel: Sleutel;
  oplossing: Oplossing;
  /** Right form shown when the question is finished. */
  getoond: { text: string; parts: Token[]; audio?: AudioId };
  /** Trouble spot of the learning goal in `getoond.text`. */
  focus: Bereik;
  /** Options the child chooses from; 0 = open. */
  k: number;
}
