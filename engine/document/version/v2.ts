import { z } from 'zod/mini';
import { FORMATS, SHAPES, TOKEN_KINDS } from '#engine/core/oefening/contract/contract.ts';
import { actorDef, entityDef, groupDef, prefabDef } from '../entity.ts';
import { LAND_CODES, drawingSchema, hex, icon, name, num, patternSchema, point } from '../fields.schema.ts';
import { layerSchema } from '../layer.schema.ts';
import { portrait, stageFrame } from '../portrait.schema.ts';
import { trigger } from '../trigger.ts';
import { changeEach, changeValues, inTurn, renameKeys, renameWord, type KeyNames, type WordNames } from './rename.ts';
import type { SceneV1 } from './v1.ts';

const capability = z.strictObject({
  shape: z.enum(SHAPES),
  formats: z.array(z.enum(FORMATS)).check(z.minLength(1)),
  minOptions: z.optional(z.int()),
  maxOptions: z.optional(z.int()),
  minSlots: z.optional(z.int()),
  maxSlots: z.optional(z.int()),
  maxChars: z.optional(z.int()),
  bins: z.optional(z.tuple([z.int(), z.int()])),
  tokenKinds: z.optional(z.array(z.enum(TOKEN_KINDS))),
  pictures: z.optional(z.boolean()),
  weight: z.number().check(z.gte(0), z.lte(1)),
});

/** One tunable number. `from`/`to` are the values at play level 0 and 1; `calm` replaces both in the calm mode. */
export const tuningValue = z.union([
  z.number(),
  z.string(),
  z.strictObject({ from: z.number(), to: z.number(), calm: z.optional(z.number()), round: z.optional(z.boolean()) }),
  z.strictObject({
    steps: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1)),
    calm: z.optional(z.number()),
  }),
]);

const material = z.strictObject({
  restitution: z.optional(z.number()),
  friction: z.optional(z.number()),
  frictionAir: z.optional(z.number()),
  frictionStatic: z.optional(z.number()),
  density: z.optional(z.number()),
});

const physics = z.strictObject({
  engine: z.enum(['matter', 'none']),
  substeps: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), 1),
  gravity: z.strictObject({ x: num, y: num }),
  velocityCap: z._default(z.number().check(z.lte(60)), 40),
  maxBodies: z._default(z.int().check(z.gte(1), z.lte(200)), 60),
  materials: z._default(z.record(name, material), {}),
  categories: z._default(z.record(name, z.int()), {}),
  unstick: z.optional(z.strictObject({ belowSpeed: z.number(), afterMs: z.number(), impulse: z.number() })),
});

const tutorialStep = z.strictObject({
  /** Entity, group or mechanic target the ghost hand goes to; `choice` = the first choice, `choice:correct` = what would be right, `slot` = where it goes. */
  hand: z.optional(z.string()),
  /** Drag target. */
  to: z.optional(z.string()),
  gesture: z._default(z.enum(['tap', 'drag', 'hold', 'swipe', 'type']), 'tap'),
  /** i18n key of the line under the hand. */
  key: z.string(),
  /** The step waits, unseen, for this event: an oven that opens when the word is done. Steps of an object that opens after the word begin so. */
  from: z.optional(name),
  /** Event after which the step is over, by what the child did: a runtime or mechanic event, `correct`, or `time` (3 s). */
  until: name,
});

