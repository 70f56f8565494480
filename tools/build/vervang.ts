import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Library (part) that the browser bundle takes from elsewhere, and why that is the same to whoever imports it. */
interface Vervanging {
  bron: string;
  door: string;
  reden: string;
}

const pad = (naam: string): string => fileURLToPath(new URL(naam, import.meta.url));

export const VERVANGEN: readonly Vervanging[] = [
  {
    bron: 'zod',
    door: pad('./zod-licht/zod.ts'),
    reden: 'only reading, of the few kinds our schemas use; held to zod by its test',
  },
  { bron: 'howler', door: 'howler/dist/howler.core.min.js', reden: 'no sound has a place in space' },
  { bron: 'use-sync-external-store/shim', door: pad('./react-winkel.ts'), reden: 'React 19 has it' },
];

/** Swaps those imports in a production build; the build fails when one of them is no longer imported by anybody. */
export function vervang(): Plugin {
  const geraakt = new Set<string>();
  return {
    name: 'taaltocht-vervang',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    buildStart: () => geraakt.clear(),
    async resolveId(bron, vanaf, opties) {
      const gevonden = VERVANGEN.find((vervanging) => vervanging.bron === bron);
      if (!gevonden) return null;
      geraakt.add(bron);
      return this.resolve(gevonden.door, vanaf, { ...opties, skipSelf: true });
    },
    buildEnd(fout) {
      const ongebruikt = VERVANGEN.filter(({ bron }) => !geraakt.has(bron));
      if (!fout && ongebruikt.length > 0)
        throw new Error(
          `nobody imports ${ongebruikt.map(({ bron }) => bron).join(', ')}: take it off the list of replacements`,
        );
    },
  };
}
