import type { InputDevice, Question, ReadView, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type FlashParams, flashEmits, flashSchema } from './flash.schema.ts';
import { FlashCover } from './pieces/flash-cover.ts';
import { FlashPace } from './pieces/flash-pace.ts';
import { FlashText } from './pieces/flash-text.ts';

type Why = 'first' | 'look' | 'miss' | 'read';
/** After a miss the child first sees that it was one. */
const MISS_MS = 420;
/** What waits while the text may be seen: remembering comes before writing. */
const ANSWERS: ReadonlySet<Intent['kind']> = new Set(['letter', 'backspace', 'submit', 'choose', 'pick']);
const LINE = 'line-';

const textOf = (line: readonly Token[]): string => line.map((token) => token.text ?? '').join(' ');

class Flash implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: FlashParams;
  private readonly window: Entity;
  private readonly eye: Entity | null;
  private readonly onward: Entity | null;
  private readonly text: FlashText;
  private readonly cover: FlashCover;
  private readonly pace: FlashPace;
  private lines: readonly (readonly Token[])[] = [];
  private id = '';
  private ms = 0;
  private looks = 0;
  /** Seen once only, until now. */
  private once = false;
  /** Line that is read in the own tempo, or -1. */
  private line = -1;
  /** Simulated ms at which a text that is seen again is covered; 0 = none is. */
  private until = 0;

  constructor(ctx: SceneContext, params: FlashParams) {
    this.ctx = ctx;
    this.p = params;
    this.window = ctx.entity(params.window);
    this.eye = params.eye === undefined ? null : ctx.entity(params.eye);
    this.onward = params.onward === undefined ? null : ctx.entity(params.onward);
    this.text = new FlashText(ctx, params.box);
    this.text.view.position.set(params.at[0], params.at[1]);
    this.window.view.addChild(this.text.view);
    this.cover = new FlashCover(ctx, params);
    this.pace = new FlashPace(ctx, params.ghost);
    this.showButtons();
  }

  exposure({ exposureMs, cover }: ReadView): number | null {
    const ms = exposureMs ?? (cover ? this.ctx.num(this.p.exposureMs) : null);
    if (ms === null) return null;
    const slow = this.ctx.calm || this.ctx.oneSwitch || this.ctx.phase === 'uitleg';
    this.ms = slow ? Math.max(ms, this.ctx.num(this.p.leastMs)) : ms;
    return this.ms;
  }

  onQuestion({ id, view }: Question): void {
    this.until = 0;
    this.line = -1;
    if (view.shape === 'read') this.begin(id, view);
    else if (id === this.id) this.shut();
    else this.forget();
    this.showButtons();
  }

  idle(dt: number): void {
    this.cover.step(dt);
    if (this.cover.shut && this.text.view.visible) this.text.view.visible = false;
    this.pace.step();
  }

  step(): void {
    if (this.until > 0 && this.ctx.now >= this.until) this.shut();
  }

  onIntent(intent: Intent): boolean {
    if (this.line >= 0) return this.reads(intent);
    if (this.wantsLook(intent)) return this.look();
    return this.seenAgain && ANSWERS.has(intent.kind);
  }

  onVerdict({ verdict }: VerdictEvent): void {
    const { id } = this;
    if (!verdict.ok) this.once = false;
    if (verdict.ok || verdict.done || verdict.next === 'show' || verdict.guide !== undefined) return;
    if (this.lines.length === 0 || this.line >= 0 || this.ms === 0) return;
    this.ms = Math.min(this.p.longestMs, this.ms * this.p.longer);
    this.ctx.after(MISS_MS, () => {
      if (this.id === id && this.ctx.phase === 'spel') this.again('miss');
    });
  }

  onWordDone(): number {
    if (this.cover.open) this.shut();
    if (this.once && this.ms > 0) this.ctx.bonus(this.p.bonus);
    this.showButtons();
    return 0;
  }

  onFinale(): void {
    this.forget();
    this.showButtons();
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    if (goal.tokenId?.startsWith(LINE) !== true) return false;
    out.x = this.window.x;
    out.y = this.window.y;
    return true;
  }

  call(name: string): void {
    if (name === 'look') this.look();
  }

  /** Waits while it may be seen, and reads line after line. */
  bot(goal: { tokenId: string | null; letter: string | null }): boolean {
    if (this.line >= 0 && goal.tokenId === null && goal.letter === null) this.next('knop');
    return this.line >= 0 || this.seenAgain;
  }

  destroy(): void {
    this.text.clear();
    this.text.view.destroy();
  }

  /* ---- seeing ------------------------------------------------------------------ */

  private get seenAgain(): boolean {
    return this.until > 0;
  }

  private begin(id: string, view: ReadView): void {
    this.id = id;
    this.lines = view.lines;
    this.looks = this.p.looks;
    this.once = true;
    if (this.exposure(view) !== null) return this.show(view.lines, 'first');
    this.ms = 0;
    this.pace.begin(view.lines.reduce((sum, line) => sum + textOf(line).length, 0));
    this.readLine(0);
  }

  private show(lines: readonly (readonly Token[])[], why: Why): void {
    this.text.set(lines, this.ctx.num(this.p.size));
    this.text.view.visible = true;
    this.cover.to(0);
    this.ctx.emit('seen', this.p.window, why);
  }

  /** Seen once more; the page, too, shows and says it. */
  private again(why: Why): void {
    if (this.ms === 0 || this.seenAgain) return;
    this.until = this.ctx.now + this.ms;
    this.show(this.lines, why);
    const said = this.lines.map(textOf).join('\n');
    this.ctx.patch({ flits: said, live: said });
    this.showButtons();
  }

  private shut(): void {
    const open = this.cover.open;
    this.until = 0;
    this.cover.to(1);
    this.ctx.patch({ flits: null });
    if (open) this.ctx.emit('covered', this.p.window);
    this.showButtons();
  }

  /** Another question: nothing to look at. */
  private forget(): void {
    this.id = '';
    this.lines = [];
    this.ms = 0;
    this.looks = 0;
    this.line = -1;
    this.until = 0;
    this.pace.hide();
    this.cover.to(1);
    this.text.clear();
  }

  /* ---- one look again ------------------------------------------------------------ */

  private get mayLook(): boolean {
    const shape = this.ctx.question()?.view.shape;
    return this.looks > 0 && this.ms > 0 && !this.seenAgain && shape !== undefined && shape !== 'read';
  }

  private wantsLook(intent: Intent): boolean {
    if (!this.mayLook) return false;
    if (intent.kind === 'dir') return intent.down && intent.dir === 'up';
    return intent.kind === 'down' && this.p.eye !== undefined && this.ctx.hit(this.p.eye, intent, 10) !== null;
  }

  private look(): boolean {
    if (!this.mayLook) return false;
    this.looks -= 1;
    this.once = false;
    this.again('look');
    return true;
  }

  private showButtons(): void {
    if (this.eye !== null) this.eye.visible = this.mayLook && this.ctx.phase !== 'woordklaar';
    if (this.onward !== null) this.onward.visible = this.line >= 0;
  }

  /* ---- reading in the own tempo ---------------------------------------------------- */

  private readLine(line: number): void {
    this.line = line;
    this.show(this.lines.slice(line, line + 1), 'read');
    this.ctx.setChoices(this.lines.map((words, i) => ({ id: `${LINE}${i}`, label: textOf(words), busy: i < line })));
  }

  private reads(intent: Intent): boolean {
    switch (intent.kind) {
      case 'choose':
        return this.next(intent.device);
      case 'down':
        return this.touches(intent) && this.next(intent.device);
      case 'act':
      case 'dir':
        return intent.down && this.next(intent.device);
      case 'submit':
      case 'pick':
        return this.next(intent.device);
      default:
        return false;
    }
  }

  private touches(at: { x: number; y: number }): boolean {
    const { window, onward } = this.p;
    return this.ctx.hit(window, at, 30) !== null || (onward !== undefined && this.ctx.hit(onward, at, 16) !== null);
  }

  /** This line is read: the following one, or the question about them. */
  private next(device: InputDevice): boolean {
    this.ctx.emit('lineRead', this.p.window, String(this.line + 1));
    if (this.line + 1 < this.lines.length) this.readLine(this.line + 1);
    else this.end(device);
    return true;
  }

  private end(device: InputDevice): void {
    const { ms } = this.pace;
    this.line = -1;
    if (this.pace.end()) this.ctx.emit('ahead', this.p.window);
    this.ctx.attempt({ kind: 'readDone', ms: Math.round(ms) }, this.window, device);
  }
}

/** M18 flash: exposure, cover, one look again, and reading in the own tempo. */
export const mechanic = defineMechanic(flashSchema, flashEmits, (ctx, params) => new Flash(ctx, params));
