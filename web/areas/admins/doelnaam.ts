/** Name of a goal without the part between brackets, so that it fits a column. */
export const korteNaam = (naam: string): string => naam.replaceAll(/\s*\([^)]*\)/g, '').trim() || naam;
