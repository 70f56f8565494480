import { isDone } from '#engine/core/somvenster/taak.ts';
import type { SteenItem } from '#server/features/somvensters/route.contract.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import type { MapStanding } from '../shared/homecoming/arrivals.ts';
import { currentSteen, routesOnMap } from './card-model.ts';

/** What there is to show when a child comes home from a round. */
export interface Moments {
  taakId: string;
  /** Places on the stone, 0 to 2, that a star comes to. */
  landing: number[];
  /** Stars of the child before and after. */
  stars: { from: number; to: number };
  /** The stone that comes next; null = there is none, or the child stays. */
  next: { nr: number; title: string } | null;
  /** Codes of the lands whose mist lifts. */
  landen: string[];
  /** The last taak of today is done. */
  dayDone: boolean;
}

const isDayDone = (today: MapStanding['today']): boolean => today.length > 0 && today.every((taak) => taak.klaar);

const stonesOf = (card: ShownMap): SteenItem[] => card.routes.flatMap((route) => route.stenen);
const newlyOpen = (before: MapStanding, after: ShownMap): string[] =>
  after.landen.filter(({ code, open }) => open && !before.open.includes(code)).map(({ code }) => code);
const isFinished = (before: MapStanding['steen'], after: SteenItem | undefined): boolean =>
  after !== undefined && isDone(after) && !isDone(before);

function nextOf(taakId: string, after: ShownMap): Moments['next'] {
  const next = currentSteen(after, routesOnMap(after));
  return next === null || next.item.taakId === taakId ? null : { nr: next.nr, title: next.item.titel };
}

/** What the round changed on the map; null as long as the map does not know of it. Coins are told by the result. */
export function momentsOf(before: MapStanding, after: ShownMap): Moments | null {
  const { taakId, sterren: from } = before.steen;
  const steen = stonesOf(after).find((item) => item.taakId === taakId);
  const landing = [0, 1, 2].filter((nr) => nr >= from && nr < (steen?.sterren ?? 0));
  const stars = { from: before.stars, to: Math.max(before.stars, after.leerling.sterren) };
  const landen = newlyOpen(before, after);
  const dayDone = isDayDone(after.vandaag) && !isDayDone(before.today);
  const news = [isFinished(before.steen, steen), dayDone, landing.length > 0, stars.to > stars.from, landen.length > 0];
  return news.includes(true) ? { taakId, landing, stars, next: nextOf(taakId, after), landen, dayDone } : null;
}
