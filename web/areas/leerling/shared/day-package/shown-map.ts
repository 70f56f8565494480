import type { Stars } from '#engine/core/scoring/stars.ts';
import { isDone, nextTaak } from '#engine/core/somvenster/taak.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { DayPackage } from '#server/features/somvensters/day-package.contract.ts';
import type { DayRoute, SteenItem } from '#server/features/somvensters/route.contract.ts';
import type { PlayedRonde } from './played.ts';

/** The map as a child sees it. */
export interface ShownMap extends Landkaart {
  /** Games that open without a line; absent while the server answers. */
  onDevice?: readonly string[];
}

const STARS: readonly Stars[] = [0, 1, 2, 3];

/** A stone after a round; one that the device had opened already counts as open. Null = it stays as it is. */
function afterRonde(steen: SteenItem, { stars }: PlayedRonde): SteenItem | null {
  const step = nextTaak(
    {
      status: steen.status === 'dicht' ? 'open' : steen.status,
      sterren: STARS[steen.sterren] ?? 0,
      steen: steen.steen,
      isSteun: steen.isSteun,
      supportGiven: false,
    },
    { soort: 'ronde', sterren: stars },
  );
  if (!step.ok) return null;
  const { status, sterren: best, steen: kind } = step.value.taak;
  return { ...steen, status, sterren: best, steen: kind };
}

/** A route after a round on one of its stones: done opens the next. */
function advance(route: DayRoute, ronde: PlayedRonde): DayRoute {
  const steen = route.stenen.find(({ taakId }) => taakId === ronde.taakId);
  const next = steen && afterRonde(steen, ronde);
  if (!next) return route;
  const closed = isDone(next) ? route.stenen.find((s) => s.status === 'dicht' && s.taakId !== next.taakId) : undefined;
  return {
    ...route,
    stenen: route.stenen.map((s): SteenItem => {
      if (s.taakId === next.taakId) return next;
      return s.taakId === closed?.taakId ? { ...s, status: 'open' } : s;
    }),
  };
}

const offeredOf = (routes: readonly DayRoute[]): string[] => [
  ...new Set(
    routes
      .filter((r) => r.status === 'open')
      .flatMap((r) => r.stenen.filter((s) => !isDone(s)).flatMap((s) => s.deuren)),
  ),
];

/** The map with rounds laid over it that the server does not know yet. Coins stay: those are counted by the server. */
export function layOver(map: ShownMap, rondes: readonly PlayedRonde[]): ShownMap {
  if (rondes.length === 0) return map;
  const routes = map.routes.map((route) => rondes.reduce(advance, route));
  const done = new Set(routes.flatMap((route) => route.stenen.filter(isDone).map(({ taakId }) => taakId)));
  const stars = rondes.reduce((sum, ronde) => sum + ronde.stars, 0);
  return {
    ...map,
    leerling: { ...map.leerling, sterren: map.leerling.sterren + stars },
    routes,
    vandaag: map.vandaag.map((taak) => ({ ...taak, klaar: taak.klaar || done.has(taak.taakId) })),
    aangeboden: offeredOf(routes),
  };
}

/** The map without a line: only doors whose round is on the device. */
export function withoutLine(map: ShownMap, pack: DayPackage | null): ShownMap {
  const deuren = new Map((pack?.stenen ?? []).map((s) => [s.taakId, new Set(s.deuren.map(({ game }) => game))]));
  const routes = map.routes.map((route) => ({
    ...route,
    stenen: route.stenen.map((steen) => ({
      ...steen,
      deuren: steen.deuren.filter((game) => deuren.get(steen.taakId)?.has(game) === true),
    })),
  }));
  const offered = offeredOf(routes);
  return { ...map, routes, aangeboden: offered, onDevice: offered };
}
