import type { Leerdoel } from '#engine/core/taal/woord.ts';
import type { Capability, Format, Prompt, Token, TokenKind } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { Result } from '#engine/core/basis/result.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import type { TokenMaker } from './tokens.ts';

/** What surrounds a question: the same for a whole round. */
export interface VraagOmgeving {
  /** Jaargroep 3..8: size of the parts, length of a flash. */
  groep: number;
  /** Play level 0..1; content stays the same, only exposure and the number of distractors move. */
  s: number;
  /** Typing allowed. */
  typen: boolean;
  /** Calm mode: flashes stay long. */
  calm: boolean;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  /** All content, for rhyme and for refusing distractors that are words. */
  pool: readonly ContentItem[];
  /** Spellings of the pool and of the lexicon, lower case. */
  bestaat(vorm: string): boolean;
}

/** One question to build. */
export interface VraagOpties {
  vraagId: string;
  item: ContentItem;
  doelId: string;
  format: Format;
  seed: number;
  capability: Capability;
  omgeving: VraagOmgeving;
}

/** What the key of a question depends on: never on the game, the pool of the round or the looks. */
export interface SleutelVraag {
  item: ContentItem;
  doelId: string;
  format: Format;
  seed: number;
  pool: readonly ContentItem[];
}

/** `past-niet` = this item cannot be asked in this format for this game. */
export type BouwFout = 'past-niet';
export type Gebouwd = Result<GebouwdeVraag, BouwFout>;

/** Tools of one build: random source for the looks (never for the key) and token maker. */
export interface Werkbank {
  rng: Rng;
  tokens: TokenMaker;
}

/** Builder of one format. */
export type Bouwer = (options: VraagOpties, bank: Werkbank) => Gebouwd;

/** Whether the game shows tokens of a kind. */
export function toont(c: Capability, kind: TokenKind): boolean {
  return c.tokenKinds === undefined || c.tokenKinds.includes(kind);
}

/** Whether the game can show these parts side by side: their kind, number and length. */
export function toontReeks(c: Capability, delen: readonly string[], kind: TokenKind): boolean {
  return (
    toont(c, kind) &&
    delen.length >= (c.minSlots ?? 2) &&
    delen.length <= (c.maxSlots ?? 24) &&
    delen.every((deel) => deel.length <= (c.maxChars ?? 80))
  );
}

/** Prompt of a format with the help of its learning goal. */
export function maakPrompt(options: VraagOpties, over: Partial<Prompt>, variant = ''): Prompt {
  const doel = options.omgeving.leerdoelen.get(options.doelId);
  return {
    instructionKey: `prompt.${options.format}${variant === '' ? '' : `.${variant}`}`,
    ...(doel === undefined ? {} : { ruleIcon: doel.icoon, ruleText: doel.kindregel }),
    ...over,
  };
}

/** Right form in parts, for the end of a question. */
export function maakGetoond(
  tekst: string,
  delen: readonly string[],
  bank: Werkbank & { kind: TokenKind; audio?: string },
): GebouwdeVraag['getoond'] {
  const parts: Token[] = delen.map((deel) => bank.tokens.maak(deel, bank.kind));
  return { text: tekst, parts, ...(bank.audio === undefined ? {} : { audio: bank.audio }) };
}
