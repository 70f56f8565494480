/** `npx tsx tools/site/pictures.ts <folder of npm run schermen>`: the pictures of the product on public pages, small, from the screens as they were photographed. */
import { join } from 'node:path';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';

const OUT = 'assets/site';
const WIDE = 1_200;
const HIGH = 750;
/** Screens of the panel that a public page shows, all of the sample school. */
const SCREENS = ['voortgang', 'kaartjes', 'edexml-voorbeeld'] as const;

const folder = process.argv[2] ?? '.gebouwd/schermen';
for (const screen of SCREENS) {
  const [picture] = globSync(`${screen}/*1440*.png`, { cwd: folder }).sort();
  if (picture === undefined) continue;
  await sharp(join(folder, picture))
    .resize({ width: WIDE, height: HIGH, fit: 'cover', position: 'top' })
    .webp({ quality: 80 })
    .toFile(join(OUT, `${screen}.webp`));
  process.stdout.write(`${screen}\n`);
}
