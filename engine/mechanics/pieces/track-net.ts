import type { InputDevice, Question, SortView, Token, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import type { NetParams } from '../track.schema.ts';
import { askedToken } from './give.ts';
import { Traffic } from './track-traffic.ts';
import type { Train } from './track-train.ts';
import { Yard } from './track-yard.ts';

/** Right at once so many times in a row is a streak. */
const STREAK = 3;
/** px around a train that is touched. */
const AROUND = 16;
/** ms that the last train has to reach its station. */
const WORD_MS = 6000;

/** Trains on lines that part: the way that is set when one passes its last switch is the answer for the word it carries. */
export class TrackNet implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly yard: Yard;
  private readonly traffic: Traffic;
  private readonly cars: NetParams['cars'];
  /** Words that still have to leave, in order, and those that have arrived. */
  private readonly coming: Token[] = [];
  private readonly done = new Set<string>();
  private sort: SortView | null = null;
  private playing = false;
  private device: InputDevice = 'muis';
  /** Word that was chosen by name; its station follows. */
  private called: string | null = null;
  /** Right at once, in a row. */
  private streak = 0;

  constructor(ctx: SceneContext, params: NetParams) {
    this.ctx = ctx;
    this.cars = params.cars;
    this.yard = new Yard(ctx, params);
    this.traffic = new Traffic(ctx, params, this.yard);
  }

  onQuestion(question: Question): void {
    const { lines } = this.yard;
    this.playing = this.yard.begin(question);
    this.traffic.clear(this.yard.lines !== lines);
    this.sort = question.view.shape === 'sort' ? question.view : null;
    this.done.clear();
    this.unset();
    this.called = null;
    this.coming.length = 0;
    this.traffic.refresh();
    if (!this.playing) return;
    if (this.sort !== null) this.coming.push(...this.sort.stream);
    this.depart(this.sort === null ? askedToken(question) : (this.coming.shift() ?? null));
    this.publish();
  }

  /** Attempts are made here only, while they are taken. With one switch what is chosen counts at once. */
  step(): void {
    const { route } = this.traffic;
    if (route < 0) return;
    const { front } = this.traffic;
    if (front === undefined || front.state !== 'rolls' || front.line !== route) return;
    if (this.ctx.oneSwitch || front.at >= this.yard.lines.last(front.line) - 1) this.judge(front);
  }

  idle(dt: number): void {
    this.traffic.step(dt);
    if (this.coming.length > 0 && this.playing && this.traffic.hasRoom) this.depart(this.coming.shift() ?? null);
  }

  onIntent(intent: Intent): boolean {
    if (!this.playing) return false;
    switch (intent.kind) {
      case 'down':
        return this.setRoute(this.yard.tapped(intent, this.traffic.route), intent.device) || this.touch(intent);
      case 'pick':
        return this.setRoute(intent.index, intent.device);
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      case 'dir':
        return intent.down && this.turnTo(intent.dir, intent.device);
      case 'act':
        this.traffic.hurry ||= intent.down;
        return true;
      default:
        return false;
    }
  }

  onStateChange(): void {
    this.traffic.refresh();
  }

  onVerdict({ verdict, firstTry, source }: VerdictEvent): void {
    this.traffic.refresh();
    this.streak = verdict.ok && firstTry ? this.streak + 1 : 0;
    if (this.streak > 0 && this.streak % STREAK === 0) this.ctx.emit('streak', source?.id);
  }

  onFocus(tokenId: string | null): void {
    this.yard.point(tokenId);
  }

  /** The last train rolls to its station before the next question comes. */
  onWordDone(): number {
    return WORD_MS;
  }

  busy(): boolean {
    return this.traffic.enters;
  }

  onFinale(): void {
    this.playing = false;
    this.yard.end();
    this.traffic.clear(true);
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    if (goal.tokenId === null) return false;
    if (this.yard.placeOf(goal.tokenId, out)) return true;
    const car = this.traffic.front?.carrier;
    if (car?.token?.id !== goal.tokenId) return false;
    out.x = car.x;
    out.y = car.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.yard.destroy();
    this.traffic.trains.length = 0;
  }

  /* ---- words --------------------------------------------------------------------- */

  private depart(token: Token | null): void {
    const train = this.traffic.depart();
    train.carrier?.setState(token === null ? 'heard' : '');
    train.load(token);
    train.tell('departs');
    for (const id of train.guests) this.ctx.emit('rides', id, train.carrier?.id);
  }

  private judge(train: Train): void {
    const end = this.yard.stations[train.line]?.token?.id;
    if (end === undefined) return;
    this.unset();
    train.state = 'enters';
    train.waiting = false;
    const verdict = this.give(train, end);
    this.yard.show(-1);
    if (verdict.ok) this.arrive(train, verdict);
    else this.traffic.stop(train);
  }

  private give(train: Train, end: string): Verdict {
    const { ctx, device } = this;
    if (this.sort === null) return ctx.attempt({ kind: 'pick', tokenId: end }, train.carrier, device);
    return ctx.attempt({ kind: 'bin', tokenId: train.token?.id ?? '', binId: end }, train.carrier, device);
  }

  /** A word that was judged to be wrong shows how it is written. */
  private arrive(train: Train, { shown }: Verdict): void {
    const { token } = train;
    if (token !== null) this.done.add(token.id);
    // A station that is chosen after its word has gone would be the way of the next one.
    if (this.called === token?.id) this.called = null;
    if (this.ctx.question()?.format === 'oordeel' && token !== null && shown !== undefined && shown.text !== token.text)
      train.load({ ...token, text: shown.text });
    train.carrier?.setPlate('goed');
    this.publish();
  }

  /* ---- the way ------------------------------------------------------------------- */

  private unset(): void {
    this.traffic.route = -1;
    this.traffic.hurry = false;
  }

  private setRoute(line: number, device: InputDevice): boolean {
    const { yard, traffic } = this;
    if (line < 0 || line >= yard.lines.count) return false;
    this.device = device;
    if (line === traffic.route) return true;
    traffic.route = line;
    yard.show(line);
    this.ctx.emit('route', yard.stations[line]?.id, yard.mark(line));
    return true;
  }

  /** Up and down go through the stations as they stand. */
  private turnTo(dir: 'left' | 'right' | 'up' | 'down', device: InputDevice): boolean {
    if (dir === 'left' || dir === 'right') return false;
    const { count } = this.yard.lines;
    const { route } = this.traffic;
    const from = route < 0 && dir === 'up' ? count : route;
    return this.setRoute(Math.max(0, Math.min(count - 1, from + (dir === 'up' ? -1 : 1))), device);
  }

  /** By name: first a word, which is brought to the train before the switches, then its station; without a row of words the station alone. */
  private choose(tokenId: string, device: InputDevice): boolean {
    const line = this.yard.lineOf(tokenId);
    if (this.sort === null) return this.send(line, device);
    if (line >= 0) {
      if (this.called !== null) this.send(line, device);
    } else if (!this.done.has(tokenId)) {
      this.called = tokenId;
      this.bring(tokenId);
    }
    this.publish();
    return true;
  }

  /** A train that is touched is chosen by its word, as by name. */
  private touch(pointer: Extract<Intent, { x: number }>): boolean {
    if (this.sort === null) return false;
    const hits = new Set(this.cars.map((car) => this.ctx.hit(car, pointer, AROUND)));
    const token = this.traffic.trains.find(({ carrier }) => carrier !== null && hits.has(carrier))?.token ?? null;
    return token !== null && this.choose(token.id, pointer.device);
  }

  /** Sets the way and lets the train come without delay. */
  private send(line: number, device: InputDevice): boolean {
    this.called = null;
    this.traffic.hurry ||= line >= 0;
    return this.setRoute(line, device);
  }

  /** Puts this word on the train before the switches; the one that it had takes its place. */
  private bring(tokenId: string): void {
    const { front, trains } = this.traffic;
    const had = front?.token ?? null;
    if (front?.state !== 'rolls' || had === null || had.id === tokenId) return;
    const i = this.coming.findIndex(({ id }) => id === tokenId);
    const word = this.coming[i];
    if (word === undefined) trains.find(({ token }) => token?.id === tokenId)?.swap(front);
    else {
      this.coming[i] = had;
      front.load(word);
    }
    this.unset();
    this.yard.show(-1);
  }

  /** What can be chosen now: the words that are left, and the stations as soon as one is called. */
  private publish(): void {
    const { sort } = this;
    if (sort === null) return;
    const words = sort.stream.filter(({ id }) => !this.done.has(id));
    this.ctx.setChoices([
      ...words.map(({ id, text }) => ({ id, label: text ?? '', busy: false })),
      ...sort.bins.map(({ id, label }) => ({ id, label, busy: this.called === null })),
    ]);
  }
}
