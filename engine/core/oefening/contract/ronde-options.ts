import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { DomeinItem } from '#engine/core/taal/item/domein-item.ts';
import type { Leestekst } from '#engine/core/taal/item/leestekst.ts';
import type { Leerdoel, OrderItem, WerkwoordItem, WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { AntwoordInput, Arm } from './antwoord.ts';
import type { Capability, Format, Round } from './contract.ts';
import type { RouteWeights } from '../model/weights.ts';
import type { BuiltVraag } from '../vraag/built.ts';

/** Content the engine can practise; told apart by the prefix of the id (`w-`, `ww-`, `vo-`, `d?-`, `lt-`). */
export type ContentItem = WoordItem | WerkwoordItem | OrderItem | DomeinItem | Leestekst;

/** Everything a live round needs; the round itself keeps no clock and no random source of its own. */
export interface RondeOptions {
  /** Content that may be asked; filtered further by `doelIds`, `formaten`, `instelling` and `capabilities`. */
  pool: readonly ContentItem[];
  leerdoelen: readonly Leerdoel[];
  /** Measured difficulties of items of the pool: id, b and its variance. Absent = prior. */
  kalibratie?: readonly (readonly [itemId: string, b: number, vb: number])[];
  /** Population weights that a night fitted. Absent = those of the first day. */
  weights?: RouteWeights;
  /** Packed state of the leerling; empty array = new leerling. */
  toestand: Uint8Array;
  instelling: Oefeninstelling;
  /** Jaargroep of the leerling (3..8): prior of a new state, size of building parts, keyboard. */
  groep: number;
  /** Goals of the taak; empty = every goal the setting allows. */
  doelIds: readonly string[];
  /** Formats of the taak, in order of preference. */
  formaten: readonly Format[];
  /** What the game can take, from its scene document. */
  capabilities: readonly Capability[];
  /** Slug of the game, logged with each answer. */
  spel?: string;
  /** Number of different items of the round, 1..40. */
  items: number;
  seed: number;
  /** Whole days since 2020-01-01 in the time zone of the tenant. */
  day: number;
  /** Play level 0..1. */
  s: number;
  calm: boolean;
  reducedMotion: boolean;
  title: string;
  clock: Clock;
  arm?: Arm;
  /** Answers already given in this round, when it was interrupted: learned from again, never asked again. */
  gegeven?: readonly AntwoordInput[];
  /** Moment of `clock` after which nothing is asked any more: the question that is on goes on. Absent = no end but the last item. */
  until?: number;
  /** Words of a list that must come first (teacher list, methodetoets). */
  required?: readonly string[];
  /** Called once per finished item, in order. */
  onAntwoord(antwoord: AntwoordInput): void;
}

/** Why a round could not be made. */
export type RondeError = 'pool-leeg' | 'instelling-ongeldig' | 'toestand-beschadigd' | 'versie-onbekend';

/** Round with the extras the shell uses; games see only `Round`. */
export interface LiveRonde extends Round {
  /** Packed state after the answers so far. */
  toestand(): Uint8Array;
  /** The child heard the word again; counted, never a hint. */
  played(vraagId: string): void;
  /** First touch or key of a question, when no attempt was made yet. */
  firstKeypress(vraagId: string): void;
  /** Answers logged so far. */
  antwoorden(): readonly AntwoordInput[];
  /** A question of this round with its key, for bots and tools. */
  built(vraagId: string): BuiltVraag | undefined;
}
