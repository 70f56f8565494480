import { z } from 'zod/mini';

/** Name inside a scene: letters, digits, `-`, `_`, `.`; starts with a letter. */
export const name = z.string().check(z.regex(/^[a-zA-Z][\w.-]*$/, 'naam: letters, cijfers, - _ .'));
/** Pattern over names: `*` matches any tail, e.g. `bel*`. */
export const patternSchema = z.string().check(z.regex(/^[a-zA-Z*][\w.*-]*$/, 'naam of patroon met *'));
/** `#RRGGBB`. */
export const hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'kleur #RRGGBB'));
/** A literal number, or `$name` looked up in `tuning`. */
export const num = z.union([z.number(), z.string().check(z.regex(/^\$[a-zA-Z]\w*$/, 'getal of $naam'))]);
/** Stage point or vector in pixels of the 1280 x 720 space. */
export const point = z.tuple([z.number(), z.number()]);
/** Icon of the emoji set, optionally with its width in stage pixels: `fe:tomato@64` (default 96). */
export const icon = z.string().check(z.regex(/^fe:[a-z0-9-]+(@\d+)?$/, 'fe:naam of fe:naam@breedte'));
/** File below `assets/art/` or `<spel>/<file>` in `games/<spel>/art/`, optionally with its width in stage pixels: `pizzabakken/kom.svg@140`. */
export const drawingSchema = z
  .string()
  .check(z.regex(/^[a-z0-9/_-]+\.svg(@\d+)?$/, 'map/bestand.svg of map/bestand.svg@breedte'));

/** Parts of the island, as the documents of games and places name them. */
export const LAND_CODES = [
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

/** Ways a tween may go; `outBack` and `outBounce` pass or bounce at the end. */
export const EASES = ['outBack', 'in', 'outCubic', 'inOut', 'outBounce', 'linear'] as const;
/** Name of an ease in a scene. */
export const ease = z.enum(EASES);

/** Names of the particle presets. */
export const FX = [
  'confetti',
  'splash',
  'dust',
  'stars',
  'leaves',
  'bubbles',
  'snow',
  'steam',
  'crumbs',
  'sparks',
  'rays',
  'pop',
] as const;
/** Particle presets, games.md section 5. */
export const fx = z.enum(FX);

/** Poses that the engine asks for by name; one that an actor lacks is rest. A scene may add poses of its own. */
export const REACTIONS = ['rest', 'happy', 'thinks', 'almost', 'proud', 'cheers', 'surprised', 'waits'] as const;
/** Pose that every actor has, from rest to waiting. */
export type Reaction = (typeof REACTIONS)[number];

/** Forms of the plate under a token; `none` draws the material alone. */
export const PLATES = ['card', 'round', 'leaf', 'bubble', 'tag', 'none'] as const;
/** Form of a plate in a scene. */
export const plate = z.enum(PLATES);

/** A number, or `$name` of a value in `tuning`. */
export type Num = z.infer<typeof num>;
/** [x, y] in pixels of the 1280 x 720 stage. */
export type DocumentPoint = z.infer<typeof point>;
/** Form of the plate under a token. */
export type Plate = (typeof PLATES)[number];
/** Way a tween goes from 0 to 1. */
export type Ease = (typeof EASES)[number];
/** Particle preset of games.md section 5. */
export type FxPreset = (typeof FX)[number];
