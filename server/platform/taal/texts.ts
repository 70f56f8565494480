import nl from '../../i18n/nl.json' with { type: 'json' };
import nlBe from '../../i18n/nl-BE.json' with { type: 'json' };

export type TextLocale = 'nl-NL' | 'nl-BE';
type Tree = { [key: string]: string | Tree };

const BASE: Tree = nl;
const BELGIAN: Tree = nlBe;

function search(tree: Tree, key: string): string | undefined {
  let spot: string | Tree | undefined = tree;
  for (const part of key.split('.')) {
    if (spot === undefined || typeof spot === 'string') return undefined;
    spot = spot[part];
  }
  return typeof spot === 'string' ? spot : undefined;
}

/** Sentence of a key with its values filled in; the Belgian file holds only what differs. */
export function serverText(locale: TextLocale, key: string, values: Record<string, string | number> = {}): string {
  const zin = (locale === 'nl-BE' ? search(BELGIAN, key) : undefined) ?? search(BASE, key) ?? key;
  return zin.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
