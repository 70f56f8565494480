import type { Attempt, InputDevice, Question, Verdict } from '#engine/core/oefening/contract.ts';
import type { TurnGate } from './turn-gate.ts';
import type { Entity, Phase, Intent, SpelState } from './contract.ts';
import { Choices } from './choices.ts';
import { Ladder } from './ladder.ts';
import type { Scene } from './scene.ts';
import { LOOKUP } from './lookup.ts';
import { isBusy, isPress, isMarked, isSlip, SKIP, vraagText, type SessionOptions } from './session-rules.ts';
import type { SessionCore } from './session-core.ts';
import { Tutorial } from './tutorial.ts';
import { requiredToken, attemptWith, tokensOf, followUpOf } from './vraag.ts';

const NOTHING: Verdict = { ok: false, done: false };
/** The right word stays at least this long, ms. */
const WOORD_MS = 1400;
const INTRO_MS = 2600;

/** One round: phases, questions, attempts and their feedback, for every game the same. */
export class Session implements TurnGate, SessionCore {
  readonly o: SessionOptions;
  readonly ladder: Ladder;
  readonly keuzes: Choices;
  private world: Scene | null = null;
  private tutorial: Tutorial | null = null;
  private vraag: Question | null = null;
  private verdict: Verdict = NOTHING;
  private nr = -1;
  private punten = 0;
  private seconden = 0;
  private minWait = 0;
  private maxWait = 0;
  private klaar = false;
  /** The child asked for the explanation when it could not begin. */
  private opnieuw = false;
  private readUntil = 0;

  constructor(options: SessionOptions) {
    this.o = options;
    this.ladder = new Ladder(this);
    this.keuzes = new Choices(this);
  }

  get scene(): Scene {
    if (this.world === null) throw new Error('de scene is er nog niet');
    return this.world;
  }

  get fase(): Phase {
    return this.o.store.getState().fase;
  }
  get tempo(): number {
    return this.ladder.tempo;
  }
  get toestand(): SpelState {
    return this.o.store.getState();
  }

  /** Ties the session to its world; once. */
  koppel(scene: Scene): void {
    this.world = scene;
    this.tutorial = new Tutorial({
      steps: this.o.doc.tutorial,
      scene,
      toon: (explanation) =>
        this.patch({ uitleg: explanation, ...(explanation === null ? {} : { live: this.o.texts(explanation.key) }) }),
      first: (correct) =>
        correct
          ? requiredToken(scene.peekStream(30))
          : (scene.peekStream(1)[0]?.id ?? tokensOf(this.vraag)[0]?.id ?? null),
    });
    scene.rail.toon([], 0);
  }

  start(): void {
    if (this.fase !== 'laden') return;
    for (const how of this.o.round.goal.done ?? []) this.ladder.countUp(how);
    this.patch({ fase: 'intro', kralen: this.kralen(), live: this.o.texts(this.o.doc.introKey) });
    this.scene.iris.open();
    this.scene.emit('start');
    this.scene.after(INTRO_MS, () => {
      if (this.fase === 'intro') this.nextVraag();
    });
  }

  /** Fixed step of the round. */
  step(dt: number): void {
    if (this.klaar || this.toestand.pauze) return;
    if (this.fase !== 'laden') this.seconden += dt;
    if (this.fase === 'woordklaar') this.stepWait();
    if (this.isPlaying) this.stepSpel(dt);
    this.tutorial?.step(dt);
    this.ladder.step(dt);
  }

  /** Attempts are taken now. */
  private get isPlaying(): boolean {
    return this.fase === 'spel' || this.fase === 'uitleg';
  }

  private stepSpel(dt: number): void {
    this.keuzes.step(dt);
    if (this.readUntil > 0 && this.scene.now >= this.readUntil) this.gelezen();
  }

  /* ---- questions ---------------------------------------------------------- */

  question(): Question | null {
    return this.vraag;
  }

  nextSlot(): number {
    const view = this.vraag?.view;
    if (view?.shape === 'entry') return this.toestand.invoer.length;
    return view?.shape === 'sequence' ? this.ladder.rail.next() : -1;
  }

  private nextVraag(): void {
    const vraag = this.o.round.next();
    if (vraag === null) return this.finale();
    this.nr += 1;
    this.ladder.begin();
    this.tutorial?.gemist();
    const explanation = this.o.doc.tutorial.length > 0 && (this.opnieuw || (this.nr === 0 && this.o.eersteKeer));
    this.opnieuw = false;
    this.patch({ fase: explanation ? 'uitleg' : 'spel', woord: null, hulp: null, kralen: this.kralen(), flits: null });
    this.set(vraag);
    // Before the event: a tutorial that does not run yet would be taken for one that is over.
    if (explanation) this.tutorial?.start();
    else this.patch({ live: vraagText(vraag, this.o.texts) });
    this.scene.emit('question', vraag.view.shape);
    this.say();
  }

