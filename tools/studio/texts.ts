import nl from './i18n/nl.json';

export type Key = keyof typeof nl;

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** Text of the studio; `{naam}` is filled in, numbers the Dutch way. */
export function t(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  return nl[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number.format(value) : value;
  });
}

const isKey = (key: string): key is Key => Object.hasOwn(nl, key);

/** Text of a value that may have none of its own: then the value itself. */
export function nameOf(groep: string, value: string): string {
  const key = `${groep}.${value}`;
  return isKey(key) ? t(key) : value;
}
