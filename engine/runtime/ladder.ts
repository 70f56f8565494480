import type { Attempt, Verdict } from '#engine/core/oefening/contract.ts';
import type { Entity } from './contract.ts';
import { RailState } from './rail-standing.ts';
import type { SessionCore } from './session-core.ts';

/** Major pentatonic in semitones: the chime climbs per grapheme and resolves at the end of the word. */
const LADDER = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const SHOW_MS = 2000;
const ALMOST_MS = 1100;

interface Poging {
  attempt: Attempt;
  source: Entity | null;
}

/** Feedback ladder, score and rubber band of one round (games.md section 3). */
export class Ladder {
  readonly rail = new RailState();
  /** How each finished question went. */
  readonly completed: ('goed' | 'geholpen')[] = [];
  /** Right steps within this question. */
  stappen = 0;
  private readonly session: SessionCore;
  private misses = 0;
  private geholpen = false;
  private inRow = 0;
  private almostTimer = 0;
  private readonly celebrateSpot = { x: 640, y: 360 };

  constructor(session: SessionCore) {
    this.session = session;
  }

  /** Rubber band: 0.8 for every miss in a row from the second, until the next success. */
  get tempo(): number {
    return this.inRow < 2 ? 1 : Math.max(0.4, 0.8 ** (this.inRow - 1));
  }

  /** No miss and no help in this question so far. */
  get clean(): boolean {
    return this.misses === 0 && !this.geholpen;
  }

  begin(): void {
    this.misses = 0;
    this.geholpen = false;
    this.stappen = 0;
    this.almostTimer = 0;
  }

  step(dt: number): void {
    if (this.almostTimer <= 0) return;
    this.almostTimer -= dt * 1000;
    if (this.almostTimer > 0) return;
    this.rail.pointToNext();
    this.session.showRail();
  }

  goed(attempt: Attempt, source: Entity | null): void {
    const { session } = this;
    const { scene, o } = session;
    this.inRow = 0;
    this.almostTimer = 0;
    this.rail.pointToNext();
    if (attempt.kind === 'place')
      this.rail.vul(attempt.slot, scene.tokens().find((t) => t.id === attempt.tokenId)?.text ?? '');
    session.showRail();
    const show = LADDER[Math.min(this.stappen, LADDER.length - 1)] ?? 0;
    this.stappen += 1;
    o.geluid.play('chime', { rate: 2 ** (show / 12) });
    if (source !== null) scene.juice.pop(source);
    this.four(source, attempt.kind === 'place' ? attempt.slot : null);
    session.patch({ hulp: null, woord: null, live: o.texts('live.goed') });
    scene.emit('goed', source?.id);
  }

  bijna(verdict: Verdict, { source }: Poging): void {
    const { session } = this;
    const { scene, o } = session;
    this.misses += 1;
    this.inRow += 1;
    o.geluid.play('plop');
    if (source !== null) this.wobble(source);
    const slot = this.plek(verdict);
    if (slot !== null && this.rail.bijna(slot)) {
      this.almostTimer = ALMOST_MS;
      session.showRail();
    }
    session.patch({ live: o.texts('live.bijna') });
    scene.emit('bijna', source?.id);
    this.giveHelp(verdict, slot);
  }

  /** Help asked with the lamp. */
  hint(verdict: Verdict): void {
    if (verdict.next === undefined || verdict.next === 'retry') return;
    this.geholpen = true;
    this.giveHelp(verdict, this.plek(verdict));
  }

  /** Word finished: score, sound and a short hold of breath. */
  klaar(): void {
    const { scene, o } = this.session;
    scene.juice.hitStop(60);
    o.geluid.play('fanfare-s');
    this.inRow = 0;
  }

  /** Bead and coins of the question that was just finished. */
  countWoord(): void {
    this.countUp(this.clean ? 'goed' : 'geholpen');
  }

  /** Bead and coins of one question: of now, or of an earlier sitting of the same round. */
  countUp(how: 'goed' | 'geholpen'): void {
    this.completed.push(how);
    this.session.patch({ munten: this.session.toestand.munten + (how === 'goed' ? 2 : 1) });
  }

  /** Particles where the token lands, else where it came from; everyone looks there. */
  private four(source: Entity | null, slot: number | null): void {
    const { scene } = this.session;
    const spot = this.celebrateSpot;
    const lands =
      slot !== null &&
      scene.mechanics.some(({ mechanic }) => mechanic.placeOf?.({ tokenId: null, slot }, spot) === true);
    if (!lands && source === null) return;
    if (!lands && source !== null) scene.plek(source.id, { a: null, b: null, impulse: 0, x: 640, y: 360 }, spot);
    scene.fx.burst('stars', spot.x, spot.y, 8 + scene.rng.int(7));
    scene.look(spot);
  }

  private wobble(source: Entity): void {
    const { scene } = this.session;
    scene.juice.wobble(source);
    source.setPlaat('bijna');
    scene.after(700, () => source.setPlaat('rust'));
  }

  private giveHelp(verdict: Verdict, slot: number | null): void {
    const { session } = this;
    if (verdict.next === 'show' && verdict.shown !== undefined) return this.toon(verdict);
    if (verdict.next === 'hint1' || verdict.next === 'hint2') this.kaart(slot);
    session.scene.after(350, () => session.say());
  }

  /** The problem spot pulses; rule icon and one line of help. */
  private kaart(slot: number | null): void {
    const { session } = this;
    const prompt = session.question()?.prompt;
    if (slot !== null) session.scene.rail.pulse(slot);
    const text = prompt?.ruleText ?? session.o.texts('live.luister');
    session.patch({
      hulp: { ...(prompt?.ruleIcon === undefined ? {} : { ruleIcon: prompt.ruleIcon }), text },
      live: text,
    });
  }

  /** Look, cover, do: the word for 2 s with its tricky part coloured, then covered; the child completes it. */
  private toon(verdict: Verdict): void {
    const { session } = this;
    const { scene, o } = session;
    const text = verdict.shown?.text ?? '';
    this.geholpen = true;
    session.patch({
      fase: 'toon',
      hulp: null,
      woord: { text, ...(verdict.focus === undefined ? {} : { accent: verdict.focus }), bedekt: false },
      live: `${o.texts('live.toon')} ${text}`,
    });
    if (verdict.shown?.audio !== undefined) void o.geluid.say(verdict.shown.audio);
    scene.emit('toon');
    scene.after(SHOW_MS, () => {
      if (session.fase !== 'toon') return;
      const woord = session.toestand.woord;
      session.patch({
        fase: 'spel',
        woord: woord === null ? null : { ...woord, bedekt: true },
        live: o.texts('live.doe'),
      });
    });
  }

  /** Slot of the trouble: the next one for sequences and letters, else the focus in a known word. */
  private plek(verdict: Verdict): number | null {
    const { session } = this;
    const view = session.question()?.view;
    if (view?.shape === 'sequence') return this.rail.next() < 0 ? null : this.rail.next();
    return view?.shape === 'entry' ? (verdict.focus?.from ?? null) : null;
  }
}
