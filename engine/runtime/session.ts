import type { Attempt, InputDevice, Question, Verdict } from '#engine/core/oefening/contract.ts';
import type { BeurtPoort } from './beurt-poort.ts';
import type { Entity, Fase, Intent, SpelToestand } from './contract.ts';
import { Keuzes } from './keuzes.ts';
import { Ladder } from './ladder.ts';
import type { Scene } from './scene.ts';
import { OPZOEK } from './opzoek.ts';
import { isBezig, isDruk, isGemarkeerd, isSlip, OVERSLAAN, vraagTekst, type SessieOpties } from './session-rules.ts';
import type { SessieKern } from './sessie-kern.ts';
import { Tutorial } from './tutorial.ts';
import { nodigeToken, pogingMet, tokensVan, vervolgVan } from './vraag.ts';

const NIETS: Verdict = { ok: false, done: false };
/** The right word stays at least this long, ms. */
const WOORD_MS = 1400;
const INTRO_MS = 2600;

/** One round: phases, questions, attempts and their feedback, for every game the same. */
export class Sessie implements BeurtPoort, SessieKern {
  readonly o: SessieOpties;
  readonly ladder: Ladder;
  readonly keuzes: Keuzes;
  private wereld: Scene | null = null;
  private tutorial: Tutorial | null = null;
  private vraag: Question | null = null;
  private verdict: Verdict = NIETS;
  private nr = -1;
  private punten = 0;
  private seconden = 0;
  private wachtMin = 0;
  private wachtMax = 0;
  private klaar = false;
  /** The child asked for the explanation when it could not begin. */
  private opnieuw = false;
  private leesTot = 0;

  constructor(options: SessieOpties) {
    this.o = options;
    this.ladder = new Ladder(this);
    this.keuzes = new Keuzes(this);
  }

  get scene(): Scene {
    if (this.wereld === null) throw new Error('de scene is er nog niet');
    return this.wereld;
  }

  get fase(): Fase {
    return this.o.store.getState().fase;
  }
  get tempo(): number {
    return this.ladder.tempo;
  }
  get toestand(): SpelToestand {
    return this.o.store.getState();
  }

  /** Ties the session to its world; once. */
  koppel(scene: Scene): void {
    this.wereld = scene;
    this.tutorial = new Tutorial({
      steps: this.o.doc.tutorial,
      scene,
      toon: (uitleg) => this.patch({ uitleg, ...(uitleg === null ? {} : { live: this.o.teksten(uitleg.key) }) }),
      eerste: (goed) =>
        goed ? nodigeToken(scene.peekStream(30)) : (scene.peekStream(1)[0]?.id ?? tokensVan(this.vraag)[0]?.id ?? null),
    });
    scene.rail.toon([], 0);
  }

  start(): void {
    if (this.fase !== 'laden') return;
    for (const hoe of this.o.round.goal.done ?? []) this.ladder.tel(hoe);
    this.patch({ fase: 'intro', kralen: this.kralen(), live: this.o.teksten(this.o.doc.introKey) });
    this.scene.iris.open();
    this.scene.emit('start');
    this.scene.after(INTRO_MS, () => {
      if (this.fase === 'intro') this.volgendeVraag();
    });
  }

  /** Fixed step of the round. */
  step(dt: number): void {
    if (this.klaar || this.toestand.pauze) return;
    if (this.fase !== 'laden') this.seconden += dt;
    if (this.fase === 'woordklaar') this.stepWacht();
    if (this.speelt) this.stepSpel(dt);
    this.tutorial?.step(dt);
    this.ladder.step(dt);
  }

  /** Attempts are taken now. */
  private get speelt(): boolean {
    return this.fase === 'spel' || this.fase === 'uitleg';
  }

