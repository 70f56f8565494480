import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../assets/content/verboden.tsv', import.meta.url));

/** Words that are never put before a child, whole or as a part of a longer word. */
export class UnfitWoorden {
  private readonly whole = new Set<string>();
  private readonly partial: string[] = [];

  constructor(text = readFileSync(FILE, 'utf8')) {
    for (const line of text.split(/\r?\n/u).slice(1)) {
      const [word = '', , part] = line.split('\t');
      if (word === '') continue;
      this.whole.add(word);
      if (part === 'ja') this.partial.push(word);
    }
  }

  has(w: string): boolean {
    const layer = w.toLowerCase();
    return this.whole.has(layer) || this.partial.some((part) => layer.includes(part));
  }
}
