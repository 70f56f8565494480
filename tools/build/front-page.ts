/** Prints the front page as HTML, once per language, from the screen that the application itself shows. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const LOCALES = ['nl-NL', 'nl-BE'] as const;
const PRESS_DIR = 'voorpagina-pers';

interface Print {
  titel: string;
  html: string;
  description: string;
}

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function isPrint(value: unknown): value is Print {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['titel', 'html', 'description'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

/** The built page with one print in it. Throws when the page lost a place to fill. */
export function fillPage(template: string, print: Print, locale: string): string {
  const spots = [
    ['<html lang="nl">', `<html lang="${locale}">`],
    ['<title></title>', `<title>${safe(print.titel)}</title>`],
    ['name="description" content=""', `name="description" content="${safe(print.description)}"`],
    ['<div id="app"></div>', `<div id="app">${print.html}</div>`],
  ] as const;
  let out = template;
  for (const [old, newOne] of spots) {
    if (!out.includes(old)) throw new Error(`front-page.html has no ${old}`);
    out = out.replace(old, () => newOne);
  }
  return out;
}

/** Writes `voorpagina.<locale>.html` in the built folder, in place of the empty page. */
export async function printFrontPage(out: string): Promise<void> {
  const pressDir = join(out, PRESS_DIR);
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: {
      ssr: 'areas/site/home/press-off.tsx',
      outDir: `../${pressDir}`,
      emptyOutDir: true,
      ssrEmitAssets: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'druk-af.mjs' } },
    },
  });
  const loaded: Record<string, unknown> = await import(pathToFileURL(join(pressDir, 'druk-af.mjs')).href);
  const press = loaded['renderFrontPage'];
  if (typeof press !== 'function') throw new Error('press-off.tsx exports no renderFrontPage');
  const template = readFileSync(join(out, 'front-page.html'), 'utf8');
  for (const locale of LOCALES) {
    const print: unknown = await Reflect.apply(press, undefined, [locale]);
    if (!isPrint(print)) throw new Error('the front page was not printed');
    writeFileSync(join(out, `voorpagina.${locale}.html`), fillPage(template, print, locale));
  }
  rmSync(join(out, 'front-page.html'));
  rmSync(pressDir, { recursive: true });
}