  private stepSpel(dt: number): void {
    this.keuzes.step(dt);
    if (this.leesTot > 0 && this.scene.now >= this.leesTot) this.gelezen();
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

  private volgendeVraag(): void {
    const vraag = this.o.round.next();
    if (vraag === null) return this.finale();
    this.nr += 1;
    this.ladder.begin();
    this.tutorial?.gemist();
    const uitleg = this.o.doc.tutorial.length > 0 && (this.opnieuw || (this.nr === 0 && this.o.eersteKeer));
    this.opnieuw = false;
    this.patch({ fase: uitleg ? 'uitleg' : 'spel', woord: null, hulp: null, kralen: this.kralen(), flits: null });
    this.stel(vraag);
    // Before the event: a tutorial that does not run yet would be taken for one that is over.
    if (uitleg) this.tutorial?.start();
    else this.patch({ live: vraagTekst(vraag, this.o.teksten) });
    this.scene.emit('question', vraag.view.shape);
    this.say();
  }

  /** Makes a question (or its follow-up) the one that is played. */
  private stel(vraag: Question): void {
    this.vraag = vraag;
    this.scene.stroom = (n) => this.o.round.peekStream(vraag.id, n);
    this.scene.nieuweVraag();
    this.patch({ vraag, invoer: '' });
    this.ladder.rail.begin(vraag.view);
    this.toonRail();
    this.keuzes.begin();
    if (vraag.view.shape === 'read') this.lees(vraag);
    for (const { mechanic } of this.scene.mechanics) mechanic.onQuestion?.(vraag);
    this.keuzes.vulAan();
  }

  private lees(vraag: Question): void {
    if (vraag.view.shape !== 'read') return;
    const ms = vraag.view.exposureMs;
    if (ms === undefined) return;
    this.patch({ flits: vraag.view.lines.map((regel) => regel.map((t) => t.text ?? '').join(' ')).join('\n') });
    this.leesTot = this.scene.now + ms;
  }

  private gelezen(): void {
    const vraag = this.vraag;
    this.leesTot = 0;
    this.patch({ flits: null });
    if (vraag?.view.shape !== 'read') return;
    const verdict = this.o.round.attempt(
      vraag.id,
      { kind: 'readDone', ms: vraag.view.exposureMs ?? 0 },
      this.toestand.apparaat,
    );
    const vervolg = vervolgVan(vraag);
    if (verdict.done) this.woordKlaar(verdict);
    else if (vervolg !== null) this.stel(vervolg);
  }

  /* ---- attempts ------------------------------------------------------------ */

  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict {
    const vraag = this.vraag;
    if (vraag === null || !this.speelt) return NIETS;
    this.zetApparaat(device);
    const verdict = this.o.round.attempt(vraag.id, attempt, device);
    this.verdict = verdict;
    if (isSlip(verdict)) {
      if (source !== null) this.scene.juice.wobble(source);
      return verdict;
    }
    if (verdict.ok && attempt.kind === 'place') this.keuzes.gebruik(attempt.tokenId);
    this.verwerk(verdict, { attempt, source });
    if (verdict.done) this.woordKlaar(verdict);
    else if (verdict.ok) this.naMarkering(attempt, vraag);
    this.keuzes.vulAan();
    return verdict;
  }

  /** Feedback, then the mechanics, then the triggers. */
  private verwerk(verdict: Verdict, { attempt, source }: { attempt: Attempt; source: Entity | null }): void {
    const firstTry = this.ladder.schoon;
    if (verdict.ok) this.ladder.goed(attempt, source);
    else this.ladder.bijna(verdict, { attempt, source });
    for (const { mechanic } of this.scene.mechanics) mechanic.onVerdict?.({ verdict, attempt, source, firstTry });
    this.scene.emit('verdict', source?.id, verdict.ok ? 'goed' : 'bijna');
  }

  /** A marked spot may ask for a repair. */
  private naMarkering(attempt: Attempt, vraag: Question): void {
    if (attempt.kind !== 'token' && attempt.kind !== 'cut' && attempt.kind !== 'readDone') return;
    const vervolg = vervolgVan(vraag);
    if (vervolg !== null && isGemarkeerd(vraag.view, this.ladder.stappen)) this.stel(vervolg);
  }

  private woordKlaar(verdict: Verdict): void {
    this.tutorial?.woordKlaar();
    this.ladder.telWoord();
    const text = verdict.shown?.text ?? '';
    this.patch({
      fase: 'woordklaar',
      hulp: null,
      woord: { text, bedekt: false },
      kralen: this.kralen(),
      live: `${this.o.teksten('live.klaar')} ${text}`,
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
    this.wachtMin = this.scene.now + min;
    this.wachtMax = this.scene.now + max;
    this.scene.emit('wordDone');
  }

  private stepWacht(): void {
    const { now } = this.scene;
    if (now < this.wachtMin) return;
    if (now < this.wachtMax && this.scene.mechanics.some(isBezig)) return;
    this.volgendeVraag();
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
    const resultaat = this.o.round.finish({ bonus, seconds: Math.round(this.seconden), quit });
    this.patch({ fase: 'resultaat', resultaat, munten: resultaat.coins, pauze: false, keuzes: [] });
    this.o.onEinde(resultaat);
  }

  /* ---- child ----------------------------------------------------------------- */

  intent(intent: Intent): void {
    if (this.toestand.pauze || this.klaar) return;
    this.zetApparaat(intent.device);
    if ('x' in intent) this.scene.kijk(intent);
    if (isDruk(intent) && OVERSLAAN.has(this.fase)) return this.skip();
    if (!this.speelt && this.fase !== 'woordklaar') return;
    if (!this.keuzes.voorrang(intent) && !this.aanMechanics(intent)) this.overig(intent);
  }

  private aanMechanics(intent: Intent): boolean {
    const { mechanics } = this.scene;
    for (let i = 0; i < mechanics.length; i += 1) if (mechanics[i]?.mechanic.onIntent?.(intent) === true) return true;
    return false;
  }

  private overig(intent: Intent): void {
    if (intent.kind === 'down') this.tik(intent.x, intent.y);
    else if (this.speelt) this.keuzes.intent(intent);
  }

  private tik(x: number, y: number): void {
    const ding = this.scene.hit('*', { x, y });
    if (ding?.def.tik !== true) return;
    this.scene.juice.squash(ding);
    this.scene.emit('tik', ding.id);
  }

  /** Gives one token without the canvas: mirror, scan and keys. */
  choose(tokenId: string, device: InputDevice): void {
    if (this.vraag === null || this.toestand.pauze || !this.speelt) return;
    if (this.aanMechanics({ kind: 'choose', tokenId, device })) return;
    if (this.keuzes.samengesteld(tokenId, device)) return;
    const poging = pogingMet(this.vraag.view, tokenId, this.nextSlot());
    if (poging !== null) this.attempt(poging, null, device);
  }

  hint(): void {
    const vraag = this.vraag;
    if (vraag === null || !this.speelt) return;
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
    if (this.fase === 'intro') this.volgendeVraag();
    else if (this.tutorial?.zichtbaar === true) {
      this.tutorial.volgende();
      this.naUitleg();
    } else if (this.fase === 'finale') this.finish();
  }

  /* ---- for the scene ---------------------------------------------------------- */

  bonus(points: number): void {
    this.punten += points;
  }

  setChoices(choices: readonly { id: string; label: string; bezig: boolean }[]): void {
    this.keuzes.zet(choices);
  }

  patch(part: Partial<SpelToestand>): void {
    this.o.store.patch(part);
    if (part.invoer !== undefined && this.vraag?.view.shape === 'entry') {
      this.ladder.rail.typ(part.invoer);
      this.toonRail();
    }
  }

  onEvent(event: string, _a: string | null, _b: string | null): void {
    this.tutorial?.onEvent(event);
    this.naUitleg();
  }

  /** Without a step on the screen it is play again. */
  private naUitleg(): void {
    if (this.fase === 'uitleg' && this.tutorial?.zichtbaar !== true) this.patch({ fase: 'spel' });
  }

  /** Explains again: at once while the child may act, else with the next word. */
  legUit(): void {
    if (this.o.doc.tutorial.length === 0) return;
    this.opnieuw = !this.speelt;
    if (!this.speelt) return;
    this.patch({ fase: 'uitleg' });
    this.tutorial?.start();
    this.scene.emit('uitleg');
    this.naUitleg();
  }

  lookup(name: string): string | number | boolean | null {
    return OPZOEK[name]?.(this.scene, { verdict: this.verdict, nr: this.nr, vraag: this.vraag }) ?? null;
  }

  /** Writes the rail to the world and the store. */
  toonRail(): void {
    const vakken = [...this.ladder.rail.vakken];
    const { woordrail } = this.o.doc;
    this.o.store.patch({ rail: vakken });
    const toon = woordrail.show && woordrail.inWorld === undefined;
    this.scene.rail.toon(toon ? vakken : [], this.vraag?.view.shape === 'entry' ? 0 : this.scene.tokenWidth(86));
  }

  kralen(): SpelToestand['kralen'] {
    const gedaan = this.ladder.gedaan;
    return Array.from(
      { length: this.o.round.goal.items },
      (_, i) => gedaan[i] ?? (i === gedaan.length && this.fase !== 'finale' ? 'nu' : 'leeg'),
    );
  }

  private zetApparaat(device: InputDevice): void {
    if (this.toestand.apparaat !== device) this.o.store.patch({ apparaat: device });
  }
}
