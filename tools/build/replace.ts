import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Library (part) that the browser bundle takes from elsewhere, and why that is the same to whoever imports it. */
interface Replacement {
  bron: string;
  door: string;
  reden: string;
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export const REPLACEMENTS: readonly Replacement[] = [
  {
    bron: 'zod',
    door: path('./zod-light/zod.ts'),
    reden: 'only reading, of the few kinds our schemas use; held to zod by its test',
  },
];

/** Swaps those imports in a production build; the build fails when one of them is no longer imported by anybody. */
export function replace(): Plugin {
  const touched = new Set<string>();
  return {
    name: 'taaltocht-vervang',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    buildStart: () => touched.clear(),
    async resolveId(source, from, options) {
      const found = REPLACEMENTS.find((replacement) => replacement.bron === source);
      if (!found) return null;
      touched.add(source);
      return this.resolve(found.door, from, { ...options, skipSelf: true });
    },
    buildEnd(error) {
      const unused = REPLACEMENTS.filter(({ bron: source }) => !touched.has(source));
      if (!error && unused.length > 0)
        throw new Error(
          `nobody imports ${unused.map(({ bron: source }) => source).join(', ')}: take it off the list of replacements`,
        );
    },
  };
}
