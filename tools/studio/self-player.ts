import { createRng } from '#engine/core/basis/rng.ts';
import { type Bot, type BotKind, createBot } from '#engine/core/oefening/ronde/bot.ts';
import type { Attempt, Round, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { FakeRonde } from '#engine/core/oefening/fake/fake-ronde.ts';
import { tokensOfAttempt } from '#engine/runtime/vraag.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { createRoundLog, type RoundLog } from './round-log.ts';

/** A round that tells its verdicts, so that a bot outside the game can learn from them. */
export interface ViewedRonde extends Round {
  last(): Verdict | null;
}

export function view(ronde: FakeRonde, log: RoundLog = createRoundLog()): ViewedRonde {
  let last: Verdict | null = null;
  return {
    goal: ronde.goal,
    s: ronde.s,
    calm: ronde.calm,
    reducedMotion: ronde.reducedMotion,
    next: () => ronde.next(),
    hint: (q) => ronde.hint(q),
    peekStream: (q, n) => ronde.peekStream(q, n),
    finish: (play) => ronde.finish(play),
    attempt: (q, a, device) => {
      last = ronde.attempt(q, a, device);
      log.write(q, a, last);
      return last;
    },
    last: () => last,
  };
}

/** Phases in which nothing can be answered. */
const REST: ReadonlySet<string> = new Set(['woordklaar', 'finale', 'resultaat']);

export interface Player {
  /** What such a bot would do now; null = wait. */
  what(kind: BotKind): Attempt | null;
  /** One act toward the end of the round; answers what it did. */
  doe(kind: BotKind): string;
  /** Gives one attempt, as a child would through the page; false while nothing can be answered. */
  give(attempt: Attempt): boolean;
}

/** A wrong text is wrong from its next letter on. */
function give(spel: MountedSpel, botAction: Attempt, correct: string): void {
  const { input, choices, vraag } = spel.toestand.getState();
  if (botAction.kind === 'text')
    spel.type((botAction.text === correct ? correct[input.length] : undefined) ?? 'q', 'knop');
  else if (botAction.kind === 'readDone') {
    const line = choices.find(({ busy }) => !busy);
    if (line !== undefined) spel.choose(line.id, 'knop');
  }
  for (const id of tokensOfAttempt(botAction, vraag?.view)) spel.choose(id, 'knop');
}

/** The next letter of a text, and what hands the whole of it in. */
function typeOn(spel: MountedSpel, text: string): void {
  const { input } = spel.toestand.getState();
  const letter = text.startsWith(input) ? text[input.length] : undefined;
  if (letter === undefined) spel.submit('knop');
  else spel.type(letter, 'knop');
}

/** Whether another bot, or a child, found the place of this before. */
function isDone(spel: MountedSpel, attempt: Attempt | null): boolean {
  const { choices, rail } = spel.toestand.getState();
  if (attempt?.kind === 'bin') return !choices.some(({ id }) => id === attempt.tokenId);
  return attempt?.kind === 'place' && rail[attempt.slot]?.state === 'goed';
}

/** What the bot does next with what has not found its place yet: another one may have begun the question. */
function nextOpen(bot: Bot, spel: MountedSpel): Attempt | null {
  const { choices, rail } = spel.toestand.getState();
  for (let nr = 0; nr < choices.length + rail.length; nr += 1) {
    const botAction = bot.next();
    if (!isDone(spel, botAction)) return botAction;
    bot.saw({ ok: true, done: false });
  }
  return bot.next();
}

/** Plays through the same door as the DOM mirror: choose a token or type a letter. */
export function createPlayer(spel: MountedSpel, ronde: FakeRonde, viewed: ViewedRonde): Player {
  const rng = createRng(5);
  let at = '';
  let bot: Bot | null = null;
  let seen: Verdict | null = null;
  const what = (kind: BotKind): Attempt | null => {
    const { vraag, phase } = spel.toestand.getState();
    const built = vraag === null || REST.has(phase) ? undefined : ronde.built(vraag.id);
    if (built === undefined) return null;
    const verdict = viewed.last();
    const newOne = `${built.question.id}${kind}`;
    if (at !== newOne) bot = createBot(built, kind, rng);
    else if (verdict !== null && verdict !== seen) bot?.saw(verdict);
    at = newOne;
    seen = verdict;
    return bot === null ? null : nextOpen(bot, spel);
  };
  const keyOf = (): string => ronde.built(spel.toestand.getState().vraag?.id ?? '')?.sleutel.goed[0] ?? '';
  return {
    what,
    give: (attempt) => {
      const { vraag, phase } = spel.toestand.getState();
      if (phase === 'intro' || phase === 'finale') spel.skip();
      if (vraag === null || REST.has(phase) || phase === 'intro') return false;
      if (attempt.kind === 'text') typeOn(spel, attempt.text);
      else give(spel, attempt, keyOf());
      return true;
    },
    doe: (kind) => {
      const { phase } = spel.toestand.getState();
      if (phase === 'intro' || phase === 'finale') {
        spel.skip();
        return 'skip';
      }
      const botAction = what(kind);
      if (botAction !== null) give(spel, botAction, keyOf());
      return botAction?.kind ?? 'wacht';
    },
  };
}
