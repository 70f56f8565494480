/**
 * One cell: text that a spreadsheet would read as a formula (a first `=`, `+`, `-`, `@`, tab or return) gets a leading apostrophe;
 * a number is a number. Source: OWASP, CSV injection.
 */
export function veiligeCel(waarde: string | number): string {
  const tekst = String(waarde);
  const veilig = typeof waarde === 'string' && /^[=+\-@\t\r]/.test(tekst) ? `'${tekst}` : tekst;
  return /[";\r\n]/.test(veilig) ? `"${veilig.replaceAll('"', '""')}"` : veilig;
}

/** Semicolons, because spreadsheets in the Netherlands and Flanders expect them. */
export function maakCsv(rijen: readonly (readonly (string | number)[])[]): string {
  return rijen.map((rij) => rij.map(veiligeCel).join(';')).join('\r\n');
}
