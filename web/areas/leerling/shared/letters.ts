import { useEffect, useState } from 'react';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { log } from '#web/platform/logboek.ts';

type Leerling = Landkaart['leerling'];
export type Letters = Pick<Leerling['ingesteld'], 'lettertype' | 'letterafstand' | 'toetsenbord'>;

/** Choice of the child over the setting of the teacher. */
export function lettersOf({
  voorkeuren: preferences,
  ingesteld: configured,
}: Pick<Leerling, 'voorkeuren' | 'ingesteld'>): Letters {
  return {
    lettertype: preferences.lettertype ?? configured.lettertype,
    letterafstand: preferences.letterafstand ?? configured.letterafstand,
    toetsenbord: preferences.toetsenbord ?? configured.toetsenbord,
  };
}

/** Andika is always there; another letter comes only to who chose it. */
const LOADERS: Readonly<Record<Letters['lettertype'], () => Promise<unknown>>> = {
  andika: () => Promise.resolve(),
  opendyslexic: () =>
    Promise.all([import('@fontsource/opendyslexic/latin-400.css'), import('@fontsource/opendyslexic/latin-700.css')]),
};

/** Fetches the letter; true when it may be used, also when it could not be had. */
export function useFont(font: Letters['lettertype'] | null): boolean {
  const [done, setDone] = useState<Letters['lettertype'] | null>('andika');
  useEffect(() => {
    if (font === null) return;
    LOADERS[font]()
      .catch(() => log('letters could not be loaded', font))
      .finally(() => setDone(font));
  }, [font]);
  return done === font;
}

/** Custom properties for words on a page of the child. */
export function letterStyle({ lettertype: font, letterafstand: letterSpacing }: Letters): Record<string, string> {
  return {
    ...(font === 'opendyslexic' ? { '--letter-woord': "'OpenDyslexic', 'Andika', sans-serif" } : {}),
    '--letter-spacing': `${letterSpacing / 100}em`,
  };
}
