import type { Leerdoel } from '#engine/core/taal/woord/woord.ts';
import type { Capability, Format, Prompt, Token, TokenKind } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { Result } from '#engine/core/basis/result.ts';
import type { BuiltVraag } from './built.ts';
import type { TokenMaker } from './tokens.ts';

/** What surrounds a question: the same for a whole round. */
export interface VraagEnvironment {
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
  exists(form: string): boolean;
}

/** One question to build. */
export interface VraagOptions {
  vraagId: string;
  item: ContentItem;
  doelId: string;
  format: Format;
  seed: number;
  capability: Capability;
  environment: VraagEnvironment;
}

/** What the key of a question depends on: never on the game, the pool of the round or the looks. */
export interface KeyVraag {
  item: ContentItem;
  doelId: string;
  format: Format;
  seed: number;
  pool: readonly ContentItem[];
}

/** `past-niet` = this item cannot be asked in this format for this game. */
export type BuildError = 'past-niet';
/** Question with its key, or why none can be built from this item in this format. */
export type Built = Result<BuiltVraag, BuildError>;

/** Tools of one build: random source for the looks (never for the key) and token maker. */
export interface Workbench {
  rng: Rng;
  tokens: TokenMaker;
}

/** Builder of one format. */
export type Builder = (options: VraagOptions, bank: Workbench) => Built;

/** Whether the game shows tokens of a kind. */
export function shows(c: Capability, kind: TokenKind): boolean {
  return c.tokenKinds === undefined || c.tokenKinds.includes(kind);
}

/** A game that says how few options it takes never asks for typing: what was read is chosen, whether typing is on or off. */
export const alwaysChooses = (c: Capability): boolean =>
  c.shape === 'select' || (c.shape === 'read' && c.minOptions !== undefined);

/** Whether the game can show these parts side by side: their kind, number and length. */
export function showsSeries(c: Capability, parts: readonly string[], kind: TokenKind): boolean {
  return (
    shows(c, kind) &&
    parts.length >= (c.minSlots ?? 2) &&
    parts.length <= (c.maxSlots ?? 24) &&
    parts.every((part) => part.length <= (c.maxChars ?? 80))
  );
}

/** Prompt of a format with the help of its learning goal. */
export function createPrompt(options: VraagOptions, over: Partial<Prompt>, variant = ''): Prompt {
  const doel = options.environment.leerdoelen.get(options.doelId);
  return {
    instructionKey: `prompt.${options.format}${variant === '' ? '' : `.${variant}`}`,
    ...(doel === undefined ? {} : { ruleIcon: doel.icoon, ruleText: doel.kindregel }),
    ...over,
  };
}

/** Right form in parts, for the end of a question. */
export function createShown(
  text: string,
  pieces: readonly string[],
  bank: Workbench & { kind: TokenKind; audio?: string },
): BuiltVraag['getoond'] {
  const parts: Token[] = pieces.map((part) => bank.tokens.create(part, bank.kind));
  return { text: text, parts, ...(bank.audio === undefined ? {} : { audio: bank.audio }) };
}
