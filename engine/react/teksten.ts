/** Text by key, with `{{naam}}` values filled in. An unknown key answers the key itself. */
export type Teksten = (key: string, waarden?: Readonly<Record<string, string | number>>) => string;

/** Looks keys up in flat records, the first record that has the key wins (e.g. nl-BE before nl, game before engine). */
export function createTeksten(...bronnen: readonly Readonly<Record<string, string>>[]): Teksten {
  return (key, waarden = {}) => {
    const tekst = bronnen.find((bron) => Object.hasOwn(bron, key))?.[key] ?? key;
    return tekst.replace(/\{\{(\w+)\}\}/g, (heel, naam: string) =>
      Object.hasOwn(waarden, naam) ? String(waarden[naam]) : heel,
    );
  };
}
