import { createRng } from '#engine/core/basis/rng.ts';
import { muntenOf } from '#engine/core/scoring/munten.ts';
import { starsOf } from '#engine/core/scoring/stars.ts';
import { createTurn, type VraagTurn, type Finding } from '../ronde/turn.ts';
import type { Question, Round, RoundResult, Verdict } from '../contract/contract.ts';
import { FIXTURES } from './fake-catalog.ts';
import type { Recipe } from './fake-fixtures.ts';
import { streamOf } from '../select/stream.ts';
import type { BuiltVraag } from '../vraag/built.ts';

/** What a seeded round without leerling needs. */
export interface FakeRondeOptions {
  /** Name of `FIXTURE_NAMEN`, e.g. `sequence:kat`; an unknown name gives a round without questions. */
  fixture: string;
  /** Questions that take the place of the fixture. */
  recipes?: readonly Recipe[];
  seed: number;
  items: number;
  s?: number;
  calm?: boolean;
  reducedMotion?: boolean;
}

/** Seeded round with the private side open, for scenes, tests and bots. */
export interface FakeRonde extends Round {
  built(vraagId: string): BuiltVraag | undefined;
  findings(): readonly Finding[];
}

const UNKNOWN: Verdict = { ok: false, done: false, next: 'retry' };

/** A word that was finished; `goed` = at once and without help. */
interface Woord {
  woord: string;
  goed: boolean;
}

/** Result of what was played. */
function rekenOff(
  play: { bonus: number; quit: boolean },
  { items, klaar: done, woorden }: { items: number; klaar: number; woorden: readonly Woord[] },
): RoundResult {
  const tally = { items, klaar: done, eersteKeer: woorden.filter((w) => w.goed).length, gestopt: play.quit };
  return {
    stars: starsOf(tally),
    coins: muntenOf({ ...tally, bonus: play.bonus }),
    learned: [...new Set(woorden.filter((w) => w.goed).map((w) => w.woord))],
    revisit: [...new Set(woorden.filter((w) => !w.goed).map((w) => w.woord))],
    stickers: [],
  };
}

/** Round over fixtures: same contract, same ladder and same scoring as the live round, no engine behind it. */
export function createFakeRound(options: FakeRondeOptions): FakeRonde {
  const recipes = options.recipes ?? FIXTURES[options.fixture] ?? [];
  const rng = createRng(options.seed);
  const vragen = new Map<string, BuiltVraag>();
  const findings: Finding[] = [];
  const woorden: Woord[] = [];
  let nr = 0;
  let now: { vraag: BuiltVraag; turn: VraagTurn } | null = null;

  const next = (): Question | null => {
    if (now !== null && !now.turn.klaar()) return now.vraag.question;
    const recipe = recipes[nr % Math.max(1, recipes.length)];
    if (recipe === undefined || nr >= options.items) return null;
    nr += 1;
    const vraag = recipe.create(
      `v${nr}-${Math.floor(rng.next() * 1e9).toString(36)}`,
      Math.floor(rng.next() * 0xffffffff),
    );
    vragen.set(vraag.question.id, vraag);
    now = { vraag, turn: createTurn(vraag) };
    return vraag.question;
  };
  const turnOf = (id: string): VraagTurn | null => (now !== null && now.vraag.question.id === id ? now.turn : null);
  const close = (verdict: Verdict): Verdict => {
    if (verdict.done && now !== null) {
      const finding = now.turn.uitslag();
      findings.push(finding);
      woorden.push({ woord: now.vraag.getoond.text, goed: finding.goed && !finding.geholpen });
    }
    return verdict;
  };
  return {
    goal: { items: options.items, softSeconds: options.items * 12, title: options.fixture },
    s: options.s ?? 0,
    calm: options.calm ?? false,
    reducedMotion: options.reducedMotion ?? false,
    next,
    attempt: (q, a) => close(turnOf(q)?.attempt(a) ?? UNKNOWN),
    hint: (q) => turnOf(q)?.hint() ?? UNKNOWN,
    peekStream: (q, n) => {
      const vraag = vragen.get(q);
      return vraag === undefined ? [] : streamOf(vraag, turnOf(q)?.gevuld() ?? [], n);
    },
    finish: (play) => rekenOff(play, { items: options.items, klaar: findings.length, woorden }),
    built: (id) => vragen.get(id),
    findings: () => findings,
  };
}
