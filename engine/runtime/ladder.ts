import type { Attempt, Verdict } from '#engine/core/oefening/contract.ts';
import type { Entity } from './contract.ts';
import { RailStand } from './rail-stand.ts';
import type { SessieKern } from './sessie-kern.ts';

/** Major pentatonic in semitones: the chime climbs per grapheme and resolves at the end of the word. */
const LADDER = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const TOON_MS = 2000;
const BIJNA_MS = 1100;

interface Poging {
  attempt: Attempt;
  source: Entity | null;
}

/** Feedback ladder, score and rubber band of one round (games.md section 3). */
export class Ladder {
  readonly rail = new RailStand();
  /** How each finished question went. */
  readonly gedaan: ('goed' | 'geholpen')[] = [];
  /** Right steps within this question. */
  stappen = 0;
  private readonly sessie: SessieKern;
  private missers = 0;
  private geholpen = false;
  private opRij = 0;
  private bijnaTot = 0;
  private readonly plekVier = { x: 640, y: 360 };

  constructor(sessie: SessieKern) {
    this.sessie = sessie;
  }

  /** Rubber band: 0.8 for every miss in a row from the second, until the next success. */
  get tempo(): number {
    return this.opRij < 2 ? 1 : Math.max(0.4, 0.8 ** (this.opRij - 1));
  }

  /** No miss and no help in this question so far. */
  get schoon(): boolean {
    return this.missers === 0 && !this.geholpen;
  }

  begin(): void {
    this.missers = 0;
    this.geholpen = false;
    this.stappen = 0;
    this.bijnaTot = 0;
  }

  step(dt: number): void {
    if (this.bijnaTot <= 0) return;
    this.bijnaTot -= dt * 1000;
    if (this.bijnaTot > 0) return;
    this.rail.wijsVolgende();
    this.sessie.toonRail();
  }

  goed(attempt: Attempt, source: Entity | null): void {
    const { sessie } = this;
    const { scene, o } = sessie;
    this.opRij = 0;
    this.bijnaTot = 0;
    this.rail.wijsVolgende();
    if (attempt.kind === 'place')
      this.rail.vul(attempt.slot, scene.tokens().find((t) => t.id === attempt.tokenId)?.text ?? '');
    sessie.toonRail();
    const toon = LADDER[Math.min(this.stappen, LADDER.length - 1)] ?? 0;
    this.stappen += 1;
    o.geluid.play('chime', { rate: 2 ** (toon / 12) });
    if (source !== null) scene.juice.pop(source);
    this.vier(source, attempt.kind === 'place' ? attempt.slot : null);
    sessie.patch({ hulp: null, woord: null, live: o.teksten('live.goed') });
    scene.emit('goed', source?.id);
  }

  bijna(verdict: Verdict, { source }: Poging): void {
    const { sessie } = this;
    const { scene, o } = sessie;
    this.missers += 1;
    this.opRij += 1;
    o.geluid.play('plop');
    if (source !== null) this.wiebel(source);
    const slot = this.plek(verdict);
    if (slot !== null && this.rail.bijna(slot)) {
      this.bijnaTot = BIJNA_MS;
      sessie.toonRail();
    }
    sessie.patch({ live: o.teksten('live.bijna') });
    scene.emit('bijna', source?.id);
    this.helpMet(verdict, slot);
  }

  /** Help asked with the lamp. */
  hint(verdict: Verdict): void {
    if (verdict.next === undefined || verdict.next === 'retry') return;
    this.geholpen = true;
    this.helpMet(verdict, this.plek(verdict));
  }

  /** Word finished: score, sound and a short hold of breath. */
  klaar(): void {
    const { scene, o } = this.sessie;
    scene.juice.hitStop(60);
    o.geluid.play('fanfare-s');
    this.opRij = 0;
  }

  /** Bead and coins of the question that was just finished. */
  telWoord(): void {
    this.tel(this.schoon ? 'goed' : 'geholpen');
  }

  /** Bead and coins of one question: of now, or of an earlier sitting of the same round. */
  tel(hoe: 'goed' | 'geholpen'): void {
    this.gedaan.push(hoe);
    this.sessie.patch({ munten: this.sessie.toestand.munten + (hoe === 'goed' ? 2 : 1) });
  }

  /** Particles where the token lands, else where it came from; everyone looks there. */
  private vier(source: Entity | null, slot: number | null): void {
    const { scene } = this.sessie;
    const plek = this.plekVier;
    const landt =
      slot !== null &&
      scene.mechanics.some(({ mechanic }) => mechanic.placeOf?.({ tokenId: null, slot }, plek) === true);
    if (!landt && source === null) return;
    if (!landt && source !== null) scene.plek(source.id, { a: null, b: null, impulse: 0, x: 640, y: 360 }, plek);
    scene.fx.burst('stars', plek.x, plek.y, 8 + scene.rng.int(7));
    scene.kijk(plek);
  }

  private wiebel(source: Entity): void {
    const { scene } = this.sessie;
    scene.juice.wobble(source);
    source.setPlaat('bijna');
    scene.after(700, () => source.setPlaat('rust'));
  }

  private helpMet(verdict: Verdict, slot: number | null): void {
    const { sessie } = this;
    if (verdict.next === 'show' && verdict.shown !== undefined) return this.toon(verdict);
    if (verdict.next === 'hint1' || verdict.next === 'hint2') this.kaart(slot);
    sessie.scene.after(350, () => sessie.say());
  }

  /** The problem spot pulses; rule icon and one line of help. */
  private kaart(slot: number | null): void {
    const { sessie } = this;
    const prompt = sessie.question()?.prompt;
    if (slot !== null) sessie.scene.rail.pulseer(slot);
    const text = prompt?.ruleText ?? sessie.o.teksten('live.luister');
    sessie.patch({
      hulp: { ...(prompt?.ruleIcon === undefined ? {} : { ruleIcon: prompt.ruleIcon }), text },
      live: text,
    });
  }

  /** Look, cover, do: the word for 2 s with its tricky part coloured, then covered; the child completes it. */
  private toon(verdict: Verdict): void {
    const { sessie } = this;
    const { scene, o } = sessie;
    const text = verdict.shown?.text ?? '';
    this.geholpen = true;
    sessie.patch({
      fase: 'toon',
      hulp: null,
      woord: { text, ...(verdict.focus === undefined ? {} : { accent: verdict.focus }), bedekt: false },
      live: `${o.teksten('live.toon')} ${text}`,
    });
    if (verdict.shown?.audio !== undefined) void o.geluid.say(verdict.shown.audio);
    scene.emit('toon');
    scene.after(TOON_MS, () => {
      if (sessie.fase !== 'toon') return;
      const woord = sessie.toestand.woord;
      sessie.patch({
        fase: 'spel',
        woord: woord === null ? null : { ...woord, bedekt: true },
        live: o.teksten('live.doe'),
      });
    });
  }

  /** Slot of the trouble: the next one for sequences and letters, else the focus in a known word. */
  private plek(verdict: Verdict): number | null {
    const { sessie } = this;
    const view = sessie.question()?.view;
    if (view?.shape === 'sequence') return this.rail.next() < 0 ? null : this.rail.next();
    return view?.shape === 'entry' ? (verdict.focus?.from ?? null) : null;
  }
}
