/**
 * `npm run -s films -- [--film kaartjes,spelen]`: the films of the product that the site shows, made anew in `assets/site/films`.
 * The product is photographed while a script uses it; the browser itself makes VP9 of the photos.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { names, readOptions } from '../../bench/options.ts';
import { buildAll } from '../../build/start.ts';
import { formatText } from '../../check/format-text.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { startProduct } from '../../e2e/product.ts';
import { Camera, type Chapter } from './camera.ts';
import { encodeFilm } from './encode.ts';
import { STORIES } from './stories.ts';
import { writeFilm } from './film-file.ts';

const OUT = 'assets/site/films';
const INDEX = 'web/areas/site/instructievideo/films.json';
const SIZE = { width: 1280, height: 720 };

interface Film {
  name: string;
  seconds: number;
  chapters: readonly Chapter[];
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

const options = readOptions(process.argv.slice(2), { tekst: ['film'] });
const wanted = names(
  options,
  'film',
  STORIES.map(({ name }) => name),
);
await buildAll();
mkdirSync(OUT, { recursive: true });
const product = await startProduct();
process.env['PRODUCTS'] = JSON.stringify([product]);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const films = new Map<string, Film>(
  JSON.parse(readFileSync(INDEX, 'utf8')).map((film: Film): [string, Film] => [film.name, film]),
);
try {
  for (const story of STORIES.filter(({ name }) => wanted.includes(name))) {
    const context = await browser.newContext({ viewport: SIZE });
    const camera = new Camera(await context.newPage());
    await story.film(camera, browser);
    camera.close();
    const { photos, frames, duration } = camera;
    const encoded = await encodeFilm(camera.page, { photos, frames, size: SIZE });
    const file = writeFilm(encoded, { ...SIZE, duration });
    writeFileSync(`${OUT}/${story.name}.webm`, file);
    // What it comes to stands for the film.
    await sharp(photos.at(-1)).resize({ width: 960 }).webp({ quality: 80 }).toFile(`${OUT}/${story.name}.webp`);
    const chapters = camera.chapters.map(({ name, start, end }) => ({ name, start: tenths(start), end: tenths(end) }));
    films.set(story.name, { name: story.name, seconds: tenths(duration / 1_000), chapters });
    console.log(
      `${story.name}: ${tenths(duration / 1_000)} s, ${photos.length} photos, ${Math.round(file.length / 1_024)} KB`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
const list = STORIES.flatMap(({ name }) => films.get(name) ?? []);
writeFileSync(INDEX, formatText(INDEX, JSON.stringify(list)));
