type Breker = (woord: string) => number[];

/** The last answer is kept: seams and syllables ask for the same word. */
const staat: { breker: Breker | undefined; woord: string; breuken: number[] } = { breker: undefined, woord: '', breuken: [] };

/** Loads the Dutch hyphenation patterns once (package `hyphen`); until then the own splitter answers. Never call it in the pupil client. */
export async function laadPatronen(): Promise<void> {
  if (staat.breker) return;
  const { default: nl } = await import('hyphen/nl/index.js');
  staat.breker = (woord) => {
    let plek = 0;
    const delen = nl.hyphenateSync(woord, { hyphenChar: '\u00ad', minWordLength: 2 }).split('\u00ad');
    return delen.slice(0, -1).map((deel) => (plek += deel.length));
  };
}

/** Break offsets of the patterns in the lower-case word, or undefined when the patterns are not loaded. */
export function patroonBreuken(woord: string): number[] | undefined {
  if (!staat.breker) return undefined;
  if (staat.woord !== woord) {
    staat.breuken = staat.breker(woord);
    staat.woord = woord;
  }
  return staat.breuken;
}
