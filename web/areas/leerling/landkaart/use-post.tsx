import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Landkaart, NotitieReaction } from '#server/features/landkaart/landkaart.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { readNotitie, useSetNotitie } from '../shared/api/landkaart.api.ts';

const Note = lazy(async () => ({ default: (await import('./note.tsx')).Note }));

interface Post {
  /** Opens a letter; without one the oldest that is new, else the newest. */
  open(id?: string): void;
  /** The letter that is open. */
  delen: ReactNode;
}

/** The letters of a leerling: opening one marks it as read, a picture answers it. */
export function usePost(card: Landkaart, leerlingId: string, onSay: (audioId: string) => void): Post {
  const { t } = useTranslation('landkaart');
  const set = useSetNotitie(leerlingId);
  const [first, setFirst] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const close = useCallback(() => setFirst(null), []);
  // What could not be marked stays new, and is marked the next time.
  const read = useCallback(
    (id: string) => {
      readNotitie(leerlingId, id, {}).then(
        () => set(id, { gelezen: true }),
        () => log('letter not marked as read'),
      );
    },
    [leerlingId, set],
  );
  const react = (id: string, reaction: NotitieReaction): void => {
    setError(null);
    readNotitie(leerlingId, id, { reactie: reaction }).then(
      () => set(id, { gelezen: true, reactie: reaction }),
      () => setError(t('post.fout')),
    );
  };
  const open = (id?: string): void => {
    setError(null);
    setFirst(id ?? card.notities.findLast((note) => !note.gelezen)?.id ?? card.notities[0]?.id ?? null);
  };
  const parts = first !== null && (
    <Suspense>
      <Note
        mails={card.notities}
        first={first}
        fixed={card.meekijken}
        error={error}
        onRead={read}
        onReaction={react}
        onSay={onSay}
        onClose={close}
      />
    </Suspense>
  );
  return { open, delen: parts };
}
