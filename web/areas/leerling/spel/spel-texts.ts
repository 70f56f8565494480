import nl from '#engine/react/i18n/nl.json';
import { createTexts, type Texts } from '#engine/react/texts.ts';
import { currentLocale } from '#web/platform/locale.ts';

/** Texts of one game over the texts of the engine; Belgian differences first. */
export async function loadTexts(spel: Readonly<Record<string, string>>): Promise<Texts> {
  if (currentLocale() !== 'nl-BE') return createTexts(spel, nl);
  const { default: be } = await import('#engine/react/i18n/nl-BE.json');
  return createTexts(spel, be, nl);
}
