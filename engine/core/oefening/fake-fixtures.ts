import { createRng, shuffle, type Rng } from '#engine/core/basis/rng.ts';
import type { BinMark, Format, Prompt, Question, Token, TokenKind, View } from './contract.ts';
import { rechtMarkeer, rechtParen, rechtSorteer } from './rechters-plaats.ts';
import type { GebouwdeVraag, Oplossing } from './vraag/gebouwd.ts';
import { leesView } from './vraag/lees-view.ts';
import { createTokenMaker, hussel, type TokenMaker } from './vraag/tokens.ts';

/** Recipe of one fixture question; `maak` is deterministic in its seed. */
export interface Recept {
  format: Format;
  maak(vraagId: string, seed: number): GebouwdeVraag;
}

interface Basis {
  format: Format;
  woord: string;
  prompt?: Partial<Prompt>;
  timed?: boolean;
  parts?: readonly string[];
  focus?: [number, number];
}
interface Inhoud {
  view: View;
  oplossing: Oplossing;
  k: number;
  goed?: readonly string[];
}

function recept(basis: Basis, inhoud: (tokens: TokenMaker, rng: Rng) => Inhoud): Recept {
  return {
    format: basis.format,
    maak: (id, seed) => {
      const rng = createRng(seed);
      const tokens = createTokenMaker(rng);
      const { view, oplossing, k, goed } = inhoud(tokens, rng);
      const prompt: Prompt = {
        audio: `w:${basis.woord}`,
        instructionKey: `prompt.${basis.format}`,
        ruleIcon: 'gedeeld/regels/luisterwoord',
        ruleText: 'Luister goed naar elke klank.',
        ...basis.prompt,
      };
      const question: Question = {
        id,
        itemId: `fake-${basis.woord}`,
        format: basis.format,
        prompt,
        view,
        timed: basis.timed ?? false,
      };
      const [from, to] = basis.focus ?? [0, 1];
      const parts = (basis.parts ?? [basis.woord]).map((deel) => tokens.maak(deel, basis.parts ? 'grafeem' : 'woord'));
      return {
        question,
        oplossing,
        k,
        sleutel: { goed: goed ?? [basis.woord], hoofdletters: false },
        getoond: { text: basis.woord, parts, audio: `w:${basis.woord}` },
        focus: { from, to },
      };
    },
  };
}

interface Reeks extends Basis {
  delen: readonly string[];
  extra: readonly string[];
  kind: TokenKind;
  scheiding?: '' | ' ' | '-';
  stroom?: boolean;
}

/** Sequence: parts in order plus distractors. */
export function reeks(r: Reeks): Recept {
  const scheiding = r.scheiding ?? '';
  return recept({ ...r, parts: r.delen }, (tokens, rng) => ({
    view: {
      shape: 'sequence',
      slots: r.delen.length,
      pool: hussel(
        [...r.delen, ...r.extra].map((d) => tokens.maak(d, r.kind)),
        rng,
      ),
      separator: scheiding,
      poolPolicy: r.stroom ? 'stream' : 'fixed',
    },
    oplossing: { soort: 'reeks', delen: r.delen, scheiding },
    k: 0,
  }));
}

interface Kies extends Basis {
  opties: readonly [tekst: string, ruw: string][];
  goed: readonly string[];
  kind?: TokenKind;
  plaatjes?: readonly string[];
}

function kiesInhoud(r: Kies, tokens: TokenMaker, rng: Rng): { opties: Token[]; ruw: Map<string, string> } {
  const paren = r.opties.map(([tekst, ruw], i) => {
    const picture = r.plaatjes?.[i];
    return { token: tokens.maak(tekst, r.kind ?? 'woord', picture === undefined ? {} : { picture }), ruw };
  });
  return {
    opties: shuffle(
      paren.map((p) => p.token),
      rng,
    ),
    ruw: new Map(paren.map((p) => [p.token.id, p.ruw])),
  };
}

/** Select: options with the raw answer each stands for. */
export function kies(r: Kies): Recept {
  return recept(r, (tokens, rng) => {
    const { opties, ruw } = kiesInhoud(r, tokens, rng);
    return {
      view: { shape: 'select', options: opties, pick: 1 },
      oplossing: { soort: 'kies', ruw },
      k: opties.length,
      goed: r.goed,
    };
  });
}

