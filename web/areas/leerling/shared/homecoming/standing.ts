import type { ShownMap } from '../day-package/shown-map.ts';
import type { MapStanding } from './arrivals.ts';

/** How the map stands for a stone; null when the map does not show it. */
export function mapStandingOf(card: ShownMap, taakId: string): MapStanding | null {
  const steen = card.routes.flatMap((route) => route.stenen).find((item) => item.taakId === taakId);
  if (steen === undefined) return null;
  return {
    steen: { taakId, status: steen.status, steen: steen.steen, sterren: steen.sterren },
    stars: card.leerling.sterren,
    today: card.vandaag,
    open: card.landen.filter((land) => land.open).map(({ code }) => code),
  };
}

/** The map with the stone, the stars, the day and the mist as they stood: what the child sees until it is welcomed. */
export function holdBack(card: ShownMap, before: MapStanding): ShownMap {
  return {
    ...card,
    leerling: { ...card.leerling, sterren: before.stars },
    vandaag: before.today,
    routes: card.routes.map((route) => ({
      ...route,
      stenen: route.stenen.map((item) => (item.taakId === before.steen.taakId ? { ...item, ...before.steen } : item)),
    })),
    landen: card.landen.map((land) => ({ ...land, open: land.open && before.open.includes(land.code) })),
  };
}
