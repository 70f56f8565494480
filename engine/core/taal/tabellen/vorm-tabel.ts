/** Forms of a word by rule-breaking lemma; `heel` holds single words, `deel` also serves as the last part of a compound. */
export type VormTabel = {
  heel: ReadonlyMap<string, readonly string[]>;
  deel: ReadonlyMap<string, readonly string[]>;
  langste: number;
};

/** Reads `lemma:form|form` rows separated by spaces; `=lemma` is left out of compounds. */
export function vormTabel(rijen: string): VormTabel {
  const heel = new Map<string, readonly string[]>();
  const deel = new Map<string, readonly string[]>();
  for (const rij of rijen.split(' ')) {
    const [sleutel = '', vormen = ''] = rij.split(':');
    const lemma = sleutel.replace('=', '');
    const alleen = sleutel.startsWith('=');
    if (alleen || !heel.has(lemma)) heel.set(lemma, vormen.split('|'));
    if (!alleen && lemma.length > 2) deel.set(lemma, vormen.split('|'));
  }
  return { heel, deel, langste: Math.max(...[...deel.keys()].map((k) => k.length)) };
}

/** Forms of the word itself, or of its last part put behind the first part. */
export function zoekVorm(tabel: VormTabel, woord: string): readonly string[] | undefined {
  const vast = tabel.heel.get(woord);
  if (vast) return vast;
  for (let n = Math.min(tabel.langste, woord.length - 2); n > 2; n -= 1) {
    const vormen = tabel.deel.get(woord.slice(-n));
    const voor = woord.slice(0, -n);
    if (vormen && /[aeiouyéëö]/.test(voor) && !isMidden(voor, woord.slice(-n))) return vormen.map((v) => voor + v);
  }
  return undefined;
}

/** Whether the cut would split a vowel group, so the ending is no word of its own. */
function isMidden(voor: string, deel: string): boolean {
  return /[aeiou]$/.test(voor) && /^[aeiou]/.test(deel);
}
