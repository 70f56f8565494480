import { z } from 'zod';
import { FORMATS, SHAPES, TOKEN_KINDS } from '#engine/core/oefening/contract.ts';
import { type Result, err, ok } from '#engine/core/basis/result.ts';
import { hex, icoon, naam, num, patroon, punt, tekening } from './velden.schema.ts';
import { leesbaarPad, type SceneFout } from './fout.ts';
import { actorDef, entityDef, groupDef, prefabDef } from './entiteit.ts';
import { trigger } from './trigger.ts';

export const LANDEN = [
  'boerenland',
  'stad',
  'water',
  'bos',
  'kermis',
  'fabriek',
  'savanne',
  'bergen',
  'ruimte',
] as const;

const capability = z.strictObject({
  shape: z.enum(SHAPES),
  formats: z.array(z.enum(FORMATS)).min(1),
  minOptions: z.int().optional(),
  maxOptions: z.int().optional(),
  minSlots: z.int().optional(),
  maxSlots: z.int().optional(),
  maxChars: z.int().optional(),
  bins: z.tuple([z.int(), z.int()]).optional(),
  tokenKinds: z.array(z.enum(TOKEN_KINDS)).optional(),
  pictures: z.boolean().optional(),
  weight: z.number().min(0).max(1),
});

/** One tunable number. `from`/`to` are the values at play level 0 and 1; `calm` replaces both in the calm mode. */
export const tuningValue = z.union([
  z.number(),
  z.string(),
  z.strictObject({ from: z.number(), to: z.number(), calm: z.number().optional(), round: z.boolean().optional() }),
  z.strictObject({ steps: z.array(z.tuple([z.number(), z.number()])).min(1), calm: z.number().optional() }),
]);

const layer = z.strictObject({
  id: naam,
  /** Key of `assets.layers`; drawn with its centre on the stage centre unless `at` (top left) is given. */
  asset: naam.optional(),
  at: punt.optional(),
  /** 0 = fixed, 1 = moves with the camera. Default 1 (0 when the stage does not scroll). */
  parallax: z.number().optional(),
  /** Repeats endlessly in x while the camera moves. */
  repeat: z.literal('x').optional(),
  /** Own movement in pixels per second (clouds, waves); off in reduced motion. */
  drift: z.number().optional(),
  /** Slow vertical swell of the layer: amplitude px, period s. */
  deining: z.strictObject({ amp: z.number(), period: z.number().min(1) }).optional(),
  sort: z.enum(['none', 'y']).optional(),
});

const material = z.strictObject({
  restitution: z.number().optional(),
  friction: z.number().optional(),
  frictionAir: z.number().optional(),
  frictionStatic: z.number().optional(),
  density: z.number().optional(),
});

const physics = z.strictObject({
  engine: z.enum(['matter', 'none']),
  substeps: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  gravity: z.strictObject({ x: num, y: num }),
  velocityCap: z.number().max(60).default(40),
  maxBodies: z.int().min(1).max(200).default(60),
  materials: z.record(naam, material).default({}),
  categories: z.record(naam, z.int()).default({}),
  unstick: z.strictObject({ belowSpeed: z.number(), afterMs: z.number(), impulse: z.number() }).optional(),
});

const tutorialStep = z.strictObject({
  /** Entity, group or mechanic target the ghost hand goes to; `keuze` = the first choice, `keuze:goed` = what would be right. */
  hand: z.string().optional(),
  /** Drag target. */
  to: z.string().optional(),
  gesture: z.enum(['tap', 'drag', 'hold', 'swipe', 'type']).default('tap'),
  /** i18n key of the line under the hand. */
  key: z.string(),
  /** The step waits, unseen, for this event: an oven that opens when the word is done. Steps of an object that opens after the word begin so. */
  from: naam.optional(),
  /** Event after which the step is over, by what the child did: a runtime or mechanic event, `goed`, or `tijd` (3 s). */
  until: naam,
});

