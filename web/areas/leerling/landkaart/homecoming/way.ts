import type { LandkaartPlace } from '../card-layout.ts';
import type { RouteView } from '../card-model.ts';
import { pointOnLane } from '../lane.ts';

const POINTS = 48;
/** Where on its lane the figure stands beside the flag. */
const FLAG = 0.9;

const partOf = (route: RouteView, taakId: string): number | null => {
  const nr = route.stenen.findIndex(({ item }) => item.taakId === taakId);
  return nr < 0 ? null : (nr + 1) / (route.stenen.length + 1);
};

/** The way from a stone to where the figure goes: along the route, or straight to another one. Empty = it stays. */
export function wayHome(
  routes: readonly RouteView[],
  from: string,
  to: { taakId: string | null; place: LandkaartPlace },
): LandkaartPlace[] {
  const route = routes.find(({ stenen }) => stenen.some(({ item }) => item.taakId === from));
  const begin = route && partOf(route, from);
  if (!route || typeof begin !== 'number' || to.taakId === from) return [];
  const end = to.taakId === null ? (routes[0] === route ? FLAG : null) : partOf(route, to.taakId);
  const [x, y] = pointOnLane(route.lane, begin);
  return Array.from({ length: POINTS + 1 }, (_, i): LandkaartPlace => {
    const t = i / POINTS;
    if (end !== null) return pointOnLane(route.lane, begin + (end - begin) * t);
    return [x + (to.place[0] - x) * t, y + (to.place[1] - y) * t];
  });
}
