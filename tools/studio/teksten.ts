import nl from './i18n/nl.json';

export type Sleutel = keyof typeof nl;

const getal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** Text of the studio; `{naam}` is filled in, numbers the Dutch way. */
export function t(sleutel: Sleutel, waarden: Readonly<Record<string, string | number>> = {}): string {
  return nl[sleutel].replace(/\{(\w+)\}/g, (heel, naam: string) => {
    const waarde = waarden[naam];
    return waarde === undefined ? heel : typeof waarde === 'number' ? getal.format(waarde) : waarde;
  });
}

const isSleutel = (sleutel: string): sleutel is Sleutel => Object.hasOwn(nl, sleutel);

/** Text of a value that may have none of its own: then the value itself. */
export function naamVan(groep: string, waarde: string): string {
  const sleutel = `${groep}.${waarde}`;
  return isSleutel(sleutel) ? t(sleutel) : waarde;
}
