import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beaconDay, beaconNight } from './beacon.ts';
import { deurLeerling, deurAdult, kindLeft, kindRight } from './deuren.ts';
import { groepEmblems } from './groep-emblem.ts';
import { groepLandscapes } from './groep-landscape.ts';
import { hills, praktijkHouse, schoolHouse, homeHouse } from './houses.ts';
import { landscapeDay, landscapeNight, sleepingIsland, seaDay, seaNight } from './landscape.ts';

const ILLUSTRATIONS: Readonly<Record<string, () => string>> = {
  'landschap-dag': landscapeDay,
  'landschap-nacht': landscapeNight,
  'zee-dag': seaDay,
  'zee-nacht': seaNight,
  'vuurtoren-dag': beaconDay,
  'vuurtoren-nacht': beaconNight,
  'slapend-eiland': sleepingIsland,
  'deur-leerling': deurLeerling,
  'deur-volwassene': deurAdult,
  'kind-links': kindLeft,
  'kind-rechts': kindRight,
  'huis-school': schoolHouse,
  'huis-praktijk': praktijkHouse,
  'huis-thuis': homeHouse,
  heuvels: hills,
  ...groepLandscapes(),
  ...groepEmblems,
};

/** Writes the pictures of the site and the sign-in pages. */
export function buildWebArt(): string[] {
  const map = fileURLToPath(new URL('../../../assets/art/web/', import.meta.url));
  mkdirSync(map, { recursive: true });
  return Object.entries(ILLUSTRATIONS).map(([name, draw]) => {
    writeFileSync(`${map}${name}.svg`, `${draw()}\n`);
    return name;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${buildWebArt().join(' ')}\n`);
