/** How a scene is looked at. */
export interface PreviewChoice {
  fixture: string;
  /** Own words, with a comma between. */
  words: string;
  s: number;
  seed: number;
  calm: boolean;
  still: boolean;
  oneSwitch: boolean;
  tutorial: boolean;
  self: 'nee' | 'goed' | 'fout' | 'willekeurig';
  flemish: boolean;
}

const bit = (on: boolean): string => (on ? '1' : '0');

/** Address of a game alone, as the workshop shows it. */
export function previewAddress(slug: string, c: PreviewChoice): string {
  const query = new URLSearchParams({
    spel: slug,
    fixture: c.fixture,
    woorden: c.words,
    s: String(c.s),
    seed: String(c.seed),
    calm: bit(c.calm),
    stil: bit(c.still),
    knop: bit(c.oneSwitch),
    uitleg: bit(c.tutorial),
    zelf: c.self,
    stem: c.flemish ? 'be' : 'nl',
  });
  return `/?${query.toString()}`;
}
