import type { ItemContext } from './model.ts';
import type { Vraagzicht } from './predict.ts';
import type { Beperking } from './settings.ts';
import type { CatToestand } from './state.ts';

/** Item that may be chosen: what depends only on the day and, below, what every answer changes. */
export interface Kandidaat {
  vraag: ItemContext;
  zicht: Vraagzicht;
  /** Chance of recall today. */
  R: number;
  /** Recall at the horizon now, after a right and after a wrong answer. */
  RH: number;
  RHgoed: number;
  RHfout: number;
  /** Due: recall fell below what the setting wants. */
  toe: boolean;
  nieuw: boolean;
  /** Place in the teacher's list; -1 = not on it. */
  verplicht: number;
  /** Rows of its categories as far as they exist; a row that exists is never replaced. */
  rijen: (CatToestand | undefined)[];
  /** Logit of the rule at the last scoring, NaN before it, and the chance it gives. */
  eta: number;
  p0: number;
  /** Chance of a right answer and score at the last scoring. */
  p: number;
  totaal: number;
}

/** Candidates of a taak. */
export interface Kandidaten { lijst: Kandidaat[]; beperking: Beperking; day: number }

/** All items inside the filters on one day; from it the candidates of every taak of that day are taken. `doelen` = number of different goals. */
export interface Voorraad { alle: Kandidaat[]; doelen: number; beperking: Beperking; day: number }
