import type { InputDevice, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type GridParams, gridEmits, gridSchema } from './grid.schema.ts';
import { giveToken } from './pieces/give.ts';
import { GridAnswers } from './pieces/grid-answers.ts';
import { GridBoard } from './pieces/grid-board.ts';
import { GridBody } from './pieces/grid-body.ts';
import { GridField } from './pieces/grid-field.ts';
import { GridFigure } from './pieces/grid-figure.ts';
import { GridMarks } from './pieces/grid-marks.ts';
import { GridOthers } from './pieces/grid-others.ts';
import { GridPar } from './pieces/grid-par.ts';
import { farthest, planBoard } from './pieces/grid-plan.ts';
import { GridWalker } from './pieces/grid-walker.ts';
import { HeldKeys } from './pieces/held-keys.ts';

type Pointer = Extract<Intent, { x: number }>;
type Direction = Extract<Intent, { kind: 'dir' }>;

/** Seconds that one sits beside what is too heavy, and goes out of the board in; most ms of going to the exit. */
const [SIT, OUT, MOST_OUT] = [0.5, 0.5, 3600];
/** Seconds that one hesitates at a sign while a key leads on over it: who lets go there means it. */
const LOOK = 0.35;
/** Seconds of the way to the exit, and cells that one goes out of the board. */
const RUN = 1.5;
const BEYOND = 1.7;

