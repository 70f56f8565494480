import type { Attempt, Verdict } from '../contract/contract.ts';
import { createJudge } from './turn-judges.ts';
import type { SlipKeyboard } from '../model/neighbor-key.ts';
import type { Judge, Step } from './judge.ts';
import type { BuiltVraag } from '../vraag/built.ts';

/** How a question went, when it is finished. */
export interface Finding {
  ruw: string;
  /** Completed without a wrong step about the item. */
  goed: boolean;
  /** A hint or the shown form was used. */
  geholpen: boolean;
  pogingen: number;
}

/** One question being answered: judge plus ladder of help. */
export interface VraagTurn {
  attempt(attempt: Attempt): Verdict;
  /** Help asked by the child: hint1, hint2, then the form is shown. */
  hint(): Verdict;
  klaar(): boolean;
  uitslag(): Finding;
  gevuld(): readonly (string | null)[];
}

const LADDER = ['retry', 'hint1', 'hint2', 'show'] as const;
const SHOW = 3;
/** Tries in vain on a form that was shown; after them the child is led. */
const TRIES = 3;
const UNKNOWN: Verdict = { ok: false, done: false, next: 'retry' };

/**
 * Ladder of games.md section 3: first miss retry, second miss a hint, third miss the form is shown and the child
 * completes it; after three more misses every verdict tells the step that is right. Hints asked with the lamp move up the same ladder. Steps: 0 = none .. 3 = shown.
 */
export function createTurn(v: BuiltVraag, options: { toetsenbord?: SlipKeyboard } = {}): VraagTurn {
  const judge: Judge = createJudge(v, options.toetsenbord);
  let misses = 0;
  /** Misses that are about the item itself; those about its companions only move the ladder. */
  let own = 0;
  let help = 0;
  let tries = 0;
  let done = false;

  const shown = (): Verdict['shown'] => ({ ...v.getoond });
  const createHelpVerdict = (focus: Verdict['focus']): Verdict => ({
    ok: false,
    done: false,
    next: LADDER[help],
    focus: focus ?? v.focus,
    ...(help === SHOW ? { shown: shown() } : {}),
  });
  const led = (verdict: Verdict): Verdict => {
    const guide = tries < TRIES ? null : judge.solve();
    return guide === null ? verdict : { ...verdict, guide };
  };
  const miss = (step: Step): Verdict => {
    misses += 1;
    if (help === SHOW) tries += 1;
    if (step.isSideIssue !== true) own += 1;
    if (misses >= 3) help = SHOW;
    else if (misses === 2 && help < SHOW) help = Math.min(SHOW - 1, help + 1);
    return led(createHelpVerdict(step.focus));
  };

  return {
    attempt: (a) => {
      if (done) return UNKNOWN;
      const step = judge.stap(a);
      if (step.uitkomst === 'onbekend' || step.uitkomst === 'stil') return UNKNOWN;
      if (step.uitkomst === 'mis') return miss(step);
      done = step.klaar;
      return done ? { ok: true, done: true, shown: shown() } : led({ ok: true, done: false });
    },
    hint: () => {
      if (done) return UNKNOWN;
      help = Math.min(SHOW, help + 1);
      return led(createHelpVerdict(undefined));
    },
    klaar: () => done,
    uitslag: () => ({
      ruw: judge.ruw().slice(0, 80),
      goed: own === 0,
      geholpen: help > 0,
      pogingen: Math.min(3, own + 1),
    }),
    gevuld: () => judge.gevuld(),
  };
}
