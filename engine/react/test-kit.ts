import type { Prompt, Question, View } from '#engine/core/oefening/contract.ts';
import type { Geluid, Spel, SpelToestand, Toegankelijk } from '#engine/runtime/contract.ts';

/** Spel without a canvas: keeps what was called, lets a test write the state. */
export interface FakeSpel extends Spel {
  readonly calls: string[];
  write(deel: Partial<SpelToestand>): void;
}

export const LEEG: SpelToestand = {
  fase: 'spel',
  pauze: false,
  vraag: null,
  kralen: ['goed', 'geholpen', 'nu', 'leeg', 'leeg'],
  munten: 6,
  rail: [],
  hulp: null,
  invoer: '',
  flits: null,
  woord: null,
  keuzes: [],
  scan: 0,
  apparaat: 'aanraken',
  uitleg: null,
  live: '',
  resultaat: null,
};

export const TOEGANKELIJK: Toegankelijk = {
  calm: false,
  reducedMotion: false,
  oneSwitch: false,
  lettertype: 'andika',
  letterafstand: 0,
  toetsenbord: 'qwerty',
};

export function maakVraag(view: View, prompt: Partial<Prompt> = {}, format: Question['format'] = 'bouw'): Question {
  return {
    id: 'v1',
    itemId: 'i1',
    format,
    timed: false,
    view,
    prompt: { instructionKey: `prompt.${format}`, audio: 'w:broodje', ...prompt },
  };
}

export function createFakeSpel(begin: Partial<SpelToestand> = {}): FakeSpel {
  let state: SpelToestand = { ...LEEG, ...begin };
  const luisteraars = new Set<() => void>();
  const calls: string[] = [];
  const write = (deel: Partial<SpelToestand>): void => {
    state = { ...state, ...deel };
    for (const fn of luisteraars) fn();
  };
  const note =
    (naam: string) =>
    (...args: readonly unknown[]): void => {
      calls.push([naam, ...args].join(' '));
    };
  return {
    calls,
    write,
    toestand: {
      getState: () => state,
      subscribe: (fn) => {
        luisteraars.add(fn);
        return () => {
          luisteraars.delete(fn);
        };
      },
    },
    setInsets: () => undefined,
    setToegankelijk: () => undefined,
    start: note('start'),
    hear: note('hear'),
    hint: note('hint'),
    skip: note('skip'),
    choose: note('choose'),
    submit: note('submit'),
    stop: note('stop'),
    step: note('step'),
    destroy: note('destroy'),
    plek: () => null,
    hulpPlek: () => ({ x: 0, y: 0 }),
    uitleg: note('uitleg'),
    focus: note('focus'),
    pause: (on) => {
      calls.push(`pause ${String(on)}`);
      write({ pauze: on });
    },
    type: (letter, apparaat) => {
      calls.push(`type ${letter} ${apparaat}`);
      write({ invoer: state.invoer + letter, apparaat });
    },
    backspace: (apparaat) => {
      calls.push(`backspace ${apparaat}`);
      write({ invoer: state.invoer.slice(0, -1), apparaat });
    },
  };
}

export function createFakeGeluid(): Geluid & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    play: (naam) => {
      calls.push(`play ${naam}`);
      return 1;
    },
    stop: () => undefined,
    rate: () => undefined,
    say: (audio) => {
      calls.push(`say ${audio}`);
      return Promise.resolve();
    },
  };
}
