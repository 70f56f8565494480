import { createRng, shuffle, type Rng } from '#engine/core/basis/rng.ts';
import type { BinMark, Format, Prompt, Question, Token, TokenKind, View } from '../contract/contract.ts';
import { judgeMark, judgePairs, judgeSort } from '../ronde/judges-place.ts';
import type { BuiltVraag, Solution } from '../vraag/built.ts';
import { readView } from '../vraag/read-view.ts';
import { createTokenMaker, scramble, type TokenMaker } from '../vraag/tokens.ts';

/** Recipe of one fixture question; `maak` is deterministic in its seed. */
export interface Recipe {
  format: Format;
  create(vraagId: string, seed: number): BuiltVraag;
}

interface Base {
  format: Format;
  woord: string;
  prompt?: Partial<Prompt>;
  timed?: boolean;
  parts?: readonly string[];
  focus?: [number, number];
}
interface Content {
  view: View;
  solution: Solution;
  k: number;
  goed?: readonly string[];
}

function recipe(base: Base, content: (tokens: TokenMaker, rng: Rng) => Content): Recipe {
  return {
    format: base.format,
    create: (id, seed) => {
      const rng = createRng(seed);
      const tokens = createTokenMaker(rng);
      const { view, solution, k, goed: correct } = content(tokens, rng);
      const prompt: Prompt = {
        audio: `w:${base.woord}`,
        instructionKey: `prompt.${base.format}`,
        ruleIcon: 'gedeeld/regels/luisterwoord',
        ruleText: 'Luister goed naar elke klank.',
        ...base.prompt,
      };
      const question: Question = {
        id,
        itemId: `fake-${base.woord}`,
        format: base.format,
        prompt,
        view,
        timed: base.timed ?? false,
      };
      const [from, to] = base.focus ?? [0, 1];
      const parts = (base.parts ?? [base.woord]).map((part) => tokens.create(part, base.parts ? 'grafeem' : 'woord'));
      return {
        question,
        solution,
        k,
        sleutel: { goed: correct ?? [base.woord], hoofdletters: false },
        getoond: { text: base.woord, parts, audio: `w:${base.woord}` },
        focus: { from, to },
      };
    },
  };
}

interface Series extends Base {
  delen: readonly string[];
  extra: readonly string[];
  kind: TokenKind;
  separator?: '' | ' ' | '-';
  stream?: boolean;
}

/** Sequence: parts in order plus distractors. */
export function series(r: Series): Recipe {
  const separator = r.separator ?? '';
  return recipe({ ...r, parts: r.delen }, (tokens, rng) => ({
    view: {
      shape: 'sequence',
      slots: r.delen.length,
      pool: scramble(
        [...r.delen, ...r.extra].map((d) => tokens.create(d, r.kind)),
        rng,
      ),
      separator: separator,
      poolPolicy: r.stream ? 'stream' : 'fixed',
    },
    solution: { soort: 'reeks', delen: r.delen, separator },
    k: 0,
  }));
}

interface Choose extends Base {
  options: readonly [tekst: string, ruw: string][];
  goed: readonly string[];
  kind?: TokenKind;
  plaatjes?: readonly string[];
}

function chooseContent(r: Choose, tokens: TokenMaker, rng: Rng): { options: Token[]; ruw: Map<string, string> } {
  const pairs = r.options.map(([text, ruw], i) => {
    const picture = r.plaatjes?.[i];
    return { token: tokens.create(text, r.kind ?? 'woord', picture === undefined ? {} : { picture }), ruw };
  });
  return {
    options: shuffle(
      pairs.map((p) => p.token),
      rng,
    ),
    ruw: new Map(pairs.map((p) => [p.token.id, p.ruw])),
  };
}

/** Select: options with the raw answer each stands for. */
export function chooseFixture(r: Choose): Recipe {
  return recipe(r, (tokens, rng) => {
    const { options, ruw } = chooseContent(r, tokens, rng);
    return {
      view: { shape: 'select', options: options, pick: 1 },
      solution: { soort: 'kies', ruw },
      k: options.length,
      goed: r.goed,
    };
  });
}