  /** Makes a question (or its follow-up) the one that is played. */
  private set(vraag: Question): void {
    this.vraag = vraag;
    this.scene.stream = (n) => this.o.round.peekStream(vraag.id, n);
    this.scene.newVraag();
    this.patch({ vraag, invoer: '' });
    this.ladder.rail.begin(vraag.view);
    this.showRail();
    this.keuzes.begin();
    if (vraag.view.shape === 'read') this.read(vraag);
    for (const { mechanic } of this.scene.mechanics) mechanic.onQuestion?.(vraag);
    this.keuzes.refill();
  }

  private read(vraag: Question): void {
    if (vraag.view.shape !== 'read') return;
    const ms = vraag.view.exposureMs;
    if (ms === undefined) return;
    this.patch({ flits: vraag.view.lines.map((rule) => rule.map((t) => t.text ?? '').join(' ')).join('\n') });
    this.readUntil = this.scene.now + ms;
  }

  private gelezen(): void {
    const vraag = this.vraag;
    this.readUntil = 0;
    this.patch({ flits: null });
    if (vraag?.view.shape !== 'read') return;
    const verdict = this.o.round.attempt(
      vraag.id,
      { kind: 'readDone', ms: vraag.view.exposureMs ?? 0 },
      this.toestand.apparaat,
    );
    const followUp = followUpOf(vraag);
    if (verdict.done) this.onWoordDone(verdict);
    else if (followUp !== null) this.set(followUp);
  }

  /* ---- attempts ------------------------------------------------------------ */

  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict {
    const vraag = this.vraag;
    if (vraag === null || !this.isPlaying) return NOTHING;
    this.setDevice(device);
    const verdict = this.o.round.attempt(vraag.id, attempt, device);
    this.verdict = verdict;
    if (isSlip(verdict)) {
      if (source !== null) this.scene.juice.wobble(source);
      return verdict;
    }
    if (verdict.ok && attempt.kind === 'place') this.keuzes.use(attempt.tokenId);
    this.process(verdict, { attempt, source });
    if (verdict.done) this.onWoordDone(verdict);
    else if (verdict.ok) this.afterMarking(attempt, vraag);
    this.keuzes.refill();
    return verdict;
  }

  /** Feedback, then the mechanics, then the triggers. */
  private process(verdict: Verdict, { attempt, source }: { attempt: Attempt; source: Entity | null }): void {
    const firstTry = this.ladder.clean;
    if (verdict.ok) this.ladder.goed(attempt, source);
    else this.ladder.bijna(verdict, { attempt, source });
    for (const { mechanic } of this.scene.mechanics) mechanic.onVerdict?.({ verdict, attempt, source, firstTry });
    this.scene.emit('verdict', source?.id, verdict.ok ? 'goed' : 'bijna');
  }

  /** A marked spot may ask for a repair. */
  private afterMarking(attempt: Attempt, vraag: Question): void {
    if (attempt.kind !== 'token' && attempt.kind !== 'cut' && attempt.kind !== 'readDone') return;
    const followUp = followUpOf(vraag);
    if (followUp !== null && isMarked(vraag.view, this.ladder.stappen)) this.set(followUp);
  }

  private onWoordDone(verdict: Verdict): void {
    this.tutorial?.onWoordDone();
    this.ladder.countWoord();
    const text = verdict.shown?.text ?? '';
    this.patch({
      fase: 'woordklaar',
      hulp: null,
      woord: { text, bedekt: false },
      kralen: this.kralen(),
      live: `${this.o.texts('live.klaar')} ${text}`,
    });
    this.ladder.klaar();
    if (verdict.shown?.audio !== undefined) void this.o.geluid.say(verdict.shown.audio);
    let min = WOORD_MS;
    let max = WOORD_MS;
    for (const { mechanic } of this.scene.mechanics) {
      const ms = mechanic.onWordDone?.() ?? 0;
      if (mechanic.busy === undefined) min = Math.max(min, ms);
      max = Math.max(max, ms);
    }
    this.minWait = this.scene.now + min;
    this.maxWait = this.scene.now + max;
    this.scene.emit('wordDone');
  }

  private stepWait(): void {
    const { now } = this.scene;
    if (now < this.minWait) return;
    if (now < this.maxWait && this.scene.mechanics.some(isBusy)) return;
    this.nextVraag();
  }

  /* ---- end ------------------------------------------------------------------ */

  private finale(): void {
    this.vraag = null;
    this.tutorial?.stop();
    this.patch({ fase: 'finale', woord: null, vraag: null, keuzes: [], rail: [], kralen: this.kralen() });
    this.scene.rail.toon([], 0);
    for (const { mechanic } of this.scene.mechanics) mechanic.onFinale?.();
    this.scene.emit('roundDone');
    this.scene.emit('finale');
    this.scene.after(this.o.doc.round.finaleMs, () => this.finish());
  }

  /** Ends the finale; the result follows. */
  finish(): void {
    if (this.fase === 'finale') this.einde(false);
  }

  /** Leaves the round; answers given stay. */
  stop(): void {
    if (this.fase !== 'resultaat') this.einde(true);
  }

