import './test-navigator.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { type Bot, type BotSoort, createBot } from '#engine/core/oefening/bot.ts';
import type { Attempt, Round, RoundResult, Verdict } from '#engine/core/oefening/contract.ts';
import { createFakeRound, type FakeRonde } from '#engine/core/oefening/fake-ronde.ts';
import { createLegeAssets } from './assets.ts';
import type { Geluid, Toegankelijk } from './contract.ts';
import type { Eigen } from './eigen.ts';
import { laadScene, leesDoc } from './laad.ts';
import { maakLayout } from './layout.ts';
import { STAP } from './loop.ts';
import type { Scene } from './scene.ts';
import { Sessie } from './session.ts';
import { createToestand, type ToestandStore } from './toestand.ts';
import { createLegeVerf } from './verf.ts';

export type { BotSoort } from '#engine/core/oefening/bot.ts';

/** What was played and said. */
export interface TestGeluid extends Geluid {
  gespeeld: string[];
  gezegd: string[];
}

export interface TestOpties {
  doc: unknown;
  /** Name of `FIXTURE_NAMEN`. */
  fixture: string;
  items?: number;
  seed?: number;
  s?: number;
  toegankelijk?: Partial<Toegankelijk>;
  eersteKeer?: boolean;
  eigen?: Eigen;
}

/** A game without a screen: real scene, session and mechanics, empty pictures. */
export interface TestSpel {
  scene: Scene;
  sessie: Sessie;
  toestand: ToestandStore;
  round: FakeRonde;
  geluid: TestGeluid;
  /** Events in order, as `event a b`. */
  events: string[];
  laatste: { attempt: Attempt; verdict: Verdict } | null;
  resultaat: RoundResult | null;
  /** n fixed steps of 1/60 s. */
  step(n: number): void;
  /** Simulated seconds. */
  seconden(s: number): void;
  destroy(): void;
}

/** Drawn halfway between two steps. */
const HALF = { alpha: 0.5 };
const GEWOON: Toegankelijk = {
  calm: false,
  reducedMotion: false,
  oneSwitch: false,
  lettertype: 'andika',
  letterafstand: 0,
  toetsenbord: 'qwerty',
};

function stilGeluid(): TestGeluid {
  const geluid: TestGeluid = {
    gespeeld: [],
    gezegd: [],
    play: (name) => geluid.gespeeld.push(name),
    stop: () => undefined,
    rate: () => undefined,
    say: (audio) => {
      geluid.gezegd.push(audio);
      return Promise.resolve();
    },
  };
  return geluid;
}

/** The same round, that tells every attempt and what came of it. */
function kijkMee(round: FakeRonde, op: (laatste: NonNullable<TestSpel['laatste']>) => void): Round {
  return {
    ...round,
    goal: round.goal,
    s: round.s,
    calm: round.calm,
    reducedMotion: round.reducedMotion,
    attempt: (q, a, device) => {
      const verdict = round.attempt(q, a, device);
      op({ attempt: a, verdict });
      return verdict;
    },
  };
}

function createTestSpel(delen: Pick<TestSpel, 'scene' | 'sessie' | 'toestand' | 'round' | 'geluid'>): TestSpel {
  const { scene, sessie } = delen;
  const spel: TestSpel = {
    ...delen,
    events: [],
    laatste: null,
    resultaat: null,
    step: (n) => {
      for (let i = 0; i < n; i += 1) {
        sessie.step(STAP);
        scene.step(STAP);
        if (i % 6 === 0) scene.render(HALF);
      }
    },
    seconden: (s) => spel.step(Math.round(s * 60)),
    destroy: () => scene.destroy(),
  };
  return spel;
}

/** Writes every event of the session down, before the session itself acts on it. */
function schrijfEvents({ sessie, events }: TestSpel): void {
  const onEvent = sessie.onEvent.bind(sessie);
  sessie.onEvent = (event, a, b) => {
    events.push([event, a, b].filter((deel) => typeof deel === 'string').join(' '));
    onEvent(event, a, b);
  };
}

/** Builds a game on a seeded round. Rejects when the document is wrong. */
export async function maakTestSpel(o: TestOpties): Promise<TestSpel> {
  const toegankelijk = { ...GEWOON, ...o.toegankelijk };
  const round = createFakeRound({
    fixture: o.fixture,
    seed: o.seed ?? 7,
    items: o.items ?? 3,
    s: o.s ?? 0,
    calm: toegankelijk.calm,
    reducedMotion: toegankelijk.reducedMotion,
  });
  const doc = leesDoc(o.doc, o.eigen);
  const toestand = createToestand(round.goal.items);
  const geluid = stilGeluid();
  const sessie = new Sessie({
    doc,
    round: kijkMee(round, (laatste) => {
      spel.laatste = laatste;
    }),
    store: toestand,
    geluid,
    teksten: (key) => key,
    toegankelijk,
    eersteKeer: o.eersteKeer ?? false,
    onEinde: (r) => {
      spel.resultaat = r;
    },
  });
  const { scene } = await laadScene({
    doc: o.doc,
    round,
    toegankelijk,
    geluid,
    seed: o.seed ?? 7,
    eigen: o.eigen,
    deeltjes: 1,
    verf: createLegeVerf(),
    layout: maakLayout({ w: 1280, h: 720, topCss: 0, bottomCss: 0 }),
    assets: () => Promise.resolve(createLegeAssets()),
    beurt: () => sessie,
  });
  const spel = createTestSpel({ scene, sessie, toestand, round, geluid });
  schrijfEvents(spel);
  sessie.koppel(scene);
  scene.setLayout(scene.layout);
  return spel;
}

