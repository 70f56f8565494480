import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Landkaart, Notitiereactie } from '#server/features/landkaart/landkaart.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { leesNotitie, useZetNotitie } from './landkaart.api.ts';

const Brief = lazy(async () => ({ default: (await import('./brief.tsx')).Brief }));

export interface Post {
  /** Opens a letter; without one the oldest that is new, else the newest. */
  open(id?: string): void;
  /** The letter that is open. */
  delen: ReactNode;
}

/** The letters of a leerling: opening one marks it as read, a picture answers it. */
export function usePost(kaart: Landkaart, leerlingId: string, onZeg: (audioId: string) => void): Post {
  const { t } = useTranslation('landkaart');
  const zet = useZetNotitie(leerlingId);
  const [eerste, stelEerste] = useState<string | null>(null);
  const [fout, stelFout] = useState<string | null>(null);
  const sluit = useCallback(() => stelEerste(null), []);
  // What could not be marked stays new, and is marked the next time.
  const gelezen = useCallback(
    (id: string) => {
      leesNotitie(leerlingId, id, {}).then(
        () => zet(id, { gelezen: true }),
        () => log('letter not marked as read'),
      );
    },
    [leerlingId, zet],
  );
  const reageer = (id: string, reactie: Notitiereactie): void => {
    stelFout(null);
    leesNotitie(leerlingId, id, { reactie }).then(
      () => zet(id, { gelezen: true, reactie }),
      () => stelFout(t('post.fout')),
    );
  };
  const open = (id?: string): void => {
    stelFout(null);
    stelEerste(id ?? kaart.notities.findLast((brief) => !brief.gelezen)?.id ?? kaart.notities[0]?.id ?? null);
  };
  const delen = eerste !== null && (
    <Suspense>
      <Brief
        brieven={kaart.notities}
        eerste={eerste}
        vast={kaart.meekijken}
        fout={fout}
        onGelezen={gelezen}
        onReactie={reageer}
        onZeg={onZeg}
        onSluit={sluit}
      />
    </Suspense>
  );
  return { open, delen };
}
