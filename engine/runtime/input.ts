import type { InputDevice } from '#engine/core/oefening/contract.ts';
import type { Intent, Layout } from './contract.ts';

/** Requests that are not intents: pause, hear, hint. */
export type Verzoek = 'pause' | 'hear' | 'hint';

export interface InputOpties {
  canvas: HTMLElement;
  layout(): Layout;
  /** One intent; the object is reused for pointer movement, so it must not be kept. */
  intent(intent: Intent): void;
  verzoek(verzoek: Verzoek): void;
  /** Extra key codes of the scene. */
  toetsen: Readonly<Partial<Record<'left' | 'right' | 'up' | 'down' | 'act', readonly string[]>>>;
  oneSwitch(): boolean;
}

const RICHTING: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const CIJFER: Readonly<Record<string, number>> = {
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
export class Invoer {
  private readonly opties: InputOpties;
  private readonly wijzer: Extract<Intent, { x: number }> = { kind: 'move', x: 0, y: 0, device: 'muis' };
  private actief = -1;
  private tot: (() => void)[] = [];

  constructor(opties: InputOpties) {
    this.opties = opties;
    const { canvas } = opties;
    this.luister(canvas, 'pointerdown', (e) => this.pointer(e, 'down'));
    this.luister(canvas, 'pointermove', (e) => this.pointer(e, 'move'));
    this.luister(canvas, 'pointerup', (e) => this.pointer(e, 'up'));
    this.luister(canvas, 'pointercancel', (e) => this.pointer(e, 'up'));
    this.luister(canvas, 'contextmenu', (e) => e.preventDefault());
    this.luister(globalThis.window, 'keydown', (e) => this.toets(e, true));
    this.luister(globalThis.window, 'keyup', (e) => this.toets(e, false));
    canvas.style.touchAction = 'none';
  }

  destroy(): void {
    for (const stop of this.tot) stop();
    this.tot = [];
  }

  private luister(target: EventTarget, type: string, fn: (e: Event) => void): void {
    target.addEventListener(type, fn);
    this.tot.push(() => target.removeEventListener(type, fn));
  }

  private pointer(e: Event, kind: 'down' | 'move' | 'up'): void {
    if (!(e instanceof PointerEvent)) return;
    if (kind === 'down') {
      if (this.actief >= 0 && this.actief !== e.pointerId) return;
      this.actief = e.pointerId;
      this.opties.canvas.setPointerCapture(e.pointerId);
      e.preventDefault();
    } else if (this.actief >= 0 && e.pointerId !== this.actief) return;
    if (kind === 'up') this.actief = -1;
    const l = this.opties.layout();
    this.wijzer.kind = kind;
    this.wijzer.x = (e.offsetX - l.x) / l.scale;
    this.wijzer.y = (e.offsetY - l.y) / l.scale;
    this.wijzer.device = e.pointerType === 'mouse' ? 'muis' : 'aanraken';
    this.opties.intent(this.wijzer);
  }

  private toets(e: Event, down: boolean): void {
    if (!(e instanceof KeyboardEvent) || e.ctrlKey || e.metaKey || e.altKey || vanDePagina(e)) return;
    const intent = this.vertaal(e, down);
    if (intent === null) return;
    if (intent !== 'genomen') this.opties.intent(intent);
    e.preventDefault();
  }

  private vertaal(e: KeyboardEvent, down: boolean): Intent | 'genomen' | null {
    const device: InputDevice = this.opties.oneSwitch() ? 'knop' : 'toets';
    const dir = RICHTING[e.code] ?? this.eigenRichting(e.code);
    const vast = dir !== undefined || this.isAct(e);
    if (!vast) return down ? this.los(e, device) : null;
    if (down && e.repeat) return 'genomen';
    return dir === undefined ? { kind: 'act', down, device } : { kind: 'dir', dir, down, device };
  }

  private los(e: KeyboardEvent, device: InputDevice): Intent | 'genomen' | null {
    return this.verzoek(e) ? 'genomen' : losseToets(e, device);
  }

  private isAct(e: KeyboardEvent): boolean {
    return (
      e.code === 'Space' ||
      e.code === 'Enter' ||
      e.code === 'NumpadEnter' ||
      this.opties.toetsen.act?.includes(e.code) === true
    );
  }

  private eigenRichting(code: string): 'left' | 'right' | 'up' | 'down' | undefined {
    const { toetsen } = this.opties;
    if (toetsen.left?.includes(code)) return 'left';
    if (toetsen.right?.includes(code)) return 'right';
    if (toetsen.up?.includes(code)) return 'up';
    return toetsen.down?.includes(code) ? 'down' : undefined;
  }

  private verzoek(e: KeyboardEvent): boolean {
    const soort = e.code === 'Escape' ? 'pause' : e.key === '0' ? 'hear' : e.key === '9' ? 'hint' : null;
    if (soort !== null && !e.repeat) this.opties.verzoek(soort);
    return soort !== null;
  }
}

function losseToets(e: KeyboardEvent, device: InputDevice): Intent | null {
  const index = CIJFER[e.code];
  if (index !== undefined && !e.shiftKey) return { kind: 'pick', index, device };
  if (e.code === 'Backspace') return { kind: 'backspace', device };
  return /^[\p{L}'’ -]$/u.test(e.key) ? { kind: 'letter', letter: e.key === '’' ? "'" : e.key, device } : null;
}

/** Fields and dialogs keep their keys; a focused button keeps only what presses it. Tab is never ours: the focus must be free to go anywhere. */
function vanDePagina({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (/^(BUTTON|A)$/.test(target.tagName)) return code === 'Space' || code === 'Enter' || code === 'NumpadEnter';
  return (
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.getAttribute('role') === 'dialog'
  );
}
