import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useKnownMap } from './shared/api/landkaart.api.ts';
import { useOutbox } from './shared/frame/outbox-context.tsx';

/** The map paints and moves first. */
const REST_MS = 2_000;

function whenIdle(act: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(act, { timeout: REST_MS });
    else act();
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

/** While the child is at the map, the day is kept on the device: never during play, and never for an adult. */
export function DayKeeper(): null {
  const { leerlingId = '' } = useParams();
  const outbox = useOutbox();
  const map = useKnownMap(leerlingId);
  const atMap = useLocation().pathname.endsWith('/landkaart');
  useEffect(() => {
    if (!atMap || !outbox || !map || map.onDevice !== undefined || map.meekijken || map.rust !== undefined)
      return undefined;
    let gone = false;
    const stop = whenIdle(() => {
      void import('./keep-day.ts').then(({ keepDay }) => keepDay({ leerlingId, outbox, map, gone: () => gone }));
    });
    return () => {
      gone = true;
      stop();
    };
  }, [atMap, leerlingId, outbox, map]);
  return null;
}
