/** Addresses as people paste them: one a line, or with commas, semicolons or spaces; `Naam <adres>` gives the address. */
export function readAddresses(text: string): string[] {
  const clean = text.replaceAll(/[^,;\n<>]*<([^<>\n]+)>/g, ' $1 ');
  const all = clean
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
}
