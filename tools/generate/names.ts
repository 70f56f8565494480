/** Path -> text of the files of a new unit. */
export type Files = Record<string, string>;

/** kebab-case to PascalCase. */
export const pascal = (name: string): string => name.replace(/(^|-)([a-z0-9])/g, (_, __, c: string) => c.toUpperCase());
/** kebab-case to camelCase. */
export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase());
