import { type Bot, type BotSoort, createBot } from '#engine/core/oefening/bot.ts';
import type { Attempt, Verdict } from '#engine/core/oefening/contract.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { maakTestSpel, type TestOpties, type TestSpel } from '#engine/runtime/test-kit.ts';

/** Ways of giving an answer without a pointer: keys, DOM mirror and one switch. */
export const MANIEREN = ['toetsen', 'spiegel', 'knop'] as const;
export type Manier = (typeof MANIEREN)[number];

export interface ManierOpties extends TestOpties {
  manier: Manier;
  bot: BotSoort;
  maxSeconden: number;
}
export interface ManierUitkomst {
  klaar: boolean;
  seconden: number;
  items: number;
  stap: string;
}

const SPEELT: ReadonlySet<string> = new Set(['spel', 'uitleg']);
/** Seconds between two acts of the hand. */
const TEMPO = 0.5;

/** A child that decides by a bot and acts in one way only. */
class Kind {
  private readonly spel: TestSpel;
  private readonly o: ManierOpties;
  private readonly rng;
  private bot: Bot | null = null;
  private vraag = '';
  private gezien: Verdict | null = null;
  private plan: Attempt | null = null;

  constructor(spel: TestSpel, o: ManierOpties) {
    this.spel = spel;
    this.o = o;
    this.rng = createRng(5);
  }

  denk(): void {
    const { sessie } = this.spel;
    const vraag = sessie.question();
    this.kijk();
    if (vraag === null || vraag.view.shape === 'read' || !SPEELT.has(sessie.fase)) return;
    this.lees(vraag.id);
    this.plan ??= this.bot?.next() ?? null;
    if (this.plan !== null) this.doe(this.plan);
  }

  private lees(id: string): void {
    const gebouwd = this.spel.round.gebouwd(id);
    if (id === this.vraag || gebouwd === undefined) return;
    this.vraag = id;
    this.plan = null;
    this.bot = createBot(gebouwd, this.o.bot, this.rng);
  }

  /** Takes note of what came of the last act. */
  private kijk(): void {
    const verdict = this.spel.laatste?.verdict ?? null;
    if (verdict === null || verdict === this.gezien) return;
    this.gezien = verdict;
    this.bot?.zag(verdict);
    this.plan = null;
  }

  private doe(plan: Attempt): void {
    if (plan.kind === 'text') return this.typ(plan.text);
    if (plan.kind === 'readDone') return this.gelezen();
    for (const id of doelen(plan)) this.kies(id);
  }

  /** The flash is over: from now on it answers. */
  private gelezen(): void {
    this.bot?.zag({ ok: true, done: false });
    this.plan = null;
  }

  private typ(tekst: string): void {
    const { sessie, toestand, round } = this.spel;
    const goed = round.gebouwd(this.vraag)?.sleutel.goed[0] ?? '';
    const letter = tekst === goed ? goed[toestand.getState().invoer.length] : 'q';
    if (letter !== undefined)
      sessie.intent({ kind: 'letter', letter, device: this.o.manier === 'toetsen' ? 'toets' : 'knop' });
  }

  private kies(id: string): void {
    if (this.o.manier === 'spiegel') return this.spel.sessie.choose(id, 'knop');
    if (this.o.manier === 'knop') return this.metKnop(id);
    this.metToetsen(id);
  }

  /** Waits for the scan to come by. */
  private metKnop(id: string): void {
    const { spel } = this;
    for (let i = 0; i < 600; i += 1) {
      const { keuzes, scan } = spel.toestand.getState();
      if (keuzes[scan]?.id === id) break;
      if (spel.sessie.fase !== 'spel') return;
      spel.step(6);
    }
    this.druk('knop');
  }

  private metToetsen(id: string): void {
    const { sessie, toestand } = this.spel;
    const { keuzes } = toestand.getState();
    const cijfer = this.cijfer(id);
    if (cijfer >= 0 && cijfer < 4) return sessie.intent({ kind: 'pick', index: cijfer, device: 'toets' });
    const index = keuzes.findIndex((k) => k.id === id);
    const label = keuzes[index]?.label ?? '';
    if (/^\p{L}+$/u.test(label)) for (const letter of label) sessie.intent({ kind: 'letter', letter, device: 'toets' });
    else this.metTab(index);
  }

  /** Options and bins have a number. */
  private cijfer(id: string): number {
    const view = this.spel.sessie.question()?.view;
    if (view?.shape === 'sort') return view.bins.findIndex((bin) => bin.id === id);
    return view?.shape === 'select' ? view.options.findIndex((optie) => optie.id === id) : -1;
  }

  /** Tab goes to the button of the mirror, Enter presses it. */
  private metTab(index: number): void {
    const { sessie, toestand } = this.spel;
    const id = toestand.getState().keuzes[index]?.id;
    if (id === undefined) return;
    sessie.keuzes.focusOp(id);
    sessie.choose(id, 'toets');
  }

  private druk(device: 'toets' | 'knop'): void {
    for (const down of [true, false]) this.spel.sessie.intent({ kind: 'act', down, device });
  }
}

function doelen(plan: Attempt): string[] {
  if (plan.kind === 'bin') return [plan.tokenId, plan.binId];
  if (plan.kind === 'pair') return [plan.a, plan.b];
  return 'tokenId' in plan ? [plan.tokenId] : [];
}

/** Plays a whole round in one way. */
export async function speelMetManier(o: ManierOpties): Promise<ManierUitkomst> {
  const spel = await maakTestSpel({ ...o, toegankelijk: { ...o.toegankelijk, oneSwitch: o.manier === 'knop' } });
  const kind = new Kind(spel, o);
  spel.sessie.start();
  let tijd = 0;
  while (spel.resultaat === null && tijd < o.maxSeconden) {
    spel.seconden(TEMPO);
    tijd += TEMPO;
    kind.denk();
  }
  const uit = {
    klaar: spel.resultaat !== null,
    seconden: Math.round(tijd),
    items: spel.round.uitslagen().length,
    stap: spel.sessie.fase,
  };
  spel.destroy();
  return uit;
}
