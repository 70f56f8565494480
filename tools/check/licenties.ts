import { existsSync, readFileSync } from 'node:fs';

interface Licentie {
  naam: string;
  licentie: string;
  bron: string;
}

const LIST = 'assets/licenties.json';
/** Packages whose files reach a pupil or a teacher; each needs a row in the list. */
const SHIPPED = /^@fontsource|^@iconify-json|espeak|^pixi|^howler|^matter|^react|^@mui|^zustand|^swr|^jose|^i18next/;

/** Every shipped package and asset source stands in `assets/licenties.json`. */
export function checkLicences(): string[] {
  if (!existsSync(LIST)) return [`${LIST} is missing`];
  const rows: Licentie[] = JSON.parse(readFileSync(LIST, 'utf8'));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const known = new Set(rows.map((r) => r.bron));
  return Object.keys(dependencies)
    .filter((name) => SHIPPED.test(name) && !known.has(name))
    .map((name) => `${LIST}: no row for ${name}`);
}
