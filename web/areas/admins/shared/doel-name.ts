/** Name of a goal without the part between brackets, so that it fits a column. */
export const shortName = (name: string): string => name.replaceAll(/\s*\([^)]*\)/g, '').trim() || name;