  private einde(quit: boolean): void {
    if (this.klaar) return;
    this.klaar = true;
    const bonus = Math.min(this.o.doc.bonus.max, Math.round(this.punten));
    const result = this.o.round.finish({ bonus, seconds: Math.round(this.seconden), quit });
    this.patch({ fase: 'resultaat', resultaat: result, munten: result.coins, pauze: false, keuzes: [] });
    this.o.onEnd(result);
  }

  /* ---- child ----------------------------------------------------------------- */

  intent(intent: Intent): void {
    if (this.toestand.pauze || this.klaar) return;
    this.setDevice(intent.device);
    if ('x' in intent) this.scene.look(intent);
    if (isPress(intent) && SKIP.has(this.fase)) return this.skip();
    if (!this.isPlaying && this.fase !== 'woordklaar') return;
    if (!this.keuzes.priority(intent) && !this.offerToMechanics(intent)) this.other(intent);
  }

  private offerToMechanics(intent: Intent): boolean {
    const { mechanics } = this.scene;
    for (let i = 0; i < mechanics.length; i += 1) if (mechanics[i]?.mechanic.onIntent?.(intent) === true) return true;
    return false;
  }

  private other(intent: Intent): void {
    if (intent.kind === 'down') this.tik(intent.x, intent.y);
    else if (this.isPlaying) this.keuzes.intent(intent);
  }

  private tik(x: number, y: number): void {
    const thing = this.scene.hit('*', { x, y });
    if (thing?.def.tik !== true) return;
    this.scene.juice.squash(thing);
    this.scene.emit('tik', thing.id);
  }

  /** Gives one token without the canvas: mirror, scan and keys. */
  choose(tokenId: string, device: InputDevice): void {
    if (this.vraag === null || this.toestand.pauze || !this.isPlaying) return;
    if (this.offerToMechanics({ kind: 'choose', tokenId, device })) return;
    if (this.keuzes.samengesteld(tokenId, device)) return;
    const poging = attemptWith(this.vraag.view, tokenId, this.nextSlot());
    if (poging !== null) this.attempt(poging, null, device);
  }

  hint(): void {
    const vraag = this.vraag;
    if (vraag === null || !this.isPlaying) return;
    this.ladder.hint(this.o.round.hint(vraag.id));
  }

  /** Says the prompt again. */
  say(): void {
    const audio = this.vraag?.prompt.audio;
    if (audio !== undefined) void this.o.geluid.say(audio);
  }

  pause(on: boolean): void {
    if (this.fase !== 'resultaat' && this.fase !== 'laden') this.patch({ pauze: on });
  }

  skip(): void {
    if (this.fase === 'intro') this.nextVraag();
    else if (this.tutorial?.zichtbaar === true) {
      this.tutorial.volgende();
      this.afterExplanation();
    } else if (this.fase === 'finale') this.finish();
  }

  /* ---- for the scene ---------------------------------------------------------- */

  bonus(points: number): void {
    this.punten += points;
  }

  setChoices(choices: readonly { id: string; label: string; bezig: boolean }[]): void {
    this.keuzes.zet(choices);
  }

  patch(part: Partial<SpelState>): void {
    this.o.store.patch(part);
    if (part.invoer !== undefined && this.vraag?.view.shape === 'entry') {
      this.ladder.rail.typ(part.invoer);
      this.showRail();
    }
  }

  onEvent(event: string, _a: string | null, _b: string | null): void {
    this.tutorial?.onEvent(event);
    this.afterExplanation();
  }

  /** Without a step on the screen it is play again. */
  private afterExplanation(): void {
    if (this.fase === 'uitleg' && this.tutorial?.zichtbaar !== true) this.patch({ fase: 'spel' });
  }

  /** Explains again: at once while the child may act, else with the next word. */
  explain(): void {
    if (this.o.doc.tutorial.length === 0) return;
    this.opnieuw = !this.isPlaying;
    if (!this.isPlaying) return;
    this.patch({ fase: 'uitleg' });
    this.tutorial?.start();
    this.scene.emit('uitleg');
    this.afterExplanation();
  }

  lookup(name: string): string | number | boolean | null {
    return LOOKUP[name]?.(this.scene, { verdict: this.verdict, nr: this.nr, vraag: this.vraag }) ?? null;
  }

  /** Writes the rail to the world and the store. */
  showRail(): void {
    const boxes = [...this.ladder.rail.vakken];
    const { woordrail: woordRail } = this.o.doc;
    this.o.store.patch({ rail: boxes });
    const show = woordRail.show && woordRail.inWorld === undefined;
    this.scene.rail.toon(show ? boxes : [], this.vraag?.view.shape === 'entry' ? 0 : this.scene.tokenWidth(86));
  }

  kralen(): SpelState['kralen'] {
    const completed = this.ladder.completed;
    return Array.from(
      { length: this.o.round.goal.items },
      (_, i) => completed[i] ?? (i === completed.length && this.fase !== 'finale' ? 'nu' : 'leeg'),
    );
  }

  private setDevice(device: InputDevice): void {
    if (this.toestand.apparaat !== device) this.o.store.patch({ apparaat: device });
  }
}
