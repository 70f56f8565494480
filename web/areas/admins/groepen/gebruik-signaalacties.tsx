import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OngedaanBalk, type Gedaan } from '#web/ui/ongedaan-balk.tsx';
import { daarna, herstel } from '../beheer.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { BulkDialoog } from '../leerlingen/bulk-dialogen.tsx';
import type { Uitkomst } from '../leerlingen/bulk.types.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { ontgrendel } from '../wachtwoorden/wachtwoorden.api.ts';

interface Wie {
  leerlingId: string;
  naam: string;
}
export interface Signaalacties {
  bezig: boolean;
  /** Lets somebody who was locked out sign in again. */
  ontgrendel(wie: Wie): void;
  /** Asks for the level where somebody begins. */
  startniveau(wie: Wie): void;
  /** The dialog, what went wrong, and the bar that says what was done. */
  delen: ReactNode;
}

/** What the button of a signal does at once. */
export function useSignaalacties(adminId: string): Signaalacties {
  const { t } = useTranslation('admins');
  const bewaren = useBewaren();
  const [kies, stelKies] = useState<Wie | null>(null);
  const [gedaan, stelGedaan] = useState<Gedaan | null>(null);
  const meld = ({ tekst }: Uitkomst) => {
    stelKies(null);
    stelGedaan({ sleutel: performance.now(), tekst, herstel: null });
  };
  const laatIn = async ({ leerlingId, naam }: Wie) => {
    const gelukt = await bewaren.run(() => daarna(adminId, ontgrendel(adminId, leerlingId)));
    if (gelukt) meld({ tekst: t('signaal.ontgrendeld', { naam }), herstel: null });
  };
  const delen = (
    <>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      {kies !== null && (
        <BulkDialoog
          actie="startniveau"
          adminId={adminId}
          ids={[kies.leerlingId]}
          groepId={null}
          terug={(ids) => herstel(adminId, { ids: [...ids] })}
          onSluit={() => stelKies(null)}
          onKlaar={meld}
        />
      )}
      <OngedaanBalk gedaan={gedaan} onSluit={() => stelGedaan(null)} />
    </>
  );
  return { bezig: bewaren.bezig, ontgrendel: (wie) => void laatIn(wie), startniveau: stelKies, delen };
}
