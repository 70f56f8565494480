import { z } from 'zod/mini';
import { changeEach, changeValues, inTurn, renameKeys, renameWord, type KeyNames, type WordNames } from './rename.ts';
import type { SceneV1 } from './v1.ts';

const fields = z.record(z.string(), z.unknown());

/**
 * Scene document, version 2: its shape as far as the migration to version 3 reads it.
 * What is not named here goes along as it is; version 3 checks it.
 */
export const sceneV2 = z.looseObject({
  version: z.literal(2),
  round: z.optional(z.looseObject({ finale: z.optional(z.string()), finaleMs: z.optional(z.number()) })),
  mechanics: z.optional(z.array(z.looseObject({ use: z.string() }))),
  triggers: z.optional(
    z.array(z.looseObject({ on: z.string(), if: z.optional(z.string()), do: z.optional(z.array(fields)) })),
  ),
});

/** Document of version 2, as far as its migration reads it. */
export type SceneV2 = z.infer<typeof sceneV2>;

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
