/** Forms of a word by rule-breaking lemma; `heel` holds single words, `deel` also serves as the last part of a compound. */
export type FormTable = {
  whole: ReadonlyMap<string, readonly string[]>;
  deel: ReadonlyMap<string, readonly string[]>;
  longest: number;
};

/** Reads `lemma:form|form` rows separated by spaces; `=lemma` is left out of compounds. */
export function formTable(rows: string): FormTable {
  const whole = new Map<string, readonly string[]>();
  const part = new Map<string, readonly string[]>();
  for (const row of rows.split(' ')) {
    const [key = '', forms = ''] = row.split(':');
    const lemma = key.replace('=', '');
    const only = key.startsWith('=');
    if (only || !whole.has(lemma)) whole.set(lemma, forms.split('|'));
    if (!only && lemma.length > 2) part.set(lemma, forms.split('|'));
  }
  return { whole, deel: part, longest: Math.max(...[...part.keys()].map((k) => k.length)) };
}

/** Forms of the word itself, or of its last part put behind the first part. */
export function findForm(table: FormTable, woord: string): readonly string[] | undefined {
  const fixed = table.whole.get(woord);
  if (fixed) return fixed;
  for (let n = Math.min(table.longest, woord.length - 2); n > 2; n -= 1) {
    const forms = table.deel.get(woord.slice(-n));
    const before = woord.slice(0, -n);
    if (forms && /[aeiouyéëö]/.test(before) && !isMiddle(before, woord.slice(-n))) return forms.map((v) => before + v);
  }
  return undefined;
}

/** Whether the cut would split a vowel group, so the ending is no word of its own. */
function isMiddle(before: string, part: string): boolean {
  return /[aeiou]$/.test(before) && /^[aeiou]/.test(part);
}
