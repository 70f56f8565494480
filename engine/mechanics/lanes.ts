import type { InputDevice, Question } from '#engine/core/oefening/contract/contract.ts';
import type { LaneShape, Entity, Intent, Mechanic, Ride, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { LanesView } from './pieces/lanes-picture.ts';
import { Gate } from './pieces/lanes-gate.ts';
import { type LanesParams, lanesEmits, lanesSchema } from './lanes.schema.ts';

interface Thing {
  ding: Entity;
  lane: number;
  at: number;
  size: number;
  ahead: number;
  touched: boolean;
}
type Pointer = Extract<Intent, { x: number }>;
const PASS_MS = 700;

class Lanes implements Mechanic, LaneShape {
  readonly count: number;
  private readonly ctx: SceneContext;
  private readonly p: LanesParams;
  private readonly image: LanesView;
  private readonly ownRide: Ride | null;
  private readonly things: Thing[] = [];
  private gate: Gate | null = null;
  /** The gate that was just passed; it sweeps out of sight. */
  private passed: Gate | null = null;
  private lane: number;
  private spot = 0.5;
  private previous = 0;
  private rust = 0;
  private factor = 1;
  private factorRest = 0;
  private want: string | null = null;
  private device: InputDevice = 'muis';
  private gas = true;
  private missed = false;
  /** The child steered or chose at least once in this round. */
  private sent = false;
  private readonly begin = { x: 0, y: 0, actief: false };

  constructor(ctx: SceneContext, params: LanesParams) {
    this.ctx = ctx;
    this.p = params;
    this.count = params.count;
    this.lane = Math.min(params.start, params.count - 1);
    this.spot = this.lane;
    this.image = new LanesView(ctx, params);
    this.ownRide = params.scrollSpeed === undefined ? null : { distance: 0, speed: 0, perMetre: params.pixelsPerMetre };
    if (this.ownRide !== null) ctx.services.ride = this.ownRide;
    ctx.services.lanes = this;
  }

  onQuestion(question: Question): void {
    this.gate?.gone();
    this.gate = null;
    this.want = null;
    this.gas = true;
    this.missed = false;
    this.rust = question.view.shape === 'select' && this.p.gate !== undefined ? this.ctx.num(this.p.gate.every) : 0;
  }

  step(dt: number): void {
    this.updateGate(dt);
  }

  idle(dt: number): void {
    this.drive(dt);
    const k = 1 - Math.exp((-dt * 3000) / Math.max(30, this.p.snapMs));
    const previous = this.spot;
    this.spot += (this.lane - this.spot) * k;
    const { image: picture } = this;
    picture.stand.lane = this.spot;
    picture.stand.lean = ((this.spot - previous) / Math.max(dt, 0.001)) * 0.35 * this.p.lean;
    picture.stand.weg = this.ctx.services.ride?.distance ?? 0;
    picture.setMover();
    for (let i = this.things.length - 1; i >= 0; i -= 1) this.approach(i);
    if (this.gate !== null && this.p.gate !== undefined) picture.placeGate(this.gate, this.p.gate);
    if (this.passed !== null && this.p.gate !== undefined) picture.placeGate(this.passed, this.p.gate);
    this.previous = picture.stand.weg;
  }

  onIntent(intent: Intent): boolean {
    this.device = intent.device;
    switch (intent.kind) {
      case 'dir':
        return intent.down && this.aim(intent.dir);
      case 'pick':
        return this.chooseBoard(intent.index);
      case 'choose':
        return this.choose(intent.tokenId);
      case 'act':
        return intent.down && this.accelerateNow();
      case 'down':
        return this.down(intent);
      case 'up':
        return this.at(intent);
      default:
        return false;
    }
  }

  /** Explained again: it waits again until the child has steered. Who touches a toy steers nobody with it. */
  onEvent(event: string): void {
    if (event === 'uitleg') this.sent = false;
    else if (event === 'tap') this.begin.actief = false;
  }

  onFocus(tokenId: string | null): void {
    for (const { ding: thing, token } of this.gate?.boards ?? [])
      thing.setPlate(token.id === tokenId ? 'focus' : 'rust');
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const board = this.gate?.boards.find((b) => b.token.id === goal.tokenId);
    if (board === undefined) return false;
    out.x = board.ding.x;
    out.y = board.ding.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    if (goal.tokenId === null || this.gate === null) return false;
    return this.choose(goal.tokenId);
  }

  add(entity: Entity, lane: number, ahead: number): void {
    this.things.push({
      ding: entity,
      lane,
      at: (this.ctx.services.ride?.distance ?? 0) + ahead,
      size: entity.scale,
      ahead,
      touched: false,
    });
  }

  free(lane: number, ahead: number, m: number): boolean {
    const at = (this.ctx.services.ride?.distance ?? 0) + ahead;
    return !this.things.some((d) => d.lane === lane && Math.abs(d.at - at) < m);
  }

  /** `speed` { factor, ms }: other pace for a while, e.g. a lap of honour; `lane` { lane }: drives there. */
  call(name: string, args: Readonly<Record<string, unknown>>): void {
    const { factor, ms, lane } = args;
    if (name === 'lane' && typeof lane === 'number') this.steerToLane(lane);
    if (name === 'speed' && typeof factor === 'number' && typeof ms === 'number') this.accelerate(factor, ms);
  }

  destroy(): void {
    if (this.ownRide !== null) delete this.ctx.services.ride;
    delete this.ctx.services.lanes;
    this.things.length = 0;
  }

  /* ---- driving ----------------------------------------------------------------- */

  private drive(dt: number): void {
    if (this.factorRest > 0) this.factorRest -= dt * 1000;
    else this.factor += (1 - this.factor) * (1 - Math.exp(-dt * 2.5));
    const ride = this.ownRide;
    if (ride === null) return;
    const { phase } = this.ctx;
    const drives = phase !== 'laden' && phase !== 'toon';
    const cross = this.ctx.num(this.p.scrollSpeed ?? 0) * (phase === 'intro' ? 0.4 : 1) * this.ctx.tempo;
    const doel = drives && this.gas ? cross * this.factor : 0;
    ride.speed += (doel - ride.speed) * (1 - Math.exp(-dt * (this.gas ? 2.2 : 5)));
    ride.distance += ride.speed * dt;
  }

  private accelerate(factor: number, ms: number): void {
    this.factor = factor;
    this.factorRest = ms;
    if (this.ownRide === null && factor > 1) this.ctx.mechanic('vehicle')?.call?.('boost', { factor });
  }

  private approach(i: number): void {
    const d = this.things[i];
    if (d === undefined) return;
    const ahead = d.at - this.image.stand.weg;
    d.ahead = ahead;
    if (ahead < -12 || d.ding.view.destroyed) {
      this.things.splice(i, 1);
      if (!d.ding.view.destroyed) d.ding.destroy();
      return;
    }
    this.image.setThing(d);
    if (!d.touched && ahead <= 0.4 && d.at - this.previous > -2 && Math.abs(this.spot - d.lane) < 0.55) this.hit(d);
  }

  private hit(d: Thing): void {
    d.touched = true;
    const prefab = d.ding.prefab ?? '';
    const effect = this.p.items[prefab];
    this.ctx.emit('hit', d.ding.id, prefab);
    if (effect === undefined) return;
    if (effect.kind === 'boost' || effect.kind === 'slow') this.accelerate(effect.factor, effect.ms);
    if (effect.kind === 'coin') d.ding.visible = false;
    this.ctx.bonus(effect.bonus);
  }

  /* ---- gate ---------------------------------------------------------------------- */

  private updateGate(dt: number): void {
    const { gate } = this.p;
    const question = this.ctx.question();
    if (gate === undefined || question?.view.shape !== 'select') return;
    if (this.gate !== null) return this.approachGate(this.gate, gate.stopAt);
    this.rust -= dt;
    if (this.rust <= 0) this.placeGate();
  }

  private approachGate(gate: Gate, stopAt: number): void {
    const ahead = gate.at - (this.ctx.services.ride?.distance ?? 0);
    this.gas = ahead > stopAt || this.want !== null || (!this.wait && gate.has(this.lane));
    if (ahead <= 0) this.door();
  }

  /** The mover waits until the child chose: before every gate in calm and one-switch, before the first one in the tutorial. */
  private get wait(): boolean {
    const first = this.ctx.phase === 'uitleg' || this.p.gate?.firstWaits === true;
    return this.ctx.calm || this.ctx.oneSwitch || (first && !this.sent);
  }

  private placeGate(): void {
    const { gate } = this.p;
    if (gate === undefined) return;
    const at =
      (this.ctx.services.ride?.distance ?? 0) +
      this.ctx.num(gate.ahead) * (this.missed ? gate.again * this.ctx.tempo : 1);
    this.gate = new Gate(this.ctx, gate, { at, count: this.count, tokens: this.ctx.tokens() });
    this.ctx.emit('gateAhead', this.p.mover);
    if (this.want !== null) this.choose(this.want);
  }

  private door(): void {
    const { gate } = this.p;
    const passage = this.gate;
    if (gate === undefined || passage === null) return;
    const board = passage.board(Math.round(this.spot));
    this.gate = null;
    this.want = null;
    this.gas = true;
    if (board === null) return passage.gone();
    this.steerToLane(board.lane);
    this.ctx.emit('gate', board.ding.id, String(board.lane));
    const verdict = this.ctx.attempt({ kind: 'pick', tokenId: board.token.id }, board.ding, this.device);
    if (verdict.ok) this.accelerate(gate.boost, gate.boostMs);
    else this.accelerate(gate.slow, gate.slowMs);
    this.ctx.emit(verdict.ok ? 'turbo' : 'grind', this.p.mover);
    this.rust = verdict.ok ? this.ctx.num(gate.every) : gate.slowMs / 1000;
    this.missed = !verdict.ok;
    if (verdict.ok) passage.dim(board);
    else passage.dim(null, board);
    this.passed = passage;
    this.ctx.after(PASS_MS, () => {
      if (this.passed === passage) this.passed = null;
      passage.gone();
    });
  }

  /* ---- input ----------------------------------------------------------------------- */

  private steerToLane(lane: number): void {
    const doel = Math.max(0, Math.min(this.count - 1, lane));
    if (doel === this.lane) return;
    this.lane = doel;
    this.sent = true;
    this.ctx.emit('laneChanged', this.p.mover, String(doel));
  }

  private aim(dir: 'left' | 'right' | 'up' | 'down'): boolean {
    const across = this.p.view === 'road' || this.p.axis === 'x' ? ['left', 'right'] : ['up', 'down'];
    const at = across.indexOf(dir);
    if (at < 0) return dir === 'up' && this.accelerateNow();
    this.steerToLane(this.lane + (at === 0 ? -1 : 1));
    return true;
  }

  private chooseBoard(index: number): boolean {
    if (!this.p.tapLane) return false;
    const board = this.gate?.boards[index];
    if (board === undefined) this.steerToLane(index);
    else this.choose(board.token.id);
    return true;
  }

  private choose(tokenId: string): boolean {
    if (this.p.gate === undefined || this.ctx.question()?.view.shape !== 'select') return false;
    this.want = tokenId;
    this.sent = true;
    const lane = this.gate?.laneOf(tokenId) ?? -1;
    if (lane >= 0) this.steerToLane(lane);
    if (lane >= 0) this.gas = true;
    return true;
  }

  /** Calm: drives on after a lane was chosen. */
  private accelerateNow(): boolean {
    if (this.gas || this.gate?.has(this.lane) !== true) return false;
    this.want = this.gate.board(this.lane)?.token.id ?? null;
    this.sent = true;
    this.gas = true;
    return true;
  }

  private down(pointer: Pointer): boolean {
    this.begin.x = pointer.x;
    this.begin.y = pointer.y;
    this.begin.actief = true;
    return false;
  }

  /** Swipe = one lane; tap = that lane or sign. */
  private at(pointer: Pointer): boolean {
    if (!this.begin.actief) return false;
    this.begin.actief = false;
    const d = this.p.view === 'road' || this.p.axis === 'x' ? pointer.x - this.begin.x : pointer.y - this.begin.y;
    if (Math.abs(d) > 50) {
      this.steerToLane(this.lane + Math.sign(d));
      return true;
    }
    if (!this.p.tapLane) return false;
    const board = this.gate?.bij(pointer.x, pointer.y) ?? null;
    if (board !== null) return this.choose(board.token.id);
    this.steerToLane(this.image.laneAt(pointer.x, pointer.y));
    this.accelerateNow();
    return true;
  }
}

/** M3 lanes: lane changes, things in lanes, and gates with the options of a question. */
export const mechanic = defineMechanic(lanesSchema, lanesEmits, (ctx, params) => new Lanes(ctx, params));
