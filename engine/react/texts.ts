/** Text by key, with `{{naam}}` values filled in. An unknown key answers the key itself. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Looks keys up in flat records, the first record that has the key wins (e.g. nl-BE before nl, game before engine). */
export function createTexts(...sources: readonly Readonly<Record<string, string>>[]): Texts {
  return (key, values = {}) => {
    const text = sources.find((source) => Object.hasOwn(source, key))?.[key] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  };
}
