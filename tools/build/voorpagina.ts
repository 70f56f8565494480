/** Prints the front page as HTML, once per language, from the screen that the application itself shows. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const LOCALES = ['nl-NL', 'nl-BE'] as const;
const PERS = 'voorpagina-pers';

interface Afdruk {
  titel: string;
  html: string;
  omschrijving: string;
}

const veilig = (tekst: string): string =>
  tekst.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function isAfdruk(waarde: unknown): waarde is Afdruk {
  return (
    typeof waarde === 'object' &&
    waarde !== null &&
    ['titel', 'html', 'omschrijving'].every((naam) => typeof Reflect.get(waarde, naam) === 'string')
  );
}

/** The built page with one print in it. Throws when the page lost a place to fill. */
export function vulPagina(sjabloon: string, afdruk: Afdruk, locale: string): string {
  const plekken = [
    ['<html lang="nl">', `<html lang="${locale}">`],
    ['<title></title>', `<title>${veilig(afdruk.titel)}</title>`],
    ['name="description" content=""', `name="description" content="${veilig(afdruk.omschrijving)}"`],
    ['<div id="app"></div>', `<div id="app">${afdruk.html}</div>`],
  ] as const;
  let uit = sjabloon;
  for (const [oud, nieuw] of plekken) {
    if (!uit.includes(oud)) throw new Error(`voorpagina.html has no ${oud}`);
    uit = uit.replace(oud, () => nieuw);
  }
  return uit;
}

/** Writes `voorpagina.<locale>.html` in the built folder, in place of the empty page. */
export async function drukVoorpagina(uit: string): Promise<void> {
  const pers = join(uit, PERS);
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: {
      ssr: 'areas/site/home/druk-af.tsx',
      outDir: `../${pers}`,
      emptyOutDir: true,
      ssrEmitAssets: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'druk-af.mjs' } },
    },
  });
  const geladen: Record<string, unknown> = await import(pathToFileURL(join(pers, 'druk-af.mjs')).href);
  const druk = geladen['drukVoorpaginaAf'];
  if (typeof druk !== 'function') throw new Error('druk-af.tsx exports no drukVoorpaginaAf');
  const sjabloon = readFileSync(join(uit, 'voorpagina.html'), 'utf8');
  for (const locale of LOCALES) {
    const afdruk: unknown = await Reflect.apply(druk, undefined, [locale]);
    if (!isAfdruk(afdruk)) throw new Error('the front page was not printed');
    writeFileSync(join(uit, `voorpagina.${locale}.html`), vulPagina(sjabloon, afdruk, locale));
  }
  rmSync(join(uit, 'voorpagina.html'));
  rmSync(pers, { recursive: true });
}
