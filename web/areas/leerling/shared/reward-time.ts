import { useEffect, useState } from 'react';
import { wasDone } from '#engine/core/somvenster/taak.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { browserStorage } from '#web/platform/storage.ts';

/** Seconds for wardrobe and corner: one part of a route before the first stone, one more for each stone, two minutes at most. */
export const SECONDS_PER_STEP = 60;
export const SECONDS_PER_ROUTE = 120;

const storage = browserStorage('localStorage');
const key = (leerlingId: string): string => `taaltocht.beloningtijd.${leerlingId}`;

export interface Allowance {
  /** Id of the route that the time belongs to. */
  route: string;
  seconds: number;
}

/** How long a leerling may spend on dressing and building in the route of today. */
export function allowanceOf(card: Pick<Landkaart, 'routes' | 'vandaag'>): Allowance {
  const id = card.vandaag[0]?.somvensterId ?? card.routes[0]?.somvensterId ?? '';
  const stenen = card.routes.find((route) => route.somvensterId === id)?.stenen ?? [];
  const done = stenen.filter(wasDone).length;
  return { route: id, seconds: Math.min(SECONDS_PER_ROUTE, SECONDS_PER_STEP * (1 + done)) };
}

/** Seconds spent in this route; another route begins at none. */
export function spentOf(saved: string | null, route: string): number {
  try {
    const value: unknown = JSON.parse(saved ?? 'null');
    if (!isObject(value) || value['route'] !== route || typeof value['seconds'] !== 'number') return 0;
    return Math.max(0, value['seconds']);
  } catch {
    return 0;
  }
}

/** What is left of the time as a part of it, 1 to 0; it runs only while the page can be seen. Null = there is no limit to show yet. */
export function useRewardTime(leerlingId: string, allowance: Allowance | null): number | null {
  const [, setBeat] = useState(0);
  const route = allowance?.route ?? null;
  useEffect(() => {
    if (route === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      storage.write(
        key(leerlingId),
        JSON.stringify({ route, seconds: spentOf(storage.read(key(leerlingId)), route) + 1 }),
      );
      setBeat((beat) => beat + 1);
    }, 1_000);
    return () => clearInterval(timer);
  }, [leerlingId, route]);
  if (allowance === null) return null;
  const spent = spentOf(storage.read(key(leerlingId)), allowance.route);
  return Math.max(0, 1 - spent / allowance.seconds);
}
