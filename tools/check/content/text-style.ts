/** Verbs of which the form tells the time: present and past of what stories are made of. */
const NOW = new Set(
  (
    'is heeft gaat zegt komt kijkt loopt staat zit ziet roept wordt begint vindt krijgt wil moet kan doet ' +
    'neemt houdt valt blijft ligt pakt rent lacht vraagt denkt weet hoort voelt trekt legt zet'
  ).split(' '),
);
const THEN = new Set(
  (
    'was waren had hadden ging gingen zei kwam keek liep stond zat zag riep werd begon vond kreeg wilde moest kon deed nam ' +
    'hield viel bleef lag pakte rende lachte vroeg dacht wist hoorde voelde trok legde zette'
  ).split(' '),
);
const SPEAKS = 'zegt|vraagt|roept|fluistert|antwoordt|gilt|zei|vroeg|riep|fluisterde|antwoordde|gilde';
/** What somebody says, told without quotation marks: `mag dat, vraagt Noor` or `Noor zegt: dat mag`. */
const BARE_SPEECH = new RegExp(`[,?!] (?:${SPEAKS}) \\p{L}+|(?:${SPEAKS})[^.?!,:']{0,25}: [^']`, 'u');
const QUOTED = /(?<![\p{L}\d])'[^']*(?:'(?=\p{L})[^']*)*'(?!\p{L})/gu;
const WORD = /\p{L}+/gu;

/** What the teller says himself: the text without what stands between quotation marks. */
function withoutSpeech(sentences: readonly string[]): string[] {
  return sentences.join('\n').replace(QUOTED, '').split('\n');
}

/** Sentences told in the tense that a text uses least. */
export function strayTense(sentences: readonly string[]): string[] {
  const told = withoutSpeech(sentences).map((text) => {
    const words = (text.match(WORD) ?? []).map((w) => w.toLowerCase());
    return { text: text.trim(), now: words.some((w) => NOW.has(w)), past: words.some((w) => THEN.has(w)) };
  });
  const now = told.filter((t) => t.now && !t.past);
  const past = told.filter((t) => t.past && !t.now);
  return (now.length < past.length ? now : past).map((t) => t.text);
}

/** Sentences in which somebody speaks without quotation marks. */
export function bareSpeech(sentences: readonly string[]): string[] {
  return sentences.filter((z) => BARE_SPEECH.test(z) && !z.includes("'"));
}
