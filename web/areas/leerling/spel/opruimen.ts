import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { afsluitingen } from './afsluitingen.ts';
import { sluitSpelronde } from './spelronde.api.ts';

/** Closes rounds that were left open, as soon as their answers are at the server; tells when the map has changed by it. */
export function volgOpruiming(leerlingId: string, outbox: Outbox, gewijzigd: () => void): () => void {
  let bezig = false;
  const ruimOp = async () => {
    if (bezig || outbox.stand().wachtend > 0 || afsluitingen.wachtend(leerlingId).length === 0) return;
    bezig = true;
    try {
      if ((await outbox.spoel()) !== 'leeg') return;
      if ((await afsluitingen.werkAf(leerlingId, (ronde) => sluitSpelronde(ronde, ronde.verzoek))) > 0) gewijzigd();
    } finally {
      bezig = false;
    }
  };
  const start = () => void ruimOp();
  const stop = outbox.volg(start);
  globalThis.addEventListener('online', start);
  start();
  return () => {
    stop();
    globalThis.removeEventListener('online', start);
  };
}
