import type { InputDevice, Question, SortView, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import type { NetParams } from '../track.schema.ts';
import { Train } from './track-train.ts';
import { Yard } from './track-yard.ts';

/** What the carrier of a question without a row of words shows. */
const heardToken = ({ prompt }: Question): Token | null => {
  if (prompt.picture !== undefined) return { id: 'word', kind: 'plaatje', picture: prompt.picture };
  return prompt.text === undefined ? null : { id: 'word', kind: 'woord', text: prompt.text };
};
/** s that a train stands at the buffer; ms that the last one has to reach its station. */
const [BUMP_S, WORD_MS] = [0.4, 6000];

/** Trains on lines that part: the way that is set when one passes its last switch is the answer for the word it carries. */
export class TrackNet implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: NetParams;
  private readonly yard: Yard;
  private readonly trains: Train[] = [];
  /** Words that still have to leave, in order. */
  private readonly coming: Token[] = [];
  private sort: SortView | null = null;
  private playing = false;
  /** Line that is set for the train before the switches; -1 = none yet. */
  private route = -1;
  private device: InputDevice = 'muis';
  private hurry = false;
  /** A word was chosen by name; its station follows. */
  private called = false;
  private readonly done = new Set<string>();

  constructor(ctx: SceneContext, params: NetParams) {
    this.ctx = ctx;
    this.p = params;
    this.yard = new Yard(ctx, params);
  }

  onQuestion(question: Question): void {
    for (let i = this.trains.length - 1; i >= 0; i -= 1) if (this.trains[i]?.state !== 'leaves') this.drop(i);
    this.done.clear();
    this.sort = question.view.shape === 'sort' ? question.view : null;
    const { lines } = this.yard;
    this.playing = this.yard.begin(question);
    if (this.yard.lines !== lines) while (this.trains.length > 0) this.drop(0);
    this.route = -1;
    this.hurry = false;
    this.called = false;
    this.coming.length = 0;
    if (!this.playing) return;
    if (this.sort !== null) this.coming.push(...this.sort.stream);
    this.depart(this.sort === null ? heardToken(question) : (this.coming.shift() ?? null));
    this.publish();
  }

  /** Attempts are made here only, while they are taken. With one switch what is chosen counts at once. */
  step(): void {
    const train = this.front();
    if (train === undefined || train.state !== 'rolls' || this.route < 0 || train.line !== this.route) return;
    if (this.ctx.oneSwitch || train.at >= this.yard.lines.last(train.line) - 1) this.judge(train);
  }

  idle(dt: number): void {
    let ahead: Train | undefined;
    for (let i = 0; i < this.trains.length; i += 1) {
      const train = this.trains[i];
      if (train === undefined) continue;
      this.move(train, dt, ahead);
      train.set(this.yard.lines);
      if (train.state === 'rolls' || train.state === 'back' || train.state === 'bumps') ahead = train;
    }
    if (this.gone(this.trains[0])) this.drop(0);
    this.next();
  }

  onIntent(intent: Intent): boolean {
    if (!this.playing) return false;
    switch (intent.kind) {
      case 'down':
        return this.setRoute(this.yard.tapped(intent, this.route), intent.device);
      case 'pick':
        return this.setRoute(intent.index, intent.device);
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      case 'dir':
        return intent.down && this.turnTo(intent.dir, intent.device);
      case 'act':
        this.hurry ||= intent.down;
        return true;
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    this.yard.point(tokenId);
  }

  /** The last train rolls to its station before the next question comes. */
  onWordDone(): number {
    return WORD_MS;
  }

  busy(): boolean {
    for (let i = 0; i < this.trains.length; i += 1) if (this.trains[i]?.state === 'enters') return true;
    return false;
  }

  onFinale(): void {
    this.playing = false;
    this.yard.end();
    for (let i = this.trains.length - 1; i >= 0; i -= 1) this.drop(i);
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    if (this.yard.placeOf(goal.tokenId, out)) return true;
    const car = this.front()?.carrier;
    if (goal.tokenId === null || car === undefined || car === null || car.token?.id !== goal.tokenId) return false;
    out.x = car.x;
    out.y = car.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.yard.destroy();
    this.trains.length = 0;
  }

  /* ---- trains ------------------------------------------------------------------ */

  /** The foremost train of which the way is not fixed yet. */
  private front(): Train | undefined {
    for (let i = 0; i < this.trains.length; i += 1) {
      const train = this.trains[i];
      if (train !== undefined && train.state !== 'enters' && train.state !== 'leaves') return train;
    }
    return undefined;
  }

  private depart(token: Token | null): void {
    const train = new Train(this.ctx, this.p);
    const { carrier } = train;
    train.line = this.yard.lines.count - 1;
    train.token = token;
    if (carrier !== null) {
      carrier.setState(token === null ? 'heard' : '');
      carrier.token = token;
    }
    train.appear(this.yard.lines);
    this.trains.push(train);
    if (carrier === null) return;
    this.ctx.emit('departs', carrier.id);
    for (const id of train.guests) this.ctx.emit('rides', id, carrier.id);
  }

  /** Lets the next word come when there is room for it. */
  private next(): void {
    if (this.coming.length === 0 || !this.playing) return;
    let busy = 0;
    for (let i = 0; i < this.trains.length; i += 1) {
      const train = this.trains[i];
      if (train !== undefined && train.state !== 'enters' && train.state !== 'leaves') busy += 1;
    }
    const last = this.trains.at(-1);
    const room =
      last === undefined ||
      last.state === 'enters' ||
      last.state === 'leaves' ||
      last.at > this.ctx.num(this.p.spacing);
    if (busy < this.ctx.num(this.p.concurrent) && room) this.depart(this.coming.shift() ?? null);
  }

  private drop(i: number): void {
    this.trains[i]?.destroy();
    this.trains.splice(i, 1);
  }

  private gone(train: Train | undefined): boolean {
    if (train === undefined || train.state !== 'leaves') return false;
    const path = this.yard.lines.paths[train.line];
    if (path === undefined || train.at >= path.length - 1) {
      if (train.carrier !== null) this.ctx.emit('left', train.carrier.id);
      return true;
    }
    return false;
  }

  private move(train: Train, dt: number, ahead: Train | undefined): void {
    if (train.rest > 0) {
      train.rest -= dt;
      return;
    }
    train.most = this.ctx.num(this.p.haste) * this.ctx.tempo;
    switch (train.state) {
      case 'rolls':
        return this.rolls(train, dt, ahead);
      case 'bumps':
        return this.bumps(train, dt);
      case 'back':
        return this.back(train, dt);
      default:
        return this.enters(train, dt);
    }
  }

  private rolls(train: Train, dt: number, ahead: Train | undefined): void {
    const { lines } = this.yard;
    const first = ahead === undefined;
    if (first) this.follow(train);
    const free = first && this.route >= 0 && train.line === this.route;
    const hold = lines.first - this.ctx.num(this.p.hold);
    train.brakes = !free;
    train.goal = free ? lines.last(train.line) : Math.max(train.at, hold);
    // Its switch lies behind it: back to there.
    if (first && !free && this.route >= 0) train.goal = lines.common(train.line, this.route);
    if (ahead !== undefined) train.goal = Math.min(hold, ahead.at - this.ctx.num(this.p.spacing));
    if (!free && !(first && this.hurry)) train.most = this.ctx.num(this.p.speed) * this.ctx.tempo;
    const there = train.roll(dt);
    if (free) this.pass(train);
    if (!first || free || !there || train.waiting) return;
    train.waiting = true;
    if (train.carrier !== null) this.ctx.emit('waits', train.carrier.id);
  }

  /** Takes the way that is set, as long as it has not passed the switch. */
  private follow(train: Train): void {
    if (this.route < 0 || this.route === train.line) return;
    if (train.at <= this.yard.lines.common(train.line, this.route) + 1) train.line = this.route;
  }

  private pass(train: Train): void {
    const before = this.yard.lines.switches[train.passed - 1];
    if (before !== undefined && train.at < before.at - 2) train.passed -= 1;
    const next = this.yard.lines.switches[train.passed];
    if (next === undefined || train.at < next.at - 1) return;
    train.passed += 1;
    if (train.carrier !== null) this.ctx.emit('atSwitch', train.carrier.id, this.yard.mark(train.line));
  }

  private bumps(train: Train, dt: number): void {
    train.brakes = false;
    train.goal = this.yard.lines.last(train.line) + this.p.buffer;
    if (!train.roll(dt)) return;
    train.state = 'back';
    train.rest = BUMP_S;
    train.halt();
    if (train.carrier === null) return;
    this.ctx.emit('bump', train.carrier.id);
    this.ctx.emit('reverse', train.carrier.id);
  }

  /** Back to where it waits; a way that is set meanwhile turns it round as soon as it is before that switch. */
  private back(train: Train, dt: number): void {
    const { lines } = this.yard;
    train.brakes = true;
    train.goal = Math.min(train.at, lines.first - this.ctx.num(this.p.hold));
    const there = train.roll(dt);
    const before = this.route >= 0 && train.at <= Math.min(lines.first, lines.common(train.line, this.route));
    if (!there && !before) return;
    train.state = 'rolls';
    train.passed = 0;
    train.waiting = false;
    train.halt();
  }

  private enters(train: Train, dt: number): void {
    const path = this.yard.lines.paths[train.line];
    if (path === undefined) return;
    const enters = train.state === 'enters';
    train.brakes = enters;
    train.goal = enters ? path.length - this.p.stop : path.length;
    if (!train.roll(dt) || !enters) return;
    train.state = 'leaves';
    train.rest = this.p.stay;
    this.ctx.emit('atStation', this.yard.stations[train.line]?.id, this.yard.mark(train.line));
  }

  /* ---- the way ------------------------------------------------------------------- */

  private judge(train: Train): void {
    const { ctx, yard, sort } = this;
    const end = yard.stations[train.line]?.token;
    const word = train.token;
    if (end === undefined || end === null) return;
    this.route = -1;
    this.hurry = false;
    train.state = 'enters';
    const { ok, shown } =
      sort === null || word === null
        ? ctx.attempt({ kind: 'pick', tokenId: end.id }, train.carrier, this.device)
        : ctx.attempt({ kind: 'bin', tokenId: word.id, binId: end.id }, train.carrier, this.device);
    yard.show(-1);
    if (!ok) {
      train.state = 'bumps';
      return;
    }
    if (sort === null) this.correct(train, shown?.text);
    else if (word !== null) this.done.add(word.id);
    train.carrier?.setPlate('goed');
    this.publish();
  }

  /** A word that was judged to be wrong shows how it is written. */
  private correct(train: Train, text: string | undefined): void {
    if (train.carrier === null || text === undefined || train.token?.text === undefined) return;
    if (this.ctx.question()?.format !== 'oordeel' || train.token.text === text) return;
    train.carrier.token = { ...train.token, text };
  }

  private setRoute(line: number, device: InputDevice): boolean {
    const { yard } = this;
    if (line < 0 || line >= yard.lines.count) return false;
    this.device = device;
    if (line === this.route) return true;
    this.route = line;
    yard.show(line);
    this.ctx.emit('route', yard.stations[line]?.id, yard.mark(line));
    return true;
  }

  /** Up and down go through the stations as they stand. */
  private turnTo(dir: 'left' | 'right' | 'up' | 'down', device: InputDevice): boolean {
    if (dir === 'left' || dir === 'right') return false;
    const { count } = this.yard.lines;
    const from = this.route < 0 ? (dir === 'up' ? count : -1) : this.route;
    return this.setRoute(Math.max(0, Math.min(count - 1, from + (dir === 'up' ? -1 : 1))), device);
  }

  /** By name: first a word, which is brought to the train before the switches, then its station; without a row of words the station alone. */
  private choose(tokenId: string, device: InputDevice): boolean {
    const line = this.yard.lineOf(tokenId);
    if (this.sort === null) return this.send(line, device);
    if (line >= 0) {
      if (this.called) this.send(line, device);
    } else if (!this.done.has(tokenId)) {
      this.called = true;
      this.bring(tokenId);
    }
    this.publish();
    return true;
  }

  /** Sets the way and lets the train come without delay. */
  private send(line: number, device: InputDevice): boolean {
    this.called = false;
    this.hurry ||= line >= 0;
    return this.setRoute(line, device);
  }

  /** Puts this word on the train before the switches; the one that it had takes its place. */
  private bring(tokenId: string): void {
    const train = this.front();
    const had = train?.token ?? null;
    if (train === undefined || had === null || had.id === tokenId || train.state !== 'rolls') return;
    const other = this.trains.find(({ token, state }) => token?.id === tokenId && state === 'rolls');
    const i = this.coming.findIndex(({ id }) => id === tokenId);
    const word = other?.token ?? this.coming[i];
    if (word === undefined) return;
    if (other === undefined) this.coming[i] = had;
    else load(other, had);
    load(train, word);
    this.route = -1;
    this.yard.show(-1);
  }

  /** What can be chosen now: the words that are left, and the stations as soon as one is called. */
  private publish(): void {
    const { sort } = this;
    if (sort === null) return;
    const words = sort.stream.filter(({ id }) => !this.done.has(id));
    this.ctx.setChoices([
      ...words.map(({ id, text }) => ({ id, label: text ?? '', busy: false })),
      ...sort.bins.map(({ id, label }) => ({ id, label, busy: !this.called })),
    ]);
  }
}

function load(train: Train, word: Token): void {
  train.token = word;
  if (train.carrier !== null) train.carrier.token = word;
}