/** How a bot fared. */
export interface BotUitkomst {
  klaar: boolean;
  seconden: number;
  resultaat: RoundResult | null;
  stap: string;
  pogingen: number;
  woorden: string[];
}

/** Lets a bot play a whole round; `klaar` is false when it took more than `maxSeconden` of simulated time. */
export async function speelMetBot(o: TestOpties & { bot: BotSoort; maxSeconden?: number }): Promise<BotUitkomst> {
  const spel = await maakTestSpel(o);
  const speler = new Speler(spel, o.bot, o.seed ?? 7);
  const max = o.maxSeconden ?? 240;
  spel.sessie.start();
  let tijd = 0;
  while (spel.resultaat === null && tijd < max) {
    spel.step(6);
    tijd += 0.1;
    speler.denk(0.1);
  }
  const uit: BotUitkomst = {
    klaar: spel.resultaat !== null,
    seconden: Math.round(tijd),
    resultaat: spel.resultaat,
    stap: speler.waar(),
    pogingen: speler.pogingen,
    woorden: speler.woorden,
  };
  spel.destroy();
  return uit;
}

/** A child of 0.6 s per thought: asks the bot what to give and lets the mechanics give it. */
class Speler {
  pogingen = 0;
  readonly woorden: string[] = [];
  private readonly spel: TestSpel;
  private readonly soort: BotSoort;
  private readonly rng: ReturnType<typeof createRng>;
  private bot: Bot | null = null;
  private vraagId = '';
  private plan: Attempt | null = null;
  private wacht = 0;
  private geduld = 0;
  private gezien: TestSpel['laatste'] = null;

  constructor(spel: TestSpel, soort: BotSoort, seed: number) {
    this.spel = spel;
    this.soort = soort;
    this.rng = createRng(seed + 99);
  }

  waar(): string {
    return `${this.spel.sessie.fase} ${this.vraagId} ${this.plan === null ? '' : JSON.stringify(this.plan)}`;
  }

  denk(dt: number): void {
    this.kijk();
    const { fase } = this.spel.sessie;
    if (fase === 'woordklaar') {
      for (const { mechanic } of this.spel.scene.mechanics) mechanic.bot?.({ tokenId: null, letter: null });
      return;
    }
    if (fase !== 'spel' && fase !== 'uitleg') return;
    this.wacht -= dt;
    if (this.wacht > 0) return;
    this.nieuweVraag();
    if (this.bot === null) return;
    this.plan ??= this.bot.next();
    this.wacht = 0.3;
    this.geduld += 0.3;
    this.doe(this.plan);
  }

  /** Takes note of a verdict and of finished words. */
  private kijk(): void {
    const { laatste } = this.spel;
    if (laatste === null || laatste === this.gezien) return;
    this.gezien = laatste;
    this.pogingen += 1;
    this.geduld = 0;
    const heel = this.plan?.kind !== 'text' || laatste.verdict.done || !laatste.verdict.ok;
    if (!heel) return;
    this.bot?.zag(laatste.verdict);
    this.plan = null;
    this.wacht = 0.6;
    if (laatste.verdict.done && laatste.verdict.shown !== undefined) this.woorden.push(laatste.verdict.shown.text);
  }

  private nieuweVraag(): void {
    const vraag = this.spel.sessie.question();
    if (vraag === null || vraag.id === this.vraagId) return;
    const gebouwd = this.spel.round.gebouwd(vraag.id);
    this.vraagId = vraag.id;
    this.plan = null;
    this.bot = gebouwd === undefined ? null : createBot(gebouwd, this.soort, this.rng);
  }

  private doe(plan: Attempt): void {
    const { sessie } = this.spel;
    switch (plan.kind) {
      case 'pick':
      case 'place':
        return this.geef(plan.tokenId);
      case 'text':
        return this.typ(plan.text);
      case 'bin':
        sessie.choose(plan.tokenId, 'knop');
        return sessie.choose(plan.binId, 'knop');
      case 'pair':
        sessie.choose(plan.a, 'knop');
        return sessie.choose(plan.b, 'knop');
      case 'cut':
      case 'token':
      case 'readDone':
        sessie.attempt(plan, null, 'knop');
    }
  }

  private geef(tokenId: string): void {
    for (const { mechanic } of this.spel.scene.mechanics)
      if (mechanic.bot?.({ tokenId, letter: null }) === true) return;
    if (this.geduld > 9) this.spel.sessie.choose(tokenId, 'knop');
  }

  /** One letter; a wrong plan ends with another letter than the word has. */
  private typ(tekst: string): void {
    const { sessie, toestand } = this.spel;
    const goed = this.spel.round.gebouwd(this.vraagId)?.sleutel.goed[0] ?? '';
    const doel = tekst === goed ? goed : `${goed.slice(0, -1)}q`;
    const { invoer } = toestand.getState();
    const letter = this.letterNa(doel, invoer, tekst !== goed);
    if (letter === undefined) return sessie.intent({ kind: 'submit', device: 'toets' });
    for (const { mechanic } of this.spel.scene.mechanics)
      if (mechanic.bot?.({ tokenId: null, letter }) === true) return;
  }

  private letterNa(doel: string, invoer: string, fout: boolean): string | undefined {
    if (!doel.startsWith(invoer)) return invoer.length >= doel.length ? undefined : doel[invoer.length];
    return fout && invoer.length > 0 && this.rng.next() < 0.5 ? 'q' : doel[invoer.length];
  }
}