/** Scene document, version 1: a whole game as data. */
export const sceneSchema = z.strictObject({
  $schema: z.string().optional(),
  id: z.string().regex(/^[a-z0-9]+$/),
  version: z.literal(1),
  /** URL name when it differs from the id, e.g. `piñata`. */
  routeSlug: z.string().optional(),
  land: z.enum(LANDEN),
  /** Folder of the texts, e.g. `games/pizzabakken`. */
  i18n: z.string(),
  titleKey: z.string(),
  introKey: z.string(),
  capabilities: z.array(capability).min(1),
  round: z.strictObject({
    items: z.int().min(1).max(30),
    softSeconds: z.number(),
    finale: naam,
    finaleMs: z.number().min(0).max(8000).default(5000),
  }),
  stage: z.strictObject({
    width: z.literal(1280),
    height: z.literal(720),
    background: hex,
    /** Colour under the scenery on screens taller than the drawing. */
    ground: hex.optional(),
    scroll: z.enum(['none', 'x', 'y', 'free']).default('none'),
    worldSize: punt.optional(),
  }),
  assets: z.strictObject({
    icons: z.record(naam, icoon).default({}),
    svg: z.record(naam, tekening).default({}),
    layers: z.record(naam, tekening).default({}),
    /** Drawings whose top-level groups become the parts `<rig>/<group id>`, cut at build time. */
    rigs: z.record(naam, tekening).default({}),
  }),
  /** Own name -> sound file(s) without extension; a list is played in turn. */
  sounds: z.record(naam, z.union([z.string(), z.array(z.string()).min(1)])).default({}),
  tuning: z.record(z.string().regex(/^[a-zA-Z]\w*$/), tuningValue).default({}),
  layers: z.array(layer).min(1).max(12),
  physics: physics.optional(),
  /** Mechanics in order of attention: the first one that takes an intent keeps it. Parameters are checked by the mechanic's own schema. */
  mechanics: z
    .array(z.looseObject({ use: naam, id: naam.optional() }))
    .min(1)
    .max(12),
  prefabs: z.record(naam, prefabDef).default({}),
  actors: z.record(naam, actorDef).default({}),
  entities: z
    .array(z.union([entityDef, groupDef]))
    .max(200)
    .default([]),
  woordrail: z
    .strictObject({
      show: z.boolean(),
      align: z.enum(['center', 'left']).default('center'),
      y: z.number().optional(),
      inWorld: naam.optional(),
    })
    .default({ show: true, align: 'center' }),
  /** What the help card keeps off, besides the rail, the tokens and the slots: things that the child steers or looks at, and boxes [x, y, w, h] where something is still to come. */
  hulp: z
    .strictObject({
      mijd: z.array(z.union([patroon, z.tuple([z.number(), z.number(), z.number(), z.number()])])).default([]),
    })
    .prefault({}),
  triggers: z.array(trigger).max(80).default([]),
  paths: z.record(naam, z.array(punt).min(2)).default({}),
  input: z
    .strictObject({
      /** Extra key codes (KeyboardEvent.code) per intent. */
      keyboard: z.partialRecord(z.enum(['left', 'right', 'up', 'down', 'act']), z.array(z.string())).default({}),
      /** Letters pick pool tokens with that text when no entry question is open. */
      lettersPick: z.boolean().default(true),
    })
    .prefault({}),
  tutorial: z.array(tutorialStep).max(6).default([]),
  modes: z.strictObject({
    calm: z.strictObject({ set: z.record(z.string(), z.number()).default({}), hide: z.array(patroon).default([]) }),
    reducedMotion: z.strictObject({ disable: z.array(z.string()).default([]), hide: z.array(patroon).default([]) }),
    oneSwitch: z.strictObject({ scanMs: z.number().min(600).max(5000).default(1600) }),
  }),
  bonus: z.strictObject({ max: z.number().min(0).max(10) }),
  tests: z.strictObject({ fixtures: z.array(z.string()).min(1), maxSeconds: z.number().max(240) }),
});

export type { SceneFout } from './fout.ts';
/** A valid scene document with all defaults filled in. */
export type SceneDoc = z.infer<typeof sceneSchema>;
/** What an author writes: defaults may be left out. */
export type SceneInvoer = z.input<typeof sceneSchema>;
export type MechanicUse = SceneDoc['mechanics'][number];
export type LayerDef = SceneDoc['layers'][number];
export type TuningValue = z.infer<typeof tuningValue>;
export type TutorialStep = SceneDoc['tutorial'][number];

/** Checks of parameters that live outside the document layer (mechanics, behaviours); answers null when all is well. */
export type SceneCheck = (doc: SceneDoc) => SceneFout | null;

/** The deepest issue tells most: for unions the branch that came furthest. */
function diepsteFout(issues: readonly z.core.$ZodIssue[], basis: readonly PropertyKey[]): SceneFout {
  let best: SceneFout = { pad: leesbaarPad(basis), melding: 'ongeldig' };
  let depth = -1;
  for (const issue of issues) {
    const path = [...basis, ...issue.path];
    const kandidaten = issue.code === 'invalid_union' ? issue.errors : [];
    const gekozen = [...kandidaten].sort((a, b) => rang(b) - rang(a))[0];
    const fout =
      gekozen && rang(gekozen) > 0 ? diepsteFout(gekozen, path) : { pad: leesbaarPad(path), melding: issue.message };
    if (path.length > depth) {
      best = fout;
      depth = path.length;
    }
  }
  return best;
}

/** Branches of a union that agree on the keys rank higher than branches that miss them. */
function rang(issues: readonly z.core.$ZodIssue[]): number {
  const diep = Math.max(0, ...issues.map((issue) => issue.path.length));
  const vreemd = issues.filter(
    (issue) => issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && issue.input === undefined),
  ).length;
  return 10 + diep - 2 * vreemd - issues.length;
}

/**
 * Reads a scene document. Errors carry the path of the deepest problem; `checks` run after the shape is right.
 * Whether every name in it exists (`checkNamen`) is a check for who writes a document: the tests of the games and the studio ask it.
 */
export function parseScene(json: unknown, checks: readonly SceneCheck[] = []): Result<SceneDoc, SceneFout> {
  const parsed = sceneSchema.safeParse(json);
  if (!parsed.success) return err(diepsteFout(parsed.error.issues, []));
  for (const check of checks) {
    const fout = check(parsed.data);
    if (fout !== null) return err(fout);
  }
  return ok(parsed.data);
}