/** Scene document, version 2: a whole game as data. */
export const sceneV2 = z.strictObject({
  $schema: z.optional(z.string()),
  id: z.string().check(z.regex(/^[a-z0-9]+$/)),
  version: z.literal(2),
  /** URL name when it differs from the id, e.g. `piñata`. */
  routeSlug: z.optional(z.string()),
  land: z.enum(LAND_CODES),
  /** Folder of the texts, e.g. `games/pizzabakken`. */
  i18n: z.string(),
  titleKey: z.string(),
  introKey: z.string(),
  capabilities: z.array(capability).check(z.minLength(1)),
  round: z.strictObject({
    items: z.int().check(z.gte(1), z.lte(30)),
    softSeconds: z.number(),
    finale: name,
    finaleMs: z._default(z.number().check(z.gte(0), z.lte(8000)), 5000),
  }),
  stage: z.strictObject({
    width: z.literal(1280),
    height: z.literal(720),
    background: hex,
    /** Colour under the scenery on screens taller than the drawing. */
    ground: z.optional(hex),
    scroll: z._default(z.enum(['none', 'x', 'y', 'free']), 'none'),
    worldSize: z.optional(point),
    /** Default the whole stage. */
    frame: z.optional(stageFrame),
  }),
  assets: z.strictObject({
    icons: z._default(z.record(name, icon), {}),
    svg: z._default(z.record(name, drawingSchema), {}),
    layers: z._default(z.record(name, drawingSchema), {}),
    /** Drawings whose top-level groups become the parts `<rig>/<group id>`, cut at build time. */
    rigs: z._default(z.record(name, drawingSchema), {}),
  }),
  /** Own name -> sound file(s) without extension; a list is played in turn. */
  sounds: z._default(z.record(name, z.union([z.string(), z.array(z.string()).check(z.minLength(1))])), {}),
  tuning: z._default(z.record(z.string().check(z.regex(/^[a-zA-Z]\w*$/)), tuningValue), {}),
  layers: z.array(layerSchema).check(z.minLength(1), z.maxLength(14)),
  physics: z.optional(physics),
  /** Mechanics in order of attention: the first one that takes an intent keeps it. Parameters are checked by the mechanic's own schema. */
  mechanics: z.array(z.looseObject({ use: name, id: z.optional(name) })).check(z.minLength(1), z.maxLength(12)),
  prefabs: z._default(z.record(name, prefabDef), {}),
  actors: z._default(z.record(name, actorDef), {}),
  entities: z._default(z.array(z.union([entityDef, groupDef])).check(z.maxLength(200)), []),
  woordRail: z._default(
    z.strictObject({
      show: z.boolean(),
      align: z._default(z.enum(['center', 'left']), 'center'),
      y: z.optional(z.number()),
      inWorld: z.optional(name),
    }),
    { show: true, align: 'center' },
  ),
  /** What the help card keeps off, besides the rail, the tokens and the slots: things that the child steers or looks at, and boxes [x, y, w, h] where something is still to come. */
  help: z.prefault(
    z.strictObject({
      avoid: z._default(
        z.array(z.union([patternSchema, z.tuple([z.number(), z.number(), z.number(), z.number()])])),
        [],
      ),
    }),
    {},
  ),
  portrait: z.optional(portrait),
  triggers: z._default(z.array(trigger).check(z.maxLength(80)), []),
  paths: z._default(z.record(name, z.array(point).check(z.minLength(2))), {}),
  input: z.prefault(
    z.strictObject({
      /** Extra key codes (KeyboardEvent.code) per intent. */
      keyboard: z._default(z.partialRecord(z.enum(['left', 'right', 'up', 'down', 'act']), z.array(z.string())), {}),
      /** Letters pick pool tokens with that text when no entry question is open. */
      lettersPick: z._default(z.boolean(), true),
    }),
    {},
  ),
  tutorial: z._default(z.array(tutorialStep).check(z.maxLength(6)), []),
  modes: z.strictObject({
    calm: z.strictObject({
      set: z._default(z.record(z.string(), z.number()), {}),
      hide: z._default(z.array(patternSchema), []),
    }),
    reducedMotion: z.strictObject({
      disable: z._default(z.array(z.string()), []),
      hide: z._default(z.array(patternSchema), []),
    }),
    oneSwitch: z.strictObject({ scanMs: z._default(z.number().check(z.gte(600), z.lte(5000)), 1600) }),
  }),
  bonus: z.strictObject({ max: z.number().check(z.gte(0), z.lte(10)) }),
  tests: z.strictObject({
    fixtures: z.array(z.string()).check(z.minLength(1)),
    maxSeconds: z.number().check(z.lte(240)),
  }),
});

