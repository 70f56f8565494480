import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from '#web/platform/form/use-form.ts';
import { browserStorage } from '#web/platform/storage.ts';

/** What is filled in stays in this tab until it is sent, also when the line drops or the page is loaded again. */
const storage = browserStorage('sessionStorage');
const keyOf = (name: string): string => `formulier-${name}`;

/** The kept values over those that a form begins with. */
export function readDraft<W extends Record<string, string>>(name: string, begin: W): W {
  try {
    const kept: unknown = JSON.parse(storage.read(keyOf(name)) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([key, value]) => key in begin && typeof value === 'string');
    return { ...begin, ...Object.fromEntries(entries) };
  } catch {
    return begin;
  }
}

export const dropDraft = (name: string): void => storage.wis(keyOf(name));

/** Keeps what is typed. */
export function useKeepDraft<W extends FieldValues>(name: string, { watch }: Pick<Form<W>, 'watch'>): void {
  useEffect(() => {
    const subscription = watch((values) => storage.write(keyOf(name), JSON.stringify(values)));
    return () => subscription.unsubscribe();
  }, [name, watch]);
}
