import { useState } from 'react';
import type { UndoneAction } from '#web/ui/undo-bar.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { orderSettings } from '../shared/api/practice.api.ts';

/** The order of settings as somebody is laying it, stored at once, with a way back. */
export function useOrder({ adminId, groepId }: { adminId: string; groepId: string }, said: (name: string) => string) {
  const saving = useSaving();
  const [laid, setLaid] = useState<readonly string[] | null>(null);
  const [done, setDone] = useState<UndoneAction | null>(null);
  const store = async (ids: readonly string[]): Promise<boolean> => {
    setLaid(ids);
    const out = await saving.run(() => orderSettings({ adminId, groepId }, ids));
    // The list that comes back has the new order, or the old one when it was refused.
    setLaid(null);
    return out !== undefined;
  };
  const save = async (ids: readonly string[], { before, name }: { before: readonly string[]; name: string }) => {
    if (ids.join() === before.join()) {
      setLaid(null);
      return;
    }
    if (await store(ids))
      setDone({ key: performance.now(), text: said(name), passwordReset: () => void store(before) });
  };
  return { laid, lay: setLaid, save, saving, done, forget: () => setDone(null) };
}
export type OrderStanding = ReturnType<typeof useOrder>;
