import { HttpFout } from '#web/platform/http-fout.ts';

/** Who reads the sentence. */
export type Lezer = 'kind' | 'volwassene';

/** What to show; `tekst` is the server's own sentence. `wacht` = seconds in which trying again has no use. */
export interface AanmeldFout {
  sleutel: string;
  tekst: string;
  wacht: number;
  /** Code of the server, where the screen acts on it. */ code?: string;
}

function wachtSleutel(seconden: number): string {
  if (seconden <= 45) return 'wacht.kort';
  if (seconden <= 100) return 'wacht.minuut';
  return seconden <= 600 ? 'wacht.paar' : 'wacht.kwartier';
}

const ONJUIST: ReadonlySet<number> = new Set([400, 401]);

/** One line for every refused sign-in, whatever the reason; waiting is said in words. */
export function leesAanmeldFout(fout: unknown, lezer: Lezer): AanmeldFout {
  if (!(fout instanceof HttpFout)) return { sleutel: 'gemeen:fout.onbekend', tekst: '', wacht: 0 };
  if (fout.status === 0) return { sleutel: 'gemeen:fout.verbinding', tekst: '', wacht: 0 };
  if (fout.status === 429) {
    const wacht = fout.wacht ?? 60;
    // A child reads no numbers of seconds, so the server's sentence is only for adults.
    return lezer === 'kind'
      ? { sleutel: 'wacht.kind', tekst: '', wacht }
      : { sleutel: wachtSleutel(wacht), tekst: '', wacht };
  }
  if (fout.status === 402 && lezer === 'kind') return { sleutel: 'licentie.kind', tekst: '', wacht: 0 };
  const sleutel = ONJUIST.has(fout.status) ? 'fout' : 'gemeen:fout.onbekend';
  return { sleutel, tekst: fout.message, wacht: 0, code: fout.code };
}
