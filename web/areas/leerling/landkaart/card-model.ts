import { wasDone } from '#engine/core/somvenster/taak.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { DayRoute, SteenItem } from '#server/features/somvensters/route.contract.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { stenenOnLane } from './lane.ts';
import type { GraphNode } from './neighbors.ts';
import { LANES, LAND_LAYOUT, type LandCode, type LandkaartPlace, type SpotLayout } from './card-layout.ts';
import { BUILT_SPELLEN, SPOTS } from './spots.ts';

/** `built` = there is a game in it; a land or place whose games are still to come asks for no stars. */
export type LandView = { code: LandCode; open: boolean; built: boolean; starsToGo: number };
/** `away` = the game is not on this device while there is no line. */
export type SpotView = SpotLayout & {
  built: boolean;
  mist: boolean;
  away: boolean;
  starsToGo: number;
  gold: boolean;
  offered: boolean;
  /** The work of today is done, and this may be played for fun. */
  free: boolean;
};
/** `away` = there is no line: it may have doors that are not on this device. */
export type SteenView = { route: DayRoute; item: SteenItem; nr: number; place: LandkaartPlace; away: boolean };
export type RouteView = {
  route: DayRoute;
  lane: readonly LandkaartPlace[];
  stenen: readonly SteenView[];
  today: boolean;
  done: boolean;
};

const TO_DO: readonly string[] = ['open', 'bezig', 'blijft_open', 'kom_terug'];
export const toDo = (item: SteenItem): boolean => TO_DO.includes(item.status);

/** At most three routes; the one that holds today's work first. */
export function routesOnMap(card: ShownMap): RouteView[] {
  const today = new Set(card.vandaag.map((taak) => taak.somvensterId));
  const isVisible = card.routes.filter((route) => route.status === 'open' || route.status === 'voltooid');
  const sorted = [...isVisible].sort((a, b) => Number(today.has(b.somvensterId)) - Number(today.has(a.somvensterId)));
  return sorted.slice(0, LANES.length).map((route, index): RouteView => {
    const lane = LANES[index] ?? [];
    const places = stenenOnLane(lane, route.stenen.length);
    const stenen = route.stenen.map((item, nr): SteenView => ({
      route,
      item,
      nr: nr + 1,
      place: places[nr] ?? [0, 0],
      away: card.onDevice !== undefined,
    }));
    return {
      route,
      lane,
      stenen,
      today: index === 0 && today.has(route.somvensterId),
      done: stenen.every(({ item }) => wasDone(item)),
    };
  });
}

/** The stone the child stands on: today's next task, else the first stone with work. */
export function currentSteen(card: Landkaart, routes: readonly RouteView[]): SteenView | null {
  const stenen = routes.flatMap((route) => route.stenen);
  const taak = card.vandaag.find((item) => !item.klaar);
  const today = stenen.find((steen) => steen.item.taakId === taak?.taakId && toDo(steen.item));
  return today ?? stenen.find((steen) => toDo(steen.item)) ?? null;
}

export function landenOnMap(card: Landkaart): LandView[] {
  return LAND_LAYOUT.map(({ code }) => {
    const land = card.landen.find((item) => item.code === code);
    const built = SPOTS.some((spot) => spot.land === code && BUILT_SPELLEN.has(spot.spel));
    return { code, open: land?.open ?? false, built, starsToGo: land?.nogSterren ?? 0 };
  });
}

/** Free play needs the server: it keeps the time. */
export const mayPlayFreely = ({ free: sun, onDevice }: ShownMap): boolean =>
  sun !== undefined && sun.over > 0 && onDevice === undefined;

const isAway = ({ onDevice }: ShownMap, spel: string): boolean =>
  BUILT_SPELLEN.has(spel) && onDevice?.includes(spel) === false;

const CLOSED: Pick<LandView, 'open' | 'starsToGo'> = { open: false, starsToGo: 0 };

export function spotsOnMap(card: ShownMap): SpotView[] {
  const landen = new Map(landenOnMap(card).map((land) => [land.code, land]));
  const state = new Map(card.plekken.map((spot) => [spot.spel, spot]));
  const offered = new Set(card.aangeboden);
  const free = new Set(mayPlayFreely(card) ? card.free?.spellen : []);
  return SPOTS.map((spot) => {
    const { open, starsToGo } = landen.get(spot.land) ?? CLOSED;
    const built = BUILT_SPELLEN.has(spot.spel);
    const away = isAway(card, spot.spel);
    const mist = away || (built && !open);
    const ready = built && !mist;
    return {
      ...spot,
      built,
      mist,
      away,
      starsToGo,
      gold: state.get(spot.spel)?.sterren === 3,
      offered: ready && offered.has(spot.spel),
      free: ready && free.has(spot.spel),
    };
  });
}

/** How a place stands: no game yet, in the mist of its land, free to play, offered by a stone, or open. */
export function standOfSpot({ built, mist, free, offered }: SpotView): 'bouw' | 'mist' | 'vrij' | 'kies' | 'open' {
  if (!built) return 'bouw';
  if (mist) return 'mist';
  if (free) return 'vrij';
  return offered ? 'kies' : 'open';
}

/** Key of the text that names a route: the one of today, or what kind it is; a route of the teacher keeps its own name. */
export const routeNameKey = ({
  route,
  today,
}: Pick<RouteView, 'route' | 'today'>): 'vandaag' | `soort.${DayRoute['soort'] | 'week'}` =>
  route.week === true ? 'soort.week' : today && route.soort !== 'leerkracht' ? 'vandaag' : `soort.${route.soort}`;

export const steenId = (item: Pick<SteenItem, 'taakId'>): string => `steen-${item.taakId}`;
export const spotId = (spel: string): string => `plek-${spel}`;

/** Everything the arrow keys can reach. */
export const nodesOnMap = (routes: readonly RouteView[], spots: readonly SpotView[]): GraphNode[] => [
  ...routes.flatMap((route) =>
    route.stenen.map(({ item, place }) => ({ id: steenId(item), x: place[0], y: place[1] })),
  ),
  ...spots.map((spot) => ({ id: spotId(spot.spel), x: spot.x, y: spot.y - spot.high / 2 })),
];

/** The stone that offers a game: the child's own stone first. */
export function steenForSpel(spel: string, current: SteenView | null, routes: readonly RouteView[]): SteenView | null {
  if (current?.item.deuren.includes(spel)) return current;
  return (
    routes.flatMap((route) => route.stenen).find((steen) => toDo(steen.item) && steen.item.deuren.includes(spel)) ??
    null
  );
}

export const addressOfSteen = ({ route, item }: SteenView): { somvensterId: string; taakId: string } => ({
  somvensterId: route.somvensterId,
  taakId: item.taakId,
});

/** Address of a game on a stone; the address keeps the ñ. */
export const spelAddress = (
  leerlingId: string,
  { somvensterId, taakId }: { somvensterId: string; taakId: string },
  spel: string,
): string =>
  `/leerling/${leerlingId}/somvensters/${somvensterId}/taken/${taakId}/spellen/${spel === 'pinata' ? 'piñata' : spel}`;
