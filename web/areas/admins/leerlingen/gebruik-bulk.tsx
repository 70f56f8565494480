import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icoon, type IcoonNaam } from '#web/ui/icoon.tsx';
import { OngedaanBalk, type Gedaan } from '#web/ui/ongedaan-balk.tsx';
import { herstel } from '../beheer.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { BULKACTIES, BulkDialoog, type Bulkactie } from './bulk-dialogen.tsx';
import type { Uitkomst } from './bulk.types.ts';

const RECHT = {
  verplaats: 'leerlingen.wijzigen',
  startniveau: 'leerlingen.startniveau',
  instap: 'oefeninstellingen.wijzigen',
  instelling: 'oefeninstellingen.wijzigen',
  notitie: 'leerlingen.bericht',
  prullenbak: 'leerlingen.verwijderen',
} as const;
const ICOON: Record<Bulkactie, IcoonNaam> = {
  verplaats: 'verplaats',
  startniveau: 'voortgang',
  instap: 'klok',
  instelling: 'kopie',
  notitie: 'potlood',
  prullenbak: 'prullenbak',
};

export interface Bulk {
  gekozen: ReadonlySet<string>;
  kies(ids: readonly string[], aan: boolean): void;
  /** Says what was done elsewhere on the page, with its way back. */
  meld(uitkomst: Uitkomst): void;
  /** Bar with the actions while something is chosen, their dialogs, and the undo bar. */
  delen: ReactNode;
}

/** Choosing rows and doing one thing with all of them. */
export function useBulk(adminId: string, groepId: string | null): Bulk {
  const { t } = useTranslation('beheer');
  const mag = useRecht(adminId);
  const [gekozen, stelGekozen] = useState<ReadonlySet<string>>(new Set());
  const [actie, stelActie] = useState<Bulkactie | null>(null);
  const [gedaan, stelGedaan] = useState<Gedaan | null>(null);
  const bewaren = useBewaren();
  const kies = (ids: readonly string[], aan: boolean) =>
    stelGekozen((oud) => {
      const nieuw = new Set(oud);
      for (const id of ids)
        if (aan) nieuw.add(id);
        else nieuw.delete(id);
      return nieuw;
    });
  const meld = ({ tekst, herstel: terug }: Uitkomst) => {
    stelActie(null);
    stelGekozen(new Set());
    stelGedaan({ sleutel: performance.now(), tekst, herstel: terug === null ? null : () => void bewaren.run(terug) });
  };
  const ids = [...gekozen];
  const delen = (
    <>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      {ids.length > 0 && (
        <div className="bulkbalk niet-op-papier" role="region" aria-label={t('bulk')}>
          <strong aria-live="polite">{t('bulk.gekozen', { count: ids.length })}</strong>
          {BULKACTIES.filter((naam) => mag(RECHT[naam]) && (naam !== 'instelling' || groepId !== null)).map((naam) => (
            <button key={naam} type="button" className="knop-tint" onClick={() => stelActie(naam)}>
              <Icoon naam={ICOON[naam]} maat={18} /> {t(`bulk.${naam}`)}
            </button>
          ))}
          <button type="button" className="knop-tekst" onClick={() => stelGekozen(new Set())}>
            {t('bulk.niets')}
          </button>
        </div>
      )}
      {actie !== null && (
        <BulkDialoog
          actie={actie}
          adminId={adminId}
          ids={ids}
          groepId={groepId}
          terug={(weg) => herstel(adminId, { ids: [...weg] })}
          onSluit={() => stelActie(null)}
          onKlaar={meld}
        />
      )}
      <OngedaanBalk gedaan={gedaan} onSluit={() => stelGedaan(null)} />
    </>
  );
  return { gekozen, kies, meld, delen };
}
