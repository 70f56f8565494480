import { createRng } from '#engine/core/basis/rng.ts';
import { muntenVan } from '#engine/core/scoring/munten.ts';
import { sterrenVan } from '#engine/core/scoring/sterren.ts';
import { createBeurt, type Beurt, type Uitslag } from './beurt.ts';
import type { Question, Round, RoundResult, Verdict } from './contract.ts';
import { FIXTURES } from './fake-catalogus.ts';
import { stroomVan } from './stroom.ts';
import type { GebouwdeVraag } from './vraag/gebouwd.ts';

/** What a seeded round without leerling needs. */
export interface FakeRondeOpties {
  /** Name of `FIXTURE_NAMEN`, e.g. `sequence:kat`; an unknown name gives a round without questions. */
  fixture: string;
  seed: number;
  items: number;
  s?: number;
  calm?: boolean;
  reducedMotion?: boolean;
}

/** Seeded round with the private side open, for scenes, tests and bots. */
export interface FakeRonde extends Round {
  gebouwd(vraagId: string): GebouwdeVraag | undefined;
  uitslagen(): readonly Uitslag[];
}

const ONBEKEND: Verdict = { ok: false, done: false, next: 'retry' };

/** A word that was finished; `goed` = at once and without help. */
interface Woord {
  woord: string;
  goed: boolean;
}

/** Result of what was played. */
function rekenAf(
  play: { bonus: number; quit: boolean },
  { items, klaar, woorden }: { items: number; klaar: number; woorden: readonly Woord[] },
): RoundResult {
  const telling = { items, klaar, eersteKeer: woorden.filter((w) => w.goed).length, gestopt: play.quit };
  return {
    stars: sterrenVan(telling),
    coins: muntenVan({ ...telling, bonus: play.bonus }),
    learned: [...new Set(woorden.filter((w) => w.goed).map((w) => w.woord))],
    revisit: [...new Set(woorden.filter((w) => !w.goed).map((w) => w.woord))],
    stickers: [],
  };
}

/** Round over fixtures: same contract, same ladder and same scoring as the live round, no engine behind it. */
export function createFakeRound(options: FakeRondeOpties): FakeRonde {
  const recepten = FIXTURES[options.fixture] ?? [];
  const rng = createRng(options.seed);
  const vragen = new Map<string, GebouwdeVraag>();
  const uitslagen: Uitslag[] = [];
  const woorden: Woord[] = [];
  let nr = 0;
  let nu: { vraag: GebouwdeVraag; beurt: Beurt } | null = null;

  const next = (): Question | null => {
    if (nu !== null && !nu.beurt.klaar()) return nu.vraag.question;
    const recept = recepten[nr % Math.max(1, recepten.length)];
    if (recept === undefined || nr >= options.items) return null;
    nr += 1;
    const vraag = recept.maak(
      `v${nr}-${Math.floor(rng.next() * 1e9).toString(36)}`,
      Math.floor(rng.next() * 0xffffffff),
    );
    vragen.set(vraag.question.id, vraag);
    nu = { vraag, beurt: createBeurt(vraag) };
    return vraag.question;
  };
  const beurtVan = (id: string): Beurt | null => (nu !== null && nu.vraag.question.id === id ? nu.beurt : null);
  const sluit = (verdict: Verdict): Verdict => {
    if (verdict.done && nu !== null) {
      const uitslag = nu.beurt.uitslag();
      uitslagen.push(uitslag);
      woorden.push({ woord: nu.vraag.getoond.text, goed: uitslag.goed && !uitslag.geholpen });
    }
    return verdict;
  };
  return {
    goal: { items: options.items, softSeconds: options.items * 12, title: options.fixture },
    s: options.s ?? 0,
    calm: options.calm ?? false,
    reducedMotion: options.reducedMotion ?? false,
    next,
    attempt: (q, a) => sluit(beurtVan(q)?.attempt(a) ?? ONBEKEND),
    hint: (q) => beurtVan(q)?.hint() ?? ONBEKEND,
    peekStream: (q, n) => {
      const vraag = vragen.get(q);
      return vraag === undefined ? [] : stroomVan(vraag, beurtVan(q)?.gevuld() ?? [], n);
    },
    finish: (play) => rekenAf(play, { items: options.items, klaar: uitslagen.length, woorden }),
    gebouwd: (id) => vragen.get(id),
    uitslagen: () => uitslagen,
  };
}
