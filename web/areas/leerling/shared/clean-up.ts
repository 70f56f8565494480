import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { closings } from './closings.ts';
import { closeSpelronde } from './api/spelronde.api.ts';

/** Closes rounds that were left open, as soon as their answers are at the server; tells when the map has changed by it. */
export function followCleanup(leerlingId: string, outbox: Outbox, changed: () => void): () => void {
  let busy = false;
  const cleanUp = async () => {
    if (busy || outbox.stand().waiting > 0 || closings.waiting(leerlingId).length === 0) return;
    busy = true;
    try {
      if ((await outbox.flush()) !== 'leeg') return;
      if ((await closings.processAll(leerlingId, (ronde) => closeSpelronde(ronde, ronde.verzoek))) > 0) changed();
    } finally {
      busy = false;
    }
  };
  const start = () => void cleanUp();
  const stop = outbox.follow(start);
  globalThis.addEventListener('online', start);
  start();
  return () => {
    stop();
    globalThis.removeEventListener('online', start);
  };
}
