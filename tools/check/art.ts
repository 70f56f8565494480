import { readFileSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const FORBIDDEN = [
  /<(linear|radial)Gradient/,
  /<filter/,
  /<text/,
  /<script/,
  /<image/,
  /<style/,
  /\son[a-z]+=/,
  /href="(?!#)/,
];
const MAX_BYTES = 350_000;

/** Own drawings: flat shapes only, no gradients, filters, text or scripts, with a viewBox and a bounded size. */
export function checkArt(): string[] {
  return globSync(['assets/art/**/*.svg', 'games/*/art/*.svg']).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const lines = FORBIDDEN.filter((rule) => rule.test(text)).map(
      (rule) => `${path}: ${rule.source} is not allowed in own art`,
    );
    if (!text.includes('viewBox')) lines.push(`${path}: viewBox is missing`);
    if (statSync(path).size > MAX_BYTES) lines.push(`${path}: larger than ${MAX_BYTES} bytes`);
    return lines;
  });
}