/** Events that the engine, a mechanic or a game reports. */
const EVENTS = {
  goed: 'correct',
  bijna: 'almost',
  toon: 'reveal',
  tik: 'tap',
  poort: 'gateAhead',
  mis: 'miss',
  raak: 'hit',
  wacht: 'waits',
  ingehaald: 'overtaken',
  ingelopen: 'caughtUp',
  knal: 'burst',
  reeks: 'streak',
  halveer: 'halved',
  samen: 'joined',
  plons: 'splash',
  deeg: 'dough',
  bezorgd: 'served',
};
const POSES = {
  rust: 'rest',
  blij: 'happy',
  denkt: 'thinks',
  bijna: 'almost',
  trots: 'proud',
  juichen: 'cheers',
  verrast: 'surprised',
  wacht: 'waits',
};
/** How a stroke fell, and the events that say so. */
const STRIKE_EVENTS: ReadonlySet<string> = new Set(['stroke', 'bezorgd']);
const STRIKES = { goud: 'gold', vroeg: 'early', laat: 'late' };
const VERDICTS = { goed: 'correct', bijna: 'almost' };
/** States that code sets; an author's own states keep their names. */
const STATES = {
  ...STRIKES,
  op: 'used',
  rust: 'rest',
  vast: 'held',
  vol: 'full',
  baan0: 'lane0',
  baan1: 'lane1',
  baan2: 'lane2',
  baan3: 'lane3',
  baan4: 'lane4',
};
const HANDS = { keuze: 'choice', 'keuze:goed': 'choice:correct', vak: 'slot' };

/** Mechanics that a game brings itself, with their parameters. */
const MECHANICS: Readonly<Record<string, { use: string; keys: KeyNames }>> = {
  camera: { use: 'camera', keys: { road: ['road', { colours: 'colors' }] } },
  langsweg: {
    use: 'roadside',
    keys: {
      rijen: ['rows', { om: 'apart', feest: 'festive' }],
      ver: 'far',
      diepte: 'depth',
      stap: 'step',
      pitVoor: 'pitAhead',
      kegel: 'cone',
      kegels: 'cones',
      poort: 'gateAhead',
      spook: 'ghost',
    },
  },
  cockpit: {
    use: 'cockpit',
    keys: {
      auto: 'car',
      snelheid: ['speed', { van: 'from', tot: 'to' }],
      ronde: ['laps', { van: 'from', tot: 'to' }],
      vol: 'full',
    },
  },
  bellen: {
    use: 'bubbles',
    keys: {
      bel: 'bubble',
      kolommen: 'columns',
      sprong: 'leap',
      rail: ['rail', { laag: 'layer' }],
      reeks: 'streak',
      feest: ['party', { plekken: 'spots' }],
    },
  },
  duwen: {
    use: 'push',
    keys: { bel: 'bubble', helft: 'half', vanaf: 'from', kuip: 'tub', kuipY: 'tubY', rij: 'row' },
  },
  tuigage: {
    use: 'rigging',
    keys: { delen: 'parts', boot: 'boat', zeil: 'sail', stappen: 'steps', vlagen: 'gusts' },
  },
  uitzicht: {
    use: 'vista',
    keys: {
      lagen: 'layers',
      dingen: 'things',
      hoogte: 'height',
      mee: 'along',
      lijn: 'line',
      laagst: 'lowest',
      maat: 'scale',
      smal: ['narrow', { schaal: 'scale' }],
      oog: 'eye',
      bijWoord: 'atWord',
      bij: 'beside',
      naast: 'alongside',
    },
  },
  kommen: { use: 'bowls', keys: { drager: 'carrier', vullingen: 'fillings', wijkt: 'yields', ruim: 'room' } },
  pizza: {
    use: 'pizza',
    keys: {
      midden: 'center',
      kantel: 'tilt',
      laag: 'layer',
      vakken: 'slots',
      punten: 'slices',
      klant: 'customer',
      vullingen: 'fillings',
    },
  },
};

