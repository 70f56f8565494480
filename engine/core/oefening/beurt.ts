import type { Attempt, Verdict } from './contract.ts';
import { createRechter } from './beurt-rechters.ts';
import type { Toetsenbord } from './buurtoets.ts';
import type { Rechter, Stap } from './rechter.ts';
import type { GebouwdeVraag } from './vraag/gebouwd.ts';

/** How a question went, when it is finished. */
export interface Uitslag {
  ruw: string;
  /** Completed without a wrong step about the item. */
  goed: boolean;
  /** A hint or the shown form was used. */
  geholpen: boolean;
  pogingen: number;
}

/** One question being answered: judge plus ladder of help. */
export interface Beurt {
  attempt(attempt: Attempt): Verdict;
  /** Help asked by the child: hint1, hint2, then the form is shown. */
  hint(): Verdict;
  klaar(): boolean;
  uitslag(): Uitslag;
  gevuld(): readonly (string | null)[];
}

const LADDER = ['retry', 'hint1', 'hint2', 'show'] as const;
const TOON = 3;
const ONBEKEND: Verdict = { ok: false, done: false, next: 'retry' };

/**
 * Ladder of games.md section 3: first miss retry, second miss a hint, third miss the form is shown and the child
 * completes it. Hints asked with the lamp move up the same ladder. Steps: 0 = none .. 3 = shown.
 */
export function createBeurt(v: GebouwdeVraag, options: { toetsenbord?: Toetsenbord } = {}): Beurt {
  const rechter: Rechter = createRechter(v, options.toetsenbord);
  let missers = 0;
  /** Misses that are about the item itself; those about its companions only move the ladder. */
  let eigen = 0;
  let hulp = 0;
  let klaar = false;

  const getoond = (): Verdict['shown'] => ({ ...v.getoond });
  const hulpVerdict = (focus: Verdict['focus']): Verdict => ({
    ok: false,
    done: false,
    next: LADDER[hulp],
    focus: focus ?? v.focus,
    ...(hulp === TOON ? { shown: getoond() } : {}),
  });
  const mis = (stap: Stap): Verdict => {
    missers += 1;
    if (stap.bijzaak !== true) eigen += 1;
    if (missers >= 3) hulp = TOON;
    else if (missers === 2 && hulp < TOON) hulp = Math.min(TOON - 1, hulp + 1);
    return hulpVerdict(stap.focus);
  };

  return {
    attempt: (a) => {
      if (klaar) return ONBEKEND;
      const stap = rechter.stap(a);
      if (stap.uitkomst === 'onbekend' || stap.uitkomst === 'stil') return ONBEKEND;
      if (stap.uitkomst === 'mis') return mis(stap);
      klaar = stap.klaar;
      return klaar ? { ok: true, done: true, shown: getoond() } : { ok: true, done: false };
    },
    hint: () => {
      if (klaar) return ONBEKEND;
      hulp = Math.min(TOON, hulp + 1);
      return hulpVerdict(undefined);
    },
    klaar: () => klaar,
    uitslag: () => ({
      ruw: rechter.ruw().slice(0, 80),
      goed: eigen === 0,
      geholpen: hulp > 0,
      pogingen: Math.min(3, eigen + 1),
    }),
    gevuld: () => rechter.gevuld(),
  };
}
