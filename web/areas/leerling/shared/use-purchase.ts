import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpError } from '#web/platform/http-error.ts';
import { bringBackThing, buyThing, useShowOwn } from './api/beloningen.api.ts';
import type { RewardView } from './reward-page.tsx';

const isRefused = (reason: unknown): reason is HttpError =>
  reason instanceof HttpError && reason.status >= 400 && reason.status < 500;

export interface Purchase {
  busy: boolean;
  /** What went wrong, in the words of the server. */
  error: string | null;
  clear(): void;
  fail(reason: unknown): void;
  /** Buys a thing; `then` says what becomes of it before everything is fetched anew. */
  buy(code: string, then: () => Promise<void>): void;
  /** Brings a thing back that was bought today; `then` takes it away from the screen. */
  bringBack(code: string, then: () => void): void;
}

/** Spending coins and taking that back, once each, whatever the line does. */
export function usePurchase({ leerlingId, own, fixed }: RewardView): Purchase {
  const { t } = useTranslation('gemeen');
  const show = useShowOwn(leerlingId);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A purchase that got no answer is sent again with its own key, so that it is never paid twice.
  const keys = useRef(new Map<string, string>());
  const fail = (reason: unknown): void => {
    setError(isRefused(reason) ? reason.message : t('fout.verbinding'));
    show({}, true);
  };
  const run = (work: () => Promise<void>): void => {
    if (fixed || busy) return;
    setBusy(true);
    setError(null);
    void work()
      .catch(fail)
      .finally(() => setBusy(false));
  };
  const pay = async (code: string): Promise<void> => {
    const key = keys.current.get(code) ?? crypto.randomUUID();
    keys.current.set(code, key);
    try {
      const { munten } = await buyThing(leerlingId, { sleutel: key, code });
      keys.current.delete(code);
      show({ munten, eigen: [...own.eigen, code] });
    } catch (reason) {
      if (isRefused(reason)) keys.current.delete(code);
      throw reason;
    }
  };
  return {
    busy,
    error,
    clear: () => setError(null),
    fail,
    buy: (code, then) =>
      run(async () => {
        await pay(code);
        await then();
        show({}, true);
      }),
    bringBack: (code, then) => {
      const purchase = own.aankopen.find((one) => one.code === code);
      if (purchase === undefined) return;
      run(async () => {
        const { munten } = await bringBackThing(leerlingId, purchase.sleutel);
        show({ munten, eigen: own.eigen.filter((one) => one !== code) });
        then();
        show({}, true);
      });
    },
  };
}
