import { pauseFor } from '#web/platform/pause.ts';
import { session } from '#web/platform/session.ts';

/** A device that does not let go holds nobody up. */
const PATIENCE_MS = 1_500;

/** The day goes with the pupil who leaves; what was answered waits for the next sign-in. */
export async function forgetDay(): Promise<void> {
  const forget = import('./day-package/day.ts').then(({ forgetOthers }) => forgetOthers(null)).catch(() => undefined);
  await Promise.race([forget, pauseFor(PATIENCE_MS)]);
}

/** Signs a pupil out. */
export async function leave(): Promise<void> {
  await forgetDay();
  // Loaded now: no game carries it. Without a line one signs out here at least.
  await import('#web/platform/sign-out.ts').then(
    ({ signOut }) => signOut(),
    () => session.logout(),
  );
}
