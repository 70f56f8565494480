import nl from '#engine/react/i18n/nl.json';
import { createTeksten, type Teksten } from '#engine/react/teksten.ts';
import { huidigeLocale } from '#web/platform/locale.ts';

/** Texts of one game over the texts of the engine; Belgian differences first. */
export async function laadTeksten(spel: Readonly<Record<string, string>>): Promise<Teksten> {
  if (huidigeLocale() !== 'nl-BE') return createTeksten(spel, nl);
  const { default: be } = await import('#engine/react/i18n/nl-BE.json');
  return createTeksten(spel, be, nl);
}
