import { useEffect, useState } from 'react';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { log } from '#web/platform/logboek.ts';

type Leerling = Landkaart['leerling'];
export type Letters = Pick<Leerling['ingesteld'], 'lettertype' | 'letterafstand' | 'toetsenbord'>;

/** Choice of the child over the setting of the teacher. */
export function lettersVan({ voorkeuren, ingesteld }: Pick<Leerling, 'voorkeuren' | 'ingesteld'>): Letters {
  return {
    lettertype: voorkeuren.lettertype ?? ingesteld.lettertype,
    letterafstand: voorkeuren.letterafstand ?? ingesteld.letterafstand,
    toetsenbord: voorkeuren.toetsenbord ?? ingesteld.toetsenbord,
  };
}

/** Andika is always there; another letter comes only to who chose it. */
const LADERS: Readonly<Record<Letters['lettertype'], () => Promise<unknown>>> = {
  andika: () => Promise.resolve(),
  opendyslexic: () =>
    Promise.all([import('@fontsource/opendyslexic/latin-400.css'), import('@fontsource/opendyslexic/latin-700.css')]),
};

/** Fetches the letter; true when it may be used, also when it could not be had. */
export function useLettertype(lettertype: Letters['lettertype'] | null): boolean {
  const [klaar, stelKlaar] = useState<Letters['lettertype'] | null>('andika');
  useEffect(() => {
    if (lettertype === null) return;
    LADERS[lettertype]()
      .catch(() => log('letters could not be loaded', lettertype))
      .finally(() => stelKlaar(lettertype));
  }, [lettertype]);
  return klaar === lettertype;
}

/** Custom properties for words on a page of the child. */
export function letterStijl({ lettertype, letterafstand }: Letters): Record<string, string> {
  return {
    ...(lettertype === 'opendyslexic' ? { '--letter-woord': "'OpenDyslexic', 'Andika', sans-serif" } : {}),
    '--letterafstand': `${letterafstand / 100}em`,
  };
}
