/**
 * One cell: text that a spreadsheet would read as a formula (a first `=`, `+`, `-`, `@`, tab or return) gets a leading apostrophe;
 * a number is a number. Source: OWASP, CSV injection.
 */
export function safeCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Semicolons, because spreadsheets in the Netherlands and Flanders expect them. */
export function createCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(safeCell).join(';')).join('\r\n');
}
