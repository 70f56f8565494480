import { warmMotor, type Warmth } from '#engine/react/motor.ts';
import { loadSpel } from '#games/registry.ts';
import { currentLocale } from '#web/platform/locale.ts';

/** Fetches what a game needs before its door is opened; a connection that fails now is tried again at the door. */
export async function warmSpel(slug: string, what: Warmth): Promise<void> {
  try {
    const pkg = await loadSpel(slug, currentLocale() === 'nl-BE' ? 'nl-BE' : 'nl');
    if (pkg !== null) await warmMotor(pkg.doc, what);
  } catch {
    // The door itself says what is wrong.
  }
}
