import type { LandId } from './landen.ts';

/** What the hands do in a game; two games of one family never follow each other when there is a choice. */
export const WERKWOORD_FAMILIES = ['bouwen', 'sorteren', 'typen', 'lezen'] as const;
/** Family of a game by what the hands do: build, sort, type or read. */
export type WerkwoordFamily = (typeof WERKWOORD_FAMILIES)[number];

/** Game of the registry. Whether it is built is known from the folder `games`, not from here. */
export interface SpelInfo {
  /** ASCII name: folder, tables, logs. */
  slug: string;
  /** Name in the address. */
  routeSlug: string;
  naam: string;
  land: LandId;
  family: WerkwoordFamily;
  /** Open from the start, whatever the stars. */
  starter: boolean;
}

type Row = readonly [slug: string, naam: string, land: LandId, familie: WerkwoordFamily, extra?: Partial<SpelInfo>];

const spel = ([slug, name, land, family, extra]: Row): SpelInfo =>
  Object.freeze({ slug, routeSlug: slug, naam: name, land, family, starter: false, ...extra });

/** All 45 games (games.md sections 6 and 7), in the order of the design. */
export const SPELLEN: readonly SpelInfo[] = Object.freeze([
  spel(['pizzabakken', 'De pizzabakker', 'stad', 'bouwen', { starter: true }]),
  spel(['treinmachinist', 'De treinmachinist', 'fabriek', 'sorteren']),
  spel(['glazenwasser', 'De glazenwasser', 'stad', 'lezen']),
  spel(['taxirit', 'De taxirit', 'stad', 'bouwen']),
  spel(['pijplijn', 'De pijplijn', 'fabriek', 'bouwen']),
  spel(['verfgooien', 'Verf gooien', 'kermis', 'lezen']),
  spel(['botenkoers', 'De botenkoers', 'water', 'typen']),
  spel(['wortelboer', 'De wortelboer', 'boerenland', 'bouwen']),
  spel(['tuinsproeien', 'Tuin sproeien', 'boerenland', 'sorteren']),
  spel(['ninja', 'Woordninja', 'bos', 'sorteren']),
  spel(['pinata', 'De piñata', 'kermis', 'typen', { routeSlug: 'piñata' }]),
  spel(['postbezorger', 'De postbezorger', 'stad', 'lezen']),
  spel(['stofzuigen', 'Stofzuigen', 'stad', 'bouwen']),
  spel(['dinograven', "Dino's graven", 'savanne', 'bouwen']),
  spel(['buurtsuper', 'De buurtsuper', 'stad', 'lezen']),
  spel(['bladblazen', 'Bladeren blazen', 'bos', 'sorteren']),
  spel(['bioscoop2', 'De bioscoop', 'stad', 'lezen']),
  spel(['ballengooien', 'Ballen gooien', 'kermis', 'sorteren']),
  spel(['blobgezocht', 'Blob gezocht!', 'bos', 'lezen']),
  spel(['groeivis', 'De groeivis', 'water', 'bouwen']),
  spel(['dozenspringen', 'Dozen springen', 'fabriek', 'bouwen']),
  spel(['doolhof', 'Het doolhof', 'bos', 'lezen']),
  spel(['platformklimmen', 'Platformklimmen', 'bos', 'lezen']),
  spel(['fotosafari', 'Fotosafari', 'savanne', 'lezen']),
  spel(['kippenspuiten', 'Kippen spuiten', 'boerenland', 'typen']),
  spel(['stuitergame', 'Stuiterbal', 'kermis', 'bouwen']),
  spel(['rups', 'De rups', 'boerenland', 'bouwen']),
  spel(['paragame', 'De parachute', 'bergen', 'lezen']),
  spel(['vissenvangen', 'Vissen vangen', 'water', 'sorteren']),
  spel(['flipperkast', 'De flipperkast', 'kermis', 'bouwen']),
  spel(['splitsmachine', 'De splitsmachine', 'fabriek', 'lezen']),
  spel(['visvijver', 'De visvijver', 'water', 'lezen']),
  spel(['quizvraag', 'De quizshow', 'kermis', 'lezen']),
  spel(['roeien', 'De roeiers', 'water', 'sorteren']),
  spel(['sneeuwkanon', 'Het sneeuwkanon', 'bergen', 'lezen']),
  spel(['leesrace', 'De leesrace', 'savanne', 'lezen']),
  spel(['leesraket', 'De leesraket', 'ruimte', 'typen']),
  spel(['helikopter', 'De reddingshelikopter', 'bergen', 'bouwen']),
  spel(['vishaak', 'De vishaak', 'water', 'bouwen']),
  spel(['vliegrace', 'De vliegrace', 'bergen', 'bouwen']),
  spel(['beestjesvangen', 'Beestjes vangen', 'boerenland', 'lezen']),
  spel(['raketstrijd', 'Raketstrijd', 'ruimte', 'bouwen']),
  spel(['bellenprikken', 'Bellen prikken', 'kermis', 'lezen', { starter: true }]),
  spel(['autorace', 'De autorace', 'bergen', 'lezen']),
  spel(['dienbladbalanceren', 'Dienblad balanceren', 'stad', 'bouwen']),
]);

const PER_SLUG = new Map(SPELLEN.map((s) => [s.slug, s]));
const PER_ROUTE = new Map(SPELLEN.map((s) => [s.routeSlug, s]));

/** Game by slug or by the name in the address; both forms of the piñata work, composed or not. */
export function spelOf(name: string): SpelInfo | undefined {
  const clean = name.normalize('NFC');
  return PER_SLUG.get(clean) ?? PER_ROUTE.get(clean);
}

/** Whether a text names a game. */
export function isSpel(name: string): boolean {
  return spelOf(name) !== undefined;
}