class Grid implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: GridParams;
  private readonly mover: Entity;
  private readonly board = new GridBoard();
  private readonly walker: GridWalker;
  private readonly field: GridField;
  private readonly answers: GridAnswers;
  private readonly marks: GridMarks;
  private readonly body: GridBody | null;
  private readonly others: GridOthers | null;
  private readonly figure: GridFigure;
  private readonly par = new GridPar(this.board);
  private readonly keys = new HeldKeys();
  private device: InputDevice = 'muis';
  private finger = false;
  private end = -1;
  private focused: Entity | null = null;
  /** `back`: from what was too heavy; `go` and `out`: to the exit and through it. */
  private going: 'free' | 'back' | 'go' | 'out' = 'free';
  private pause = 0.5;
  private pace = 0.5;
  /** Cell that was asked for while one could not go. */
  private later = -1;
  /** Nobody went over this board yet. */
  private fresh = true;

  constructor(ctx: SceneContext, params: GridParams) {
    this.ctx = ctx;
    this.p = params;
    this.mover = ctx.entity(params.mover);
    this.walker = new GridWalker(this.board);
    this.walker.shy = (cell) => this.answers.at(cell) !== null;
    this.field = new GridField(ctx, params, this.board);
    this.figure = new GridFigure(ctx, params, { mover: this.mover, field: this.field });
    const place = { board: this.board, field: this.field };
    this.answers = new GridAnswers(ctx, params, place);
    this.marks = new GridMarks(ctx, params, place);
    this.body = params.body === undefined ? null : new GridBody(this.field, params.body);
    const cell = Math.min(...params.cell);
    this.others =
      params.others === undefined ? null : new GridOthers(ctx, params.others, { ...place, cell, lane: params.lane });
    this.onStateChange();
    this.renew();
  }

  onStateChange(): void {
    this.walker.motion = this.ctx.calm ? 'walk' : this.p.motion;
  }

  onQuestion(): void {
    const { answers, walker, ctx } = this;
    answers.clear();
    answers.used.clear();
    this.focused = null;
    this.going = 'free';
    this.later = -1;
    this.pause = 0;
    if (this.fresh) this.fresh = false;
    else if (this.p.renew) this.renew();
    else this.again();
    walker.stop();
    this.par.begin(walker.cell);
    this.body?.reset(walker.cell, walker.heading);
    answers.lay(walker.cell, this.taken());
    ctx.emit('board', this.p.mover);
  }

  idle(dt: number): void {
    if (this.ctx.phase === 'finale' || this.ctx.phase === 'resultaat') return;
    this.pause = Math.max(0, this.pause - dt);
    if (this.pause === 0) this.move(dt);
    this.figure.draw(this.walker, dt, this.answers.used.size);
    this.body?.draw(this.walker);
    if (this.others !== null && this.playing && this.going === 'free') this.mingle(this.others, dt);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'choose':
        return this.choose(intent.tokenId, intent.device);
      case 'dir':
        return this.arrow(intent);
      case 'down':
        return this.down(intent);
      case 'move':
        return this.finger && this.toward(intent);
      case 'up':
        this.finger = false;
        return false;
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    this.focused?.setPlate('rust');
    this.focused = this.answers.find(tokenId)?.thing ?? null;
    this.focused?.setPlate('focus');
  }

  /** An answer that was given in another way. */
  onVerdict({ verdict, attempt, source }: VerdictEvent): void {
    if (!verdict.ok || source !== null || !('tokenId' in attempt)) return;
    this.taking(attempt.tokenId, verdict.done);
  }

  onWordDone(): number {
    const { ctx, p, walker, field } = this;
    this.marks.hide();
    this.answers.clear();
    this.value();
    if (field.exit === null || this.end < 0) return 0;
    field.exit.setState('open');
    ctx.emit('connected', field.exit.id);
    if (ctx.reducedMotion) return 0;
    this.going = 'go';
    this.pause = SIT;
    if (walker.go(this.end) === 0) this.leave();
    this.marks.show(walker);
    this.mover.setPose(p.poses.arrive);
    return MOST_OUT;
  }

  busy(): boolean {
    return this.going === 'go' || this.going === 'out';
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const lying = this.answers.find(goal.tokenId);
    if (lying === null) return false;
    const { camera } = this.ctx.services;
    out.x = lying.thing.x - camera.x;
    out.y = lying.thing.y - camera.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    if (goal.tokenId === null) return false;
    return this.walker.goal >= 0 || this.going !== 'free' || this.choose(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.answers.clear();
    this.field.clear();
    this.keys.clear();
  }

  /* ---- the board ------------------------------------------------------------- */

  private renew(): void {
    const { ctx, p, board, walker, field } = this;
    const plan = planBoard(ctx, p, board);
    walker.stand(plan.start);
    walker.heading = 1;
    this.end = plan.end;
    field.build(plan);
    this.marks.begin(new Set([plan.start, plan.end]));
    this.others?.begin(plan.start);
    if (p.exit?.side === 'right' && !ctx.reducedMotion) walker.pass(1, { from: -1, cells: 1 });
    field.reveal(plan.start);
    this.figure.place(walker);
  }

  /** The same board with another end. */
  private again(): void {
    const { board, walker, field, p } = this;
    if (p.exit === undefined) return;
    this.end = farthest(board, walker.cell, p.exit.side === 'right');
    field.moveExit(this.end);
  }

  private taken(): ReadonlySet<number> {
    return new Set([...this.marks.cells, this.end]);
  }

  /* ---- what the child wants -------------------------------------------------- */

  private get playing(): boolean {
    return this.ctx.phase === 'spel' || this.ctx.phase === 'uitleg';
  }

  private choose(tokenId: string, device: InputDevice): boolean {
    const lying = this.answers.find(tokenId) ?? this.answers.offer(tokenId);
    if (lying === null || !this.playing) return false;
    this.device = device;
    this.set(lying.cell);
    return true;
  }

  /** Sets out for a cell, or does so later; what lies there already is given. */
  private set(cell: number): void {
    const { walker, answers } = this;
    this.later = this.going === 'free' ? -1 : cell;
    if (this.later >= 0) return;
    this.pace = 0;
    const far = walker.go(cell, (one) => answers.at(one) !== null);
    this.marks.show(walker);
    if (far === 0 && walker.dir < 0) this.give();
  }

  private arrow({ dir, down, device }: Direction): boolean {
    const { keys, walker } = this;
    const way = keys.take(dir, down);
    walker.held = keys.last;
    if (!down && this.pause > 0 && walker.lingers) this.give();
    if (!down || !this.playing || this.going !== 'free') return true;
    this.device = device;
    this.marks.hide();
    walker.steer(way);
    if (walker.dir < 0 && !this.board.goes(walker.cell, way)) this.ctx.emit('bump', this.p.mover);
    return true;
  }

  private down(intent: Pointer): boolean {
    if (!this.playing) return false;
    const lying = this.answers.under(intent);
    this.device = intent.device;
    if (lying !== null) {
      this.set(lying.cell);
      return true;
    }
    const thing = this.ctx.hit('*', intent, 6);
    if (thing === this.mover) return false;
    if (thing !== null && !this.field.own.has(thing)) return false;
    this.finger = this.toward(intent);
    return this.finger;
  }

  /** To the cell under the finger; answers whether there is one. */
  private toward({ x, y }: Pointer): boolean {
    const { camera } = this.ctx.services;
    const cell = this.field.cellAt(x + camera.x, y + camera.y);
    if (cell < 0 || this.going !== 'free' || !this.playing) return cell >= 0;
    if (cell !== this.walker.goal && cell !== this.walker.coming) this.set(cell);
    return true;
  }

  /* ---- what happens ---------------------------------------------------------- */

  private move(dt: number): void {
    const { walker, going } = this;
    const standing = walker.dir < 0 && walker.shift === 0;
    if (going === 'free' && standing && !this.playing) return;
    if (!walker.step(this.speed() * dt)) return;
    if (going === 'out') {
      this.going = 'free';
      return;
    }
    this.enter();
  }

  /** Cells a second: a long way that was tapped goes faster. */
  private speed(): number {
    const { ctx, p, walker } = this;
    const pace = ctx.num(p.speed) * ctx.tempo;
    if (this.going === 'out') return walker.reach / OUT;
    if (walker.goal < 0) return pace;
    const far = walker.steps[walker.cell] ?? 0;
    const left = this.going === 'go' ? RUN : p.longest;
    if (this.pace < far) this.pace = far;
    return Math.max(pace, this.pace / left);
  }

  private enter(): void {
    const { ctx, walker, field, going } = this;
    this.par.steps += 1;
    this.body?.push(walker.before < 0 ? walker.cell : walker.before, walker.heading);
    this.marks.enter(walker);
    field.reveal(walker.cell);
    ctx.emit('enterCell', this.p.mover);
    if (walker.goal < 0) this.pace = 0;
    if (going === 'back') {
      this.going = 'free';
      if (this.later >= 0) this.set(this.later);
    } else if (going === 'go') {
      if (walker.goal < 0) this.leave();
    } else if (this.playing) this.come();
  }

  private come(): void {
    const { ctx, walker, body, p } = this;
    this.marks.find(walker.cell, (cell) => !this.board.isShut(cell) && this.answers.at(cell) === null);
    if (body?.lies(walker.cell) === true) {
      this.pause = p.body?.seconds ?? 0;
      ctx.emit('bump', p.mover);
    }
    if (walker.meant) this.give();
    else if (walker.goal < 0 && this.answers.at(walker.cell) !== null) this.pause = LOOK;
  }

  private give(): void {
    const thing = this.answers.at(this.walker.cell)?.thing ?? null;
    if (thing === null || thing.state === 'almost' || !this.playing) return;
    const { token } = thing;
    const { slot } = this;
    const verdict = giveToken(this.ctx, thing, this.device);
    if (token === null || verdict?.ok !== true) this.refuse(thing);
    else this.accept(thing, { token, slot, done: verdict.done });
  }

  private get slot(): number | null {
    return this.ctx.question()?.view.shape === 'sequence' ? this.ctx.nextSlot() : null;
  }

  private accept(thing: Entity, { token, slot, done }: { token: Token; slot: number | null; done: boolean }): void {
    const { ctx } = this;
    const { camera } = ctx.services;
    ctx.emit('taken', thing.id);
    ctx.land({ token, slot, from: { x: thing.x - camera.x, y: thing.y - camera.y } });
    this.body?.add(token, this.walker.cell);
    this.taking(token.id, done);
  }

  /** Too heavy: it stays, and one goes a step back. */
  private refuse(thing: Entity): void {
    const { ctx, p, mover, walker } = this;
    walker.stop();
    walker.held = -1;
    this.keys.clear();
    this.finger = false;
    this.marks.hide();
    ctx.emit('heavy', thing.id);
    mover.setPose(p.poses.heavy, SIT * 1000);
    if (p.closed > 0) return this.answers.close(thing);
    this.pause = SIT;
    if (walker.retreat()) this.going = 'back';
  }

  private taking(tokenId: string, done: boolean): void {
    this.focused = null;
    this.walker.steered = false;
    this.marks.hide();
    this.par.reach(this.walker.cell);
    this.pause = this.p.board;
    this.answers.take(tokenId, { from: this.walker.cell, done, taken: this.taken() });
    const gate = this.field.openGate();
    if (gate !== null) this.ctx.emit('open', gate.id);
  }

  private leave(): void {
    const { ctx, p, walker } = this;
    ctx.emit('arrive', p.mover);
    if (p.exit?.side !== 'right') {
      this.going = 'free';
      return;
    }
    this.going = 'out';
    walker.pass(1, { from: 0, cells: BEYOND });
  }

  private value(): void {
    this.ctx.bonus(this.others?.worth() ?? 0);
    const points = this.par.worth(this.p.par);
    if (points === 0) return;
    this.ctx.bonus(points);
    this.ctx.emit('par', this.p.mover);
  }

  private mingle(others: GridOthers, dt: number): void {
    const other = others.step(dt, this.figure.at);
    if (other === null) return;
    this.pause = this.p.others?.seconds ?? 0;
    this.ctx.emit('meet', other.id);
  }
}

/** M7 grid: goes over a board of cells, in a maze, over streets or on a lawn without edges, to what lies there. */
export const mechanic = defineMechanic(gridSchema, gridEmits, (ctx, params) => new Grid(ctx, params));
