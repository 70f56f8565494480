import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedThing } from '#server/features/beloningen/beloningen.contract.ts';
import { saveCorner, useShowOwn } from '../shared/api/beloningen.api.ts';
import type { RewardView } from '../shared/reward-page.tsx';
import { usePurchase, type Purchase } from '../shared/use-purchase.ts';
import { freeSpot, onGrass, withThing, type Spot } from './corner-model.ts';

export interface Corner extends Pick<Purchase, 'busy' | 'error'> {
  things: readonly PlacedThing[];
  /** Thing that was chosen: one that stands there, one in the box, or one that is for sale. */
  chosen: string | null;
  choose(code: string | null): void;
  /** Moves a thing without keeping it yet, while it is dragged. */
  move(code: string, spot: Spot): void;
  /** Puts a thing down and keeps it there. */
  put(code: string, spot?: Spot): void;
  /** Back into the box. */
  take(code: string): void;
  buy(code: string): void;
  bringBack(code: string): void;
}

/** The own corner of one child: every thing that is put down is kept at the server, in the order of the moves. */
export function useCorner(view: RewardView): Corner {
  const { leerlingId, own, fixed, speak } = view;
  const { t } = useTranslation(['eiland', 'blocks']);
  const show = useShowOwn(leerlingId);
  const purchase = usePurchase(view);
  const [things, setThings] = useState<readonly PlacedThing[]>(own.eiland);
  const [chosen, setChosen] = useState<string | null>(null);
  const saving = useRef(Promise.resolve());
  const without = (code: string): PlacedThing[] => things.filter((thing) => thing.code !== code);
  const keep = (next: readonly PlacedThing[]): void => {
    setThings(next);
    purchase.clear();
    if (fixed) return;
    show({ eiland: [...next] });
    saving.current = saving.current.then(() => saveCorner(leerlingId, next)).then(() => undefined, purchase.fail);
  };
  const put = (code: string, spot: Spot = freeSpot(things)): void => {
    setChosen(code);
    keep(withThing(things, code, onGrass(spot)));
  };
  return {
    busy: purchase.busy,
    error: purchase.error,
    things,
    chosen,
    choose: (code) => {
      purchase.clear();
      setChosen(code);
      if (code !== null && code !== chosen) speak(t(`blocks:thing.${code}`));
    },
    move: (code, spot) => setThings(withThing(things, code, onGrass(spot))),
    put,
    take: (code) => {
      setChosen(null);
      keep(without(code));
    },
    buy: (code) =>
      purchase.buy(code, async () => {
        speak(t('vanJou'));
        put(code);
        await saving.current;
      }),
    bringBack: (code) =>
      purchase.bringBack(code, () => {
        setChosen(null);
        setThings(without(code));
        show({ eiland: without(code) });
      }),
  };
}
