/** Dutch phonemes of espeak that sound otherwise in Flanders: the soft g (voiced and not) of the palate, and the w of two lips. */
const FLEMISH: Readonly<Record<string, string>> = { Q: 'Q^', x: 'C', 'v#': 'w' };

/** Phonemes of a Dutch text as a Fleming says them. The marks between them are left out: espeak would rest at each. */
export function flemishFonemen(fonemen: string): string {
  return fonemen.replaceAll(/_|\r?\n/g, '').replaceAll(/v#|[Qx]/g, (sound) => FLEMISH[sound] ?? sound);
}

/** A text as espeak phonemes, clause by clause, so that the melody of its commas and stops stays. */
export function flemishText(text: string, fonemenOf: (clause: string) => string): string {
  return text
    .split(/(?<=[.,!?:;])\s*/)
    .map((part) => {
      const clause = part.replace(/[.,!?:;]+$/, '');
      return clause.trim() === '' ? part : `[[${flemishFonemen(fonemenOf(clause))}]]${part.slice(clause.length)}`;
    })
    .join(' ');
}
