import type { EntryView, InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type TypingParams, typingEmits, typingSchema } from './typing.schema.ts';

/** Letters beyond the word that still fit; a key that is leaned on writes no further. */
const MAX_EXTRA = 20;
/** The last character as a child sees it: an emoji is two code units. */
const LAST = /.$/su;

/** Given letters that follow the text are filled in by themselves. */
export function withPrefilled(view: EntryView, text: string): string {
  let out = text;
  for (let given = view.mask?.[out.length]; given !== undefined && given !== null; given = view.mask?.[out.length])
    out += given;
  return out;
}

class Typing implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TypingParams;
  private view: EntryView | null = null;
  private text = '';
  private error = false;

  constructor(ctx: SceneContext, params: TypingParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(): void {
    const view = this.ctx.question()?.view;
    this.view = view?.shape === 'entry' ? view : null;
    this.set('');
  }

  onIntent(intent: Intent): boolean {
    if (this.view === null) return false;
    if (intent.kind === 'letter') this.letter(intent.letter, intent.device);
    else if (intent.kind === 'backspace') this.wis();
    else if (intent.kind === 'submit' || (intent.kind === 'act' && intent.down && this.perWoord))
      this.submit(intent.device);
    else return false;
    return true;
  }

  bot(goal: { tokenId: string | null; letter: string | null }): boolean {
    if (this.view === null || goal.letter === null) return false;
    this.letter(goal.letter, 'toets');
    return true;
  }

  destroy(): void {
    this.view = null;
  }

  private get perWoord(): boolean {
    if (this.p.judge !== 'auto') return this.p.judge === 'word';
    return this.ctx.s >= this.ctx.num(this.p.wordFrom);
  }

  private letter(letter: string, device: InputDevice): void {
    const { view, ctx } = this;
    if (view === null) return;
    if (this.error) this.set('');
    const text = withPrefilled(view, this.text + letter);
    if (text.length > (view.length ?? 0) + MAX_EXTRA) return;
    if (this.perWoord) return this.append(text, { letter, device });
    const verdict = ctx.attempt({ kind: 'text', text, complete: false }, this.doel(), device);
    if (verdict.ok) this.set(text, letter);
    ctx.emit(verdict.ok ? 'letterOk' : 'letterNo', letter);
    if (verdict.done) ctx.emit('wordOk');
  }

  /** Whole-word judging: the letter stays; a full word of known length hands itself in. */
  private append(text: string, o: { letter: string; device: InputDevice }): void {
    this.set(text, o.letter);
    this.ctx.emit('letterOk', o.letter);
    const { length, showLength } = this.view ?? { showLength: false };
    if (this.p.autoSubmit && showLength && length !== undefined && text.length >= length) this.submit(o.device);
  }

  private submit(device: InputDevice): void {
    if (this.text === '') return;
    const verdict = this.ctx.attempt({ kind: 'text', text: this.text, complete: true }, this.doel(), device);
    this.ctx.emit(verdict.done ? 'wordOk' : 'wordNo');
    this.error = !verdict.ok && !verdict.done;
    if (verdict.next === 'show') this.set('');
  }

  private wis(): void {
    this.error = false;
    let text = this.text.replace(LAST, '');
    while (text.length > 0 && typeof this.view?.mask?.[text.length] === 'string') text = text.replace(LAST, '');
    this.set(text);
  }

  /** `letter` is the one that was just typed; it comes up from the keys to its slot. */
  private set(text: string, letter?: string): void {
    const slot = [...this.text].length;
    this.error = false;
    this.text = this.view === null ? '' : withPrefilled(this.view, text);
    this.ctx.patch({ input: this.text });
    if (letter !== undefined) this.ctx.land({ token: { id: `typed-${slot}`, kind: 'letter', text: letter }, slot });
  }

  private doel(): ReturnType<SceneContext['entity']> | null {
    return this.p.target === undefined ? null : this.ctx.entity(this.p.target);
  }
}

/** M6 typing: letters go to the word, judged per letter or per word. */
export const mechanic = defineMechanic(typingSchema, typingEmits, (ctx, params) => new Typing(ctx, params));
