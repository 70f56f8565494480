import type { Prompt, Question, View } from '#engine/core/oefening/contract/contract.ts';
import type { Sound, SpelState, Accessibility } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';

/** Spel without a canvas: keeps what was called, lets a test write the state. */
export interface FakeSpel extends MountedSpel {
  readonly calls: string[];
  write(part: Partial<SpelState>): void;
}

export const EMPTY: SpelState = {
  phase: 'spel',
  pause: false,
  vraag: null,
  coming: null,
  beads: ['goed', 'geholpen', 'nu', 'leeg', 'leeg'],
  munten: 6,
  rail: [],
  help: null,
  zinBox: null,
  input: '',
  flits: null,
  flitsInWorld: false,
  woord: null,
  choices: [],
  scan: 0,
  missed: [],
  device: 'aanraken',
  explanation: null,
  lead: null,
  live: '',
  result: null,
};

export const ACCESSIBILITY: Accessibility = {
  calm: false,
  reducedMotion: false,
  oneSwitch: false,
  lettertype: 'andika',
  letterafstand: 0,
  toetsenbord: 'qwerty',
};

export function createVraag(view: View, prompt: Partial<Prompt> = {}, format: Question['format'] = 'bouw'): Question {
  return {
    id: 'v1',
    itemId: 'i1',
    format,
    timed: false,
    view,
    prompt: { instructionKey: `prompt.${format}`, audio: 'w:broodje', ...prompt },
  };
}

export function createFakeSpel(begin: Partial<SpelState> = {}): FakeSpel {
  let state: SpelState = { ...EMPTY, ...begin };
  const listeners = new Set<() => void>();
  const calls: string[] = [];
  const write = (part: Partial<SpelState>): void => {
    state = { ...state, ...part };
    for (const fn of listeners) fn();
  };
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void => {
      calls.push([name, ...args].join(' '));
    };
  return {
    calls,
    write,
    toestand: {
      getState: () => state,
      subscribe: (fn) => {
        listeners.add(fn);
        return () => {
          listeners.delete(fn);
        };
      },
    },
    setInsets: () => undefined,
    setAccessibility: () => undefined,
    start: note('start'),
    hear: note('hear'),
    hearTask: note('hearTask'),
    say: note('say'),
    hint: note('hint'),
    skip: note('skip'),
    choose: note('choose'),
    submit: note('submit'),
    stop: note('stop'),
    step: note('step'),
    destroy: note('destroy'),
    spot: () => null,
    helpSpot: () => ({ x: 0, y: 0, covered: 0 }),
    explanation: note('uitleg'),
    focus: note('focus'),
    pause: (on) => {
      calls.push(`pause ${String(on)}`);
      write({ pause: on });
    },
    type: (letter, device) => {
      calls.push(`type ${letter} ${device}`);
      write({ input: state.input + letter, device });
    },
    backspace: (device) => {
      calls.push(`backspace ${device}`);
      write({ input: state.input.slice(0, -1), device });
    },
  };
}

export function createFakeSound(): Sound & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    play: (name) => {
      calls.push(`play ${name}`);
      return 1;
    },
    stop: () => undefined,
    rate: () => undefined,
    hush: () => undefined,
    say: (audio) => {
      calls.push(`say ${audio}`);
      return Promise.resolve();
    },
  };
}
