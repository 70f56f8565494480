import { HttpFout } from '#web/platform/http-fout.ts';
import { landingPad } from '#web/platform/landing.ts';
import { sessie } from '#web/platform/sessie.ts';

/** Signs in to the demo school as a child and answers the address to go to; the code for it is loaded only now. */
export async function openDemo(groepenwoord: string): Promise<string> {
  const { meldAan } = await import('#web/platform/aanmelden.ts');
  await meldAan('/auth/demo');
  const gebruiker = sessie.gebruiker();
  if (!gebruiker) throw new Error('the demo gave no session');
  return landingPad(gebruiker, groepenwoord);
}

/** Sentence for a demo that did not open: the server's own, else one of ours. */
export function demoFout(oorzaak: unknown): { tekst: string } | { sleutel: 'fout.verbinding' | 'fout.onbekend' } {
  if (!(oorzaak instanceof HttpFout)) return { sleutel: 'fout.onbekend' };
  if (oorzaak.message !== '') return { tekst: oorzaak.message };
  return { sleutel: oorzaak.status === 0 ? 'fout.verbinding' : 'fout.onbekend' };
}
