import { useEffect, useRef } from 'react';
import { dicteeUpdateSchema, type ClassDictee, type DicteeUpdate } from '#server/features/dictees/dictees.contract.ts';
import { followStream } from '#web/platform/live/follow.ts';
import { followDictee, useDictee } from '../shared/api/dictees.api.ts';

/** What an update makes of what stands on the screen. */
export function withUpdate(dictee: ClassDictee, update: DicteeUpdate): ClassDictee {
  if (update.soort === 'stand') return { ...dictee, stand: update.stand, nr: update.nr };
  if (update.soort === 'begin') return dictee;
  const leerlingen = dictee.leerlingen.map((one) => (one.id === update.leerlingId ? { ...one, here: true } : one));
  if (update.soort === 'hier') return { ...dictee, leerlingen };
  const { soort: _, ...antwoord } = update;
  const others = dictee.antwoorden.filter((one) => one.leerlingId !== antwoord.leerlingId || one.nr !== antwoord.nr);
  return { ...dictee, leerlingen, antwoorden: [...others, antwoord] };
}

/** A dictation that changes while one looks at it; after a line that broke everything is read anew. */
export function useLiveDictee(params: { adminId: string; dicteeId: string }) {
  const dictee = useDictee(params);
  const { adminId, dicteeId } = params;
  const mutate = useRef(dictee.mutate);
  useEffect(() => {
    mutate.current = dictee.mutate;
  });
  useEffect(() => {
    const stop = new AbortController();
    const hear = (data: unknown): void => {
      const update = dicteeUpdateSchema.safeParse(data);
      if (!update.success || update.data.soort === 'begin') {
        void mutate.current();
        return;
      }
      const { data: known } = update;
      void mutate.current((now) => now && withUpdate(now, known), { revalidate: false });
    };
    void followStream((signal) => followDictee({ adminId, dicteeId }, signal), hear, stop.signal);
    return () => stop.abort();
  }, [adminId, dicteeId]);
  return dictee;
}