const eventWord = renameWord(EVENTS);
const stateWord = renameWord(STATES);
const poseWord = renameWord(POSES);

const migrateThing = inTurn(
  renameKeys({ delen: 'parts', tik: 'tap', states: ['states', STATES] }),
  changeValues({
    state: stateWord,
    states: changeEach(changeValues({ pose: poseWord })),
    behaviours: changeEach(changeValues({ event: eventWord })),
  }),
);

const migrateActor = inTurn(
  changeValues({ sjabloon: renameWord({ persoon: 'person' }), reacties: changeEach(poseWord) }),
  renameKeys({
    sjabloon: 'template',
    delen: 'parts',
    leven: 'life',
    poses: ['poses', POSES],
    reacties: ['reactions', { ...VERDICTS, wacht: 'waits' }],
  }),
);

function migrateMechanic(fields: NonNullable<SceneV1['mechanics']>[number]): unknown {
  const own = Object.hasOwn(MECHANICS, fields.use) ? MECHANICS[fields.use] : undefined;
  const { use = fields.use, keys = {} } = own ?? {};
  return inTurn(
    renameKeys(keys),
    changeValues({
      use: () => use,
      on: eventWord,
      advanceOn: eventWord,
      flapOn: eventWord,
      pushOn: renameKeys(EVENTS),
    }),
  )(fields);
}

/** What `to` names: a state, a pose, or a place. */
function namesOfTarget(action: unknown): WordNames {
  if (typeof action !== 'object' || action === null) return {};
  return 'state' in action ? STATES : 'pose' in action ? POSES : {};
}

/** `langsweg.method` is called by the use of a mechanic, unless a mechanic has that word as its own id. */
const migrateCall =
  (ids: ReadonlySet<string>) =>
  (call: unknown): unknown => {
    const [id = '', method = ''] = typeof call === 'string' ? call.split('.') : [];
    const own = Object.hasOwn(MECHANICS, id) && !ids.has(id) ? MECHANICS[id] : undefined;
    return own === undefined ? call : `${own.use}.${method}`;
  };

function migrateTrigger(ids: ReadonlySet<string>): (fields: { on: string }) => unknown {
  const action = (fields: unknown): unknown =>
    changeValues({
      ease: renameWord({ lineair: 'linear' }),
      emit: eventWord,
      call: migrateCall(ids),
      to: renameWord(namesOfTarget(fields)),
    })(fields);
  const words = renameWord({ ...STATES, ...VERDICTS });
  const condition = (text: unknown): unknown =>
    typeof text === 'string'
      ? text.replace(/(['"])(.*?)\1/g, (_, quote: string, word: string) => `${quote}${String(words(word))}${quote}`)
      : text;
  return (fields) =>
    changeValues({
      on: eventWord,
      b: renameWord(fields.on === 'verdict' ? VERDICTS : STRIKE_EVENTS.has(fields.on) ? STRIKES : {}),
      if: condition,
      do: changeEach(action),
    })(fields);
}

/** Version 1 -> 2: English keys, and English words for what the engine, its mechanics and the games know by name. */
export function migrateToV2(doc: SceneV1): unknown {
  const ids = new Set((doc.mechanics ?? []).flatMap(({ id }) => id ?? []));
  const changed = {
    ...doc,
    version: 2,
    ...(doc.mechanics && { mechanics: doc.mechanics.map(migrateMechanic) }),
    ...(doc.triggers && { triggers: doc.triggers.map(migrateTrigger(ids)) }),
  };
  const until = renameWord({ ...EVENTS, tijd: 'time' });
  return inTurn(
    changeValues({
      layers: renameKeys({ deining: 'swell' }),
      prefabs: changeEach(migrateThing),
      actors: changeEach(migrateActor),
      entities: changeEach(migrateThing),
      tutorial: changeEach(changeValues({ hand: renameWord(HANDS), to: renameWord(HANDS), from: until, until })),
    }),
    renameKeys({ woordrail: 'woordRail', hulp: ['help', { mijd: 'avoid' }] }),
  )(changed);
}
