/** Path -> text of the files of a new unit. */
export type Bestanden = Record<string, string>;

/** kebab-case to PascalCase. */
export const pascal = (naam: string): string => naam.replace(/(^|-)([a-z0-9])/g, (_, __, c: string) => c.toUpperCase());
/** kebab-case to camelCase. */
export const camel = (naam: string): string => naam.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase());
/** kebab-case to snake_case. */
export const snake = (naam: string): string => naam.replaceAll('-', '_');
