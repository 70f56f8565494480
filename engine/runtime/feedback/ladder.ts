import type { AudioId, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Sound } from '../contract.ts';
import type { RailDisplay } from './rail-display.ts';
import type { Scene } from '../world/scene.ts';
import type { RoundTurn } from '../round/turn.ts';

/** Major pentatonic in semitones: the chime climbs per grapheme and resolves at the end of the word. */
const LADDER = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const SHOW_MS = 2000;
const ALMOST_MS = 1100;

/** What feedback is given with. */
export interface LadderOptions {
  turn: RoundTurn;
  scene: Scene;
  rail: RailDisplay;
  sound: Sound;
  texts: (key: string) => string;
}

/** Feedback ladder of one round (games.md section 3): the last layer an answer comes to. */
export class Ladder {
  private readonly o: LadderOptions;
  private almostTimer = 0;
  private readonly celebrateSpot: { x: number; y: number };

  constructor(options: LadderOptions) {
    this.o = options;
    const [x, y, w, h] = options.scene.frame;
    this.celebrateSpot = { x: x + w / 2, y: y + h / 2 };
  }

  begin(): void {
    this.almostTimer = 0;
  }

  step(dt: number): void {
    if (this.almostTimer <= 0) return;
    this.almostTimer -= dt * 1000;
    if (this.almostTimer > 0) return;
    this.o.turn.rail.pointToNext();
    this.o.rail.show();
  }

  correct(source: Entity | null): void {
    const { turn, scene, rail, sound, texts } = this.o;
    this.almostTimer = 0;
    rail.show();
    const show = LADDER[Math.min(turn.score.steps - 1, LADDER.length - 1)] ?? 0;
    sound.play('chime', { rate: 2 ** (show / 12) });
    if (source !== null) scene.juice.pop(source);
    this.four(source);
    turn.patch({ help: null, woord: null, live: texts('live.goed') });
    scene.events.emit('correct', source?.id);
  }

  almost(verdict: Verdict, source: Entity | null): void {
    this.giveHelp(verdict, this.miss(verdict, source));
  }

  /** A miss of a child that is led by the hand: no help beside it, the right one follows. */
  led(verdict: Verdict, source: Entity | null): void {
    const { turn, texts } = this.o;
    this.miss(verdict, source);
    turn.patch({ help: null, live: texts('live.samen') });
  }

  /** What every miss looks and sounds like; answers the slot of the trouble. */
  private miss(verdict: Verdict, source: Entity | null): number | null {
    const { turn, scene, rail, sound, texts } = this.o;
    sound.play('wobble');
    if (source !== null) this.wobble(source);
    const slot = this.spot(verdict);
    if (slot !== null && turn.rail.almost(slot)) {
      this.almostTimer = ALMOST_MS;
      rail.show();
    }
    turn.patch({ live: texts('live.bijna') });
    scene.events.emit('almost', source?.id);
    return slot;
  }

  /** Help asked with the lamp. */
  hint(verdict: Verdict): void {
    this.giveHelp(verdict, this.spot(verdict));
  }

  /** Word finished: sound and a short hold of breath. */
  done(): void {
    this.o.scene.juice.hitStop(60);
    this.o.sound.play('fanfare-s');
  }

  /** A letter lies in its slot: the slot is full from now on, with sparks where the world has that slot. */
  landed(slot: number): void {
    const { scene, rail } = this.o;
    rail.show();
    if (scene.mechanics.placeOf({ tokenId: null, slot }, this.celebrateSpot)) this.celebrate(6);
  }

  /** Particles where the answer came from, at once; everyone looks there. */
  private four(source: Entity | null): void {
    if (source === null) return;
    this.o.scene.world.place(source.id, { a: null, b: null, impulse: 0, x: 640, y: 360 }, this.celebrateSpot);
    this.celebrate(8 + this.o.scene.ctx.rng.int(7));
  }

  private celebrate(count: number): void {
    const { scene } = this.o;
    scene.ctx.fx.burst('stars', this.celebrateSpot.x, this.celebrateSpot.y, count);
    scene.world.look(this.celebrateSpot);
  }

  private wobble(source: Entity): void {
    const { scene } = this.o;
    scene.juice.wobble(source);
    source.setPlate('bijna');
    scene.ctx.after(700, () => source.setPlate('rust'));
  }

  private giveHelp(verdict: Verdict, slot: number | null): void {
    const { scene, turn } = this.o;
    if (verdict.next === 'show' && verdict.shown !== undefined) return this.show(verdict);
    const lines = verdict.next === 'hint1' || verdict.next === 'hint2' ? this.card(slot) : [];
    const word = turn.question()?.prompt.audio;
    scene.ctx.after(350, () => void turn.voice.lines([...lines, ...(word === undefined ? [] : [word])]));
  }

  /** The problem spot pulses; rule icon and one line of help, that is also said. */
  private card(slot: number | null): AudioId[] {
    const { turn, scene, texts } = this.o;
    const prompt = turn.question()?.prompt;
    if (slot !== null) scene.parts.rail.pulse(slot);
    const text = prompt?.ruleText ?? texts('live.luister');
    turn.patch({
      help: { ...(prompt?.ruleIcon === undefined ? {} : { ruleIcon: prompt.ruleIcon }), text },
      live: text,
    });
    return [`z:${text}`];
  }

  /** Look, cover, do: the word for 2 s with its tricky part coloured, then covered; the child completes it. */
  private show(verdict: Verdict): void {
    const { turn, scene, texts } = this.o;
    const text = verdict.shown?.text ?? '';
    turn.patch({
      phase: 'toon',
      help: null,
      woord: { text, ...(verdict.focus === undefined ? {} : { accent: verdict.focus }), covered: false },
      live: `${texts('live.toon')} ${text}`,
    });
    if (verdict.shown?.audio !== undefined) void turn.voice.say(verdict.shown.audio);
    scene.events.emit('reveal');
    scene.ctx.after(SHOW_MS, () => {
      if (turn.phase !== 'toon') return;
      const woord = turn.state.woord;
      turn.patch({
        phase: 'spel',
        woord: woord === null ? null : { ...woord, covered: true },
        live: texts('live.doe'),
      });
      void turn.voice.say(`z:${texts('live.doe')}`);
    });
  }

  /** Slot of the trouble: the next one for sequences and letters, else the focus in a known word. */
  private spot(verdict: Verdict): number | null {
    const { turn } = this.o;
    const view = turn.question()?.view;
    if (view?.shape === 'sequence') return turn.rail.next() < 0 ? null : turn.rail.next();
    return view?.shape === 'entry' ? (verdict.focus?.from ?? null) : null;
  }
}
