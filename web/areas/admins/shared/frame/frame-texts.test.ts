/** A part of the frame that has to fetch its texts when it appears takes the whole page away until they are there. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FRAME = fileURLToPath(new URL('.', import.meta.url));
const PARTS = readdirSync(FRAME).filter((name) => /(?<!\.test)\.tsx$/.test(name));

/** Namespaces that a file names for its texts. */
function namespacesOf(name: string): string[] {
  const text = readFileSync(`${FRAME}${name}`, 'utf8');
  return [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].flatMap(([, own = '']) => own),
  );
}

it('loads the texts of every part of the frame with the frame', () => {
  expect(PARTS.length).toBeGreaterThan(5);
  const loaded = new Set(namespacesOf('admins-frame.tsx'));
  expect(PARTS.flatMap(namespacesOf).filter((name) => !loaded.has(name))).toEqual([]);
});