interface Invoer extends Basis {
  mask?: readonly (string | null)[];
  toonLengte?: boolean;
}

/** Entry: the whole word, with a mask when letters are given. */
export function invoer(r: Invoer): Recept {
  return recept(r, () => ({
    view: {
      shape: 'entry',
      length: r.woord.length,
      caseSensitive: false,
      specialKeys: /[^a-z]/u.test(r.woord),
      showLength: r.toonLengte ?? true,
      ...(r.mask ? { mask: [...r.mask] } : {}),
    },
    oplossing: { soort: 'invoer' },
    k: 0,
  }));
}

/** Read, then type or choose. */
export function lees(r: Basis & { regels: readonly string[][]; ms?: number; kies?: Kies }): Recept {
  return recept(r, (tokens, rng) => {
    const vervolg = r.kies ? kiesInhoud(r.kies, tokens, rng) : null;
    return {
      view: leesView(
        r.regels.map((regel) => regel.map((w) => tokens.maak(w, 'woord'))),
        vervolg
          ? { shape: 'select', options: vervolg.opties, pick: 1 }
          : { shape: 'entry', length: r.woord.length, caseSensitive: false, specialKeys: false, showLength: true },
        r.ms,
      ),
      oplossing: { soort: 'lees', vervolg: vervolg ? { soort: 'kies', ruw: vervolg.ruw } : { soort: 'invoer' } },
      k: vervolg?.opties.length ?? 0,
      goed: r.kies?.goed ?? [r.woord],
    };
  });
}

const MERKEN: readonly BinMark[] = ['A', 'B', 'C', 'D'];

/** Sort: words into bins. */
export function sorteer(r: Basis & { bakken: Readonly<Record<string, readonly string[]>> }): Recept {
  return recept(r, (tokens, rng) => {
    const namen = Object.keys(r.bakken);
    const paren = namen.flatMap((naam) =>
      (r.bakken[naam] ?? []).map((w) => ({ token: tokens.maak(w, 'woord'), bak: naam })),
    );
    const bins = namen.map((naam, i) => ({
      id: naam,
      label: naam,
      icon: 'gedeeld/regels/luisterwoord',
      mark: MERKEN[i] ?? 'A',
    }));
    const stream = hussel(
      paren.map((p) => p.token),
      rng,
    );
    const bak = new Map(stream.map((t) => [t.id, paren.find((p) => p.token.id === t.id)?.bak ?? '']));
    return {
      view: { shape: 'sort', bins, stream },
      oplossing: { soort: 'sorteer', bak, recht: rechtSorteer },
      k: namen.length,
      goed: ['goed'],
    };
  });
}

/** Mark: cut the word or point at tokens. */
export function markeer(
  r: Basis & { delen: readonly string[]; doel: 'cut' | 'token'; plekken: readonly number[]; vervolg?: boolean },
): Recept {
  return recept(r, (tokens) => ({
    view: {
      shape: 'mark',
      parts: r.delen.map((d) => tokens.maak(d, r.doel === 'cut' ? 'letter' : 'woord')),
      target: r.doel,
      count: r.plekken.length,
      ...(r.vervolg
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
    oplossing: {
      soort: 'markeer',
      plekken: r.plekken,
      recht: rechtMarkeer,
      ...(r.vervolg ? { vervolg: { soort: 'invoer' } } : {}),
    },
    k: 0,
    goed: [r.woord],
  }));
}

/** Pairs: cards that belong together. */
export function paren(r: Basis & { paren: readonly [string, string][] }): Recept {
  return recept(r, (tokens, rng) => {
    const stellen = r.paren.map(([a, b]) => [tokens.maak(a, 'woord'), tokens.maak(b, 'woord')] as const);
    const partner = new Map(
      stellen.flatMap(
        ([a, b]) =>
          [
            [a.id, b.id],
            [b.id, a.id],
          ] as const,
      ),
    );
    return {
      view: { shape: 'pairs', cards: shuffle(stellen.flat(), rng), groupSize: 2 },
      oplossing: { soort: 'paren', partner, recht: rechtParen },
      k: 0,
      goed: ['goed'],
    };
  });
}