interface Input extends Base {
  mask?: readonly (string | null)[];
  showLength?: boolean;
}

/** Entry: the whole word, with a mask when letters are given. */
export function input(r: Input): Recipe {
  return recipe(r, () => ({
    view: {
      shape: 'entry',
      length: r.woord.length,
      caseSensitive: false,
      specialKeys: /[^a-z]/u.test(r.woord),
      showLength: r.showLength ?? true,
      ...(r.mask ? { mask: [...r.mask] } : {}),
    },
    solution: { soort: 'invoer' },
    k: 0,
  }));
}

/** Read, then type or choose. */
export function read(r: Base & { regels: readonly string[][]; ms?: number; kies?: Choose }): Recipe {
  return recipe(r, (tokens, rng) => {
    const followUp = r.kies ? chooseContent(r.kies, tokens, rng) : null;
    return {
      view: readView(
        r.regels.map((rule) => rule.map((w) => tokens.create(w, 'woord'))),
        followUp
          ? { shape: 'select', options: followUp.options, pick: 1 }
          : { shape: 'entry', length: r.woord.length, caseSensitive: false, specialKeys: false, showLength: true },
        r.ms,
      ),
      solution: { soort: 'lees', followUp: followUp ? { soort: 'kies', ruw: followUp.ruw } : { soort: 'invoer' } },
      k: followUp?.options.length ?? 0,
      goed: r.kies?.goed ?? [r.woord],
    };
  });
}

const MARKS: readonly BinMark[] = ['A', 'B', 'C', 'D'];

/** Sort: words into bins. */
export function sortFixture(r: Base & { bins: Readonly<Record<string, readonly string[]>> }): Recipe {
  return recipe(r, (tokens, rng) => {
    const names = Object.keys(r.bins);
    const pairs = names.flatMap((name) =>
      (r.bins[name] ?? []).map((w) => ({ token: tokens.create(w, 'woord'), bin: name })),
    );
    const bins = names.map((name, i) => ({
      id: name,
      label: name,
      icon: 'gedeeld/regels/luisterwoord',
      mark: MARKS[i] ?? 'A',
    }));
    const stream = scramble(
      pairs.map((p) => p.token),
      rng,
    );
    const bin = new Map(stream.map((t) => [t.id, pairs.find((p) => p.token.id === t.id)?.bin ?? '']));
    return {
      view: { shape: 'sort', bins, stream },
      solution: { soort: 'sorteer', bin, recht: judgeSort },
      k: names.length,
      goed: ['goed'],
    };
  });
}

/** Mark: cut the word or point at tokens. */
export function mark(
  r: Base & { delen: readonly string[]; doel: 'cut' | 'token'; plekken: readonly number[]; followUp?: boolean },
): Recipe {
  return recipe(r, (tokens) => ({
    view: {
      shape: 'mark',
      parts: r.delen.map((d) => tokens.create(d, r.doel === 'cut' ? 'letter' : 'woord')),
      target: r.doel,
      count: r.plekken.length,
      ...(r.followUp
        ? {
            followUp: {
              shape: 'entry',
              length: r.woord.length,
              caseSensitive: false,
              specialKeys: false,
              showLength: true,
            },
          }
        : {}),
    },
    solution: {
      soort: 'markeer',
      plekken: r.plekken,
      recht: judgeMark,
      ...(r.followUp ? { followUp: { soort: 'invoer' } } : {}),
    },
    k: 0,
    goed: [r.woord],
  }));
}

/** Pairs: cards that belong together. */
export function pairs(r: Base & { pairs: readonly [string, string][] }): Recipe {
  return recipe(r, (tokens, rng) => {
    const sets = r.pairs.map(([a, b]) => [tokens.create(a, 'woord'), tokens.create(b, 'woord')] as const);
    const partner = new Map(
      sets.flatMap(
        ([a, b]) =>
          [
            [a.id, b.id],
            [b.id, a.id],
          ] as const,
      ),
    );
    return {
      view: { shape: 'pairs', cards: shuffle(sets.flat(), rng), groupSize: 2 },
      solution: { soort: 'paren', partner, recht: judgePairs },
      k: 0,
      goed: ['goed'],
    };
  });
}
