import { HttpError } from '#web/platform/http-error.ts';
import { landingPath } from '#web/platform/landing.ts';
import { session } from '#web/platform/session.ts';

/** Signs in to the demo school as a child and answers the address to go to; the code for it is loaded only now. */
export async function openDemo(groepenWoord: string): Promise<string> {
  const { signIn } = await import('#web/platform/sign-in.ts');
  await signIn('/auth/demo');
  const gebruiker = session.gebruiker();
  if (!gebruiker) throw new Error('the demo gave no session');
  return landingPath(gebruiker, groepenWoord);
}

/** Sentence for a demo that did not open: the server's own, else one of ours. */
export function demoError(cause: unknown): { tekst: string } | { sleutel: 'fout.verbinding' | 'fout.onbekend' } {
  if (!(cause instanceof HttpError)) return { sleutel: 'fout.onbekend' };
  if (cause.message !== '') return { tekst: cause.message };
  return { sleutel: cause.status === 0 ? 'fout.verbinding' : 'fout.onbekend' };
}
