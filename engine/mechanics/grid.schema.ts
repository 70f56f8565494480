import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';

/** A thing between two cells: how it looks lying across, and standing upright. */
const pair = { across: name, upright: name };

/** M7: a board of cells with ways between them; going over what lies there is giving it. */
export const gridSchema = z.strictObject({
  use: z.literal('grid'),
  id: z.optional(name),
  /** Who goes over the board. */
  mover: name,
  cols: z._default(num, 8),
  rows: z._default(num, 5),
  /** Part of the stage for the board: left, top, width, height; and a cell at size 1, px. The board is drawn as large as fits. */
  box: z._default(z.tuple([z.number(), z.number(), z.number(), z.number()]), [80, 104, 1120, 490]),
  cell: z._default(point, [140, 98]),
  /** `maze`: one way between any two cells; `roads`: streets without dead ends; `open`: everything is open. */
  generator: z._default(z.enum(['maze', 'roads', 'open']), 'maze'),
  /** Share of what the generator left closed that is open as well. */
  loopFactor: z._default(num, 0.2),
  /** Share of the ways that go in one direction only. */
  oneWay: z._default(num, 0),
  /** Out at one side is in at the other. */
  wrap: z._default(z.boolean(), false),
  /** A new board for every question; without it the board and who is on it stay. */
  renew: z._default(z.boolean(), true),
  /** `walk`: as long as one is told to; `drive`: on until the next crossing; `roll`: never stops. In calm everybody walks. */
  motion: z._default(z.enum(['walk', 'drive', 'roll']), 'walk'),
  /** Cells a second, and most seconds of a way that was tapped. */
  speed: z._default(num, 4),
  longest: z._default(z.number(), 2.2),
  /** The mover turns the way it goes; else it hops so many px a cell. */
  turn: z._default(z.boolean(), false),
  /** The mover shows the way it goes and the parts it took, at most so many: states `right-0`, `right-1`, `up-0`, ... */
  faces: z.optional(z.int().check(z.gte(0))),
  /** Px that everybody keeps to the right of the middle of a way. */
  lane: z._default(z.number(), 0),
  /** Seconds that the mover stands after it took something. */
  board: z._default(z.number(), 0),
  hop: z._default(z.number(), 8),
  /** Who does not turn is drawn mirrored while it goes left. */
  mirror: z._default(z.boolean(), false),
  /** Px from the middle of a cell to where the mover stands, and its size on a board of size 1. */
  foot: z._default(point, [0, 24]),
  /** Carriers of answers: the first kind that has room for all of them and for the longest text at its plate height; else the last. */
  kinds: z
    .array(
      z.strictObject({
        prefab: name,
        /** Others of this kind, taken in turn so that those beside each other differ. */
        with: z._default(z.array(name), []),
        size: z._default(z.number(), 96),
        text: z._default(z.number(), 300),
        most: z._default(z.int().check(z.gte(1)), 8),
      }),
    )
    .check(z.minLength(1)),
  /** Answers that lie there at a time. A larger pool is laid anew after each part. */
  count: z._default(num, 6),
  reshuffle: z._default(z.boolean(), false),
  /** Px from the middle of a cell to its carrier: beside the road, say. */
  stand: z._default(point, [0, 0]),
  /** Seconds in which a carrier that was not right is in its state `almost` and gives no answer. */
  closed: z._default(z.number(), 0),
  /** A picture for every cell, which gets the state `way-<sum of up 1, right 2, down 4, left 8>`. */
  tile: z.optional(name),
  /** What lies on a way that goes in one direction only, drawn as pointing to the right. */
  oneWaySign: z.optional(name),
  /** What stands between two cells without a way. */
  walls: z.optional(
    z.strictObject({
      across: z.array(name),
      upright: z.array(name),
      /** Around the board too. */
      around: z._default(z.boolean(), true),
    }),
  ),
  /** Short cuts that are closed at first: each right part opens one (state `open`). */
  gates: z.optional(z.strictObject({ ...pair, count: num })),
  /** What opens (state `open`) when the word is done; one goes there. At the right side, out of the board, or inside it. */
  exit: z.optional(z.strictObject({ prefab: name, side: z._default(z.enum(['right', 'inside']), 'right') })),
  /** Hides cells until one comes within so many steps of them; 0 for none. Off in calm. */
  fog: z.optional(z.strictObject({ prefab: name, radius: num })),
  /** Dots on the way that was chosen, and its end. */
  crumbs: z.optional(z.strictObject({ dot: name, end: name })),
  /** Prints that stay behind, at most so many. */
  trail: z.optional(z.strictObject({ prefab: name, most: z._default(z.int(), 40) })),
  /** Cells that nobody can enter; never so that a part of the board is cut off. */
  blocks: z.optional(z.strictObject({ prefabs: z.array(name).check(z.minLength(1)), count: num })),
  /** Things to find: entering the cell takes them; what flees hops so many times to another cell first. Each one found shows the next hidden thing of a group. */
  extras: z._default(
    z
      .array(
        z.strictObject({
          prefab: name,
          count: num,
          bonus: z._default(z.number(), 0),
          flee: z._default(z.int(), 0),
          shows: z.optional(name),
        }),
      )
      .check(z.maxLength(6)),
    [],
  ),
  /** Others on the move, cells a second; meeting one takes so many seconds. Absent in calm. */
  others: z.optional(
    z.strictObject({
      prefab: name,
      /** More of them, sent out in turn. */
      with: z._default(z.array(name), []),
      count: num,
      speed: z._default(num, 1.2),
      seconds: z._default(z.number(), 0.7),
      /** They show the way they go: states `up`, `right`, `down`, `left`. */
      faces: z._default(z.boolean(), false),
      /** Share of a cell at which two meet. */
      touch: z._default(z.number(), 0.55),
      /** Points for a word without meeting one. */
      clean: z._default(z.number(), 0),
    }),
  ),
  /** What follows the mover cell by cell, one for each part of the word, their looks in turn; meeting oneself takes so many seconds. */
  body: z.optional(
    z.strictObject({
      prefabs: z.array(name).check(z.minLength(1)),
      /** What follows from the beginning, behind all parts. */
      tail: z._default(z.array(name), []),
      seconds: z._default(z.number(), 0.4),
    }),
  ),
  /** Points for a word whose steps were at most so many times the shortest way. */
  par: z.optional(z.strictObject({ times: z._default(z.number(), 1.3), bonus: z._default(z.number(), 1) })),
  /** Poses of the mover while it goes and where it cannot go on. */
  poses: z.prefault(z.strictObject({ heavy: z._default(name, 'surprised'), arrive: z._default(name, 'cheers') }), {}),
});
/** Parameters of a board with their defaults; px, cells a second, s. */
export type GridParams = z.output<typeof gridSchema>;
/** board(mover), enterCell(mover), heavy(carrier), taken(carrier), open(gate), connected(exit), arrive(mover), collect(thing), flee(thing), meet(other), bump(mover), par(mover). */
export const gridEmits = [
  'board',
  'enterCell',
  'heavy',
  'taken',
  'open',
  'connected',
  'arrive',
  'collect',
  'flee',
  'meet',
  'bump',
  'par',
] as const;
/** What the checks of a scene know about it. */
export const info = { schema: gridSchema, emits: gridEmits };
