import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Layout } from '../contract.ts';

/** Requests that are not intents: pause, hear, hint. */
export type UserRequest = 'pause' | 'hear' | 'hint';

/** Where input comes from and where intents and requests go. */
export interface InputOptions {
  canvas: HTMLElement;
  layout(): Layout;
  /** One intent; the object is reused for pointer movement, so it must not be kept. */
  intent(intent: Intent): void;
  request(request: UserRequest): void;
  /** Extra key codes of the scene. */
  toetsen: Readonly<Partial<Record<'left' | 'right' | 'up' | 'down' | 'act', readonly string[]>>>;
  oneSwitch(): boolean;
}

const DIRECTION: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const DIGIT: Readonly<Record<string, number>> = {
  Digit1: 0,
  Digit2: 1,
  Digit3: 2,
  Digit4: 3,
  Numpad1: 0,
  Numpad2: 1,
  Numpad3: 2,
  Numpad4: 3,
};

/** One pointer listener on the canvas and one key listener on the window. */
export class Input {
  private readonly options: InputOptions;
  private readonly lastMove: Extract<Intent, { x: number }> = { kind: 'move', x: 0, y: 0, device: 'muis' };
  private active = -1;
  private until: (() => void)[] = [];

  constructor(options: InputOptions) {
    this.options = options;
    const { canvas } = options;
    this.listen(canvas, 'pointerdown', (e) => this.pointer(e, 'down'));
    this.listen(canvas, 'pointermove', (e) => this.pointer(e, 'move'));
    this.listen(canvas, 'pointerup', (e) => this.pointer(e, 'up'));
    this.listen(canvas, 'pointercancel', (e) => this.pointer(e, 'up'));
    this.listen(canvas, 'contextmenu', (e) => e.preventDefault());
    this.listen(globalThis.window, 'keydown', (e) => this.toets(e, true));
    this.listen(globalThis.window, 'keyup', (e) => this.toets(e, false));
    canvas.style.touchAction = 'none';
  }

  destroy(): void {
    for (const stop of this.until) stop();
    this.until = [];
  }

  private listen(target: EventTarget, type: string, fn: (e: Event) => void): void {
    target.addEventListener(type, fn);
    this.until.push(() => target.removeEventListener(type, fn));
  }

  private pointer(e: Event, kind: 'down' | 'move' | 'up'): void {
    if (!(e instanceof PointerEvent)) return;
    if (kind === 'down') {
      if (this.active >= 0 && this.active !== e.pointerId) return;
      this.active = e.pointerId;
      this.options.canvas.setPointerCapture(e.pointerId);
      e.preventDefault();
    } else if (this.active >= 0 && e.pointerId !== this.active) return;
    if (kind === 'up') this.active = -1;
    const l = this.options.layout();
    this.lastMove.kind = kind;
    this.lastMove.x = (e.offsetX - l.x) / l.scale;
    this.lastMove.y = (e.offsetY - l.y) / l.scale;
    this.lastMove.device = e.pointerType === 'mouse' ? 'muis' : 'aanraken';
    this.options.intent(this.lastMove);
  }

  private toets(e: Event, down: boolean): void {
    if (!(e instanceof KeyboardEvent) || e.ctrlKey || e.metaKey || e.altKey || belongsToPage(e)) return;
    const intent = this.translate(e, down);
    if (intent === null) return;
    if (intent !== 'genomen') this.options.intent(intent);
    e.preventDefault();
  }

  private translate(e: KeyboardEvent, down: boolean): Intent | 'genomen' | null {
    const device: InputDevice = this.options.oneSwitch() ? 'knop' : 'toets';
    const dir = DIRECTION[e.code] ?? this.customDirection(e.code);
    const fixed = dir !== undefined || this.isAct(e);
    if (!fixed) return down ? this.los(e, device) : null;
    if (down && e.repeat) return 'genomen';
    return dir === undefined
      ? { kind: 'act', down, device, ...(e.code.endsWith('Enter') ? { enter: true } : {}) }
      : { kind: 'dir', dir, down, device };
  }

  private los(e: KeyboardEvent, device: InputDevice): Intent | 'genomen' | null {
    return this.request(e) ? 'genomen' : mapSingleKey(e, device);
  }

  private isAct(e: KeyboardEvent): boolean {
    return (
      e.code === 'Space' ||
      e.code === 'Enter' ||
      e.code === 'NumpadEnter' ||
      this.options.toetsen.act?.includes(e.code) === true
    );
  }

  private customDirection(code: string): 'left' | 'right' | 'up' | 'down' | undefined {
    const { toetsen } = this.options;
    if (toetsen.left?.includes(code)) return 'left';
    if (toetsen.right?.includes(code)) return 'right';
    if (toetsen.up?.includes(code)) return 'up';
    return toetsen.down?.includes(code) ? 'down' : undefined;
  }

  private request(e: KeyboardEvent): boolean {
    const kind = e.code === 'Escape' ? 'pause' : e.key === '0' ? 'hear' : e.key === '9' ? 'hint' : null;
    if (kind !== null && !e.repeat) this.options.request(kind);
    return kind !== null;
  }
}

function mapSingleKey(e: KeyboardEvent, device: InputDevice): Intent | null {
  const index = DIGIT[e.code];
  if (index !== undefined && !e.shiftKey) return { kind: 'pick', index, device };
  if (e.code === 'Backspace') return { kind: 'backspace', device };
  return /^[\p{L}'’ -]$/u.test(e.key) ? { kind: 'letter', letter: e.key === '’' ? "'" : e.key, device } : null;
}

/** Fields and dialogs keep their keys; a focused button keeps only what presses it. Tab is never ours: the focus must be free to go anywhere. */
function belongsToPage({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (/^(BUTTON|A)$/.test(target.tagName)) return code === 'Space' || code === 'Enter' || code === 'NumpadEnter';
  return (
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.getAttribute('role') === 'dialog'
  );
}
