/** Addresses as people paste them: one a line, or with commas, semicolons or spaces; `Naam <adres>` gives the address. */
export function leesAdressen(tekst: string): string[] {
  const schoon = tekst.replaceAll(/[^,;\n<>]*<([^<>\n]+)>/g, ' $1 ');
  const alle = schoon
    .split(/[\s,;]+/)
    .map((deel) => deel.trim())
    .filter((deel) => deel !== '');
  return [...new Map(alle.map((adres) => [adres.toLowerCase(), adres])).values()];
}
