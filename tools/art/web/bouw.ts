import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deurLeerling, deurVolwassene, kindLinks, kindRechts } from './deuren.ts';
import { groepEmblemen } from './groep-embleem.ts';
import { groepLandschappen } from './groep-landschap.ts';
import { heuvels, huisPraktijk, huisSchool, huisThuis } from './huizen.ts';
import { landschapDag, landschapNacht, slapendEiland, zeeDag, zeeNacht } from './landschap.ts';
import { spelPrent } from './spel.ts';

const PRENTEN: Readonly<Record<string, () => string>> = {
  'landschap-dag': landschapDag,
  'landschap-nacht': landschapNacht,
  'zee-dag': zeeDag,
  'zee-nacht': zeeNacht,
  'slapend-eiland': slapendEiland,
  'deur-leerling': deurLeerling,
  'deur-volwassene': deurVolwassene,
  'kind-links': kindLinks,
  'kind-rechts': kindRechts,
  'spel-pizzabakken': spelPrent,
  'huis-school': huisSchool,
  'huis-praktijk': huisPraktijk,
  'huis-thuis': huisThuis,
  heuvels,
  ...groepLandschappen(),
  ...groepEmblemen,
};

/** Writes the pictures of the site and the sign-in pages. */
export function buildWebArt(): string[] {
  const map = fileURLToPath(new URL('../../../assets/art/web/', import.meta.url));
  mkdirSync(map, { recursive: true });
  return Object.entries(PRENTEN).map(([naam, teken]) => {
    writeFileSync(`${map}${naam}.svg`, `${teken()}\n`);
    return naam;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${buildWebArt().join(' ')}\n`);
