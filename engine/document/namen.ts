import type { EntityDef, GroupDef, PrefabDef } from './entiteit.ts';
import type { SceneFout } from './fout.ts';

/** The parts of a scene document that hold names. */
interface NamenDoc {
  layers: readonly { id: string; asset?: string | undefined }[];
  assets: { icons: object; svg: object; layers: object; rigs: object };
  actors: Readonly<Record<string, { rig?: string | undefined }>>;
  prefabs: Readonly<Record<string, PrefabDef>>;
  entities: readonly (EntityDef | GroupDef)[];
  paths: object;
}
type Ding = PrefabDef | EntityDef | GroupDef;
interface Verwijzing {
  veld: string;
  naam: string | undefined;
  bekend: (naam: string) => boolean;
}

/** Every name that is used must exist: layers, sprites, prefabs, actors, rigs, paths. */
export function checkNamen(doc: NamenDoc): SceneFout | null {
  const kennis = namenVan(doc);
  for (const [i, layer] of doc.layers.entries()) {
    const fout = eerste(`layers[${i}]`, [{ veld: 'asset', naam: layer.asset, bekend: kennis.laagTekening }]);
    if (fout !== null) return fout;
  }
  for (const [id, actor] of Object.entries(doc.actors)) {
    const fout = eerste(`actors.${id}`, [{ veld: 'rig', naam: actor.rig, bekend: kennis.rig }]);
    if (fout !== null) return fout;
  }
  const dingen: [string, Ding][] = [
    ...Object.entries(doc.prefabs).map(([id, def]): [string, Ding] => [`prefabs.${id}`, def]),
    ...doc.entities.map((def, i): [string, Ding] => [`entities[${i}]`, def]),
  ];
  for (const [pad, def] of dingen) {
    const fout = eerste(pad, verwijzingen(def, kennis));
    if (fout !== null) return fout;
  }
  return null;
}

interface Kennis {
  laag: (n: string) => boolean;
  sprite: (n: string) => boolean;
  prefab: (n: string) => boolean;
  actor: (n: string) => boolean;
  pad: (n: string) => boolean;
  rig: (n: string) => boolean;
  laagTekening: (n: string) => boolean;
}

function namenVan(doc: NamenDoc): Kennis {
  const lagen = new Set(doc.layers.map((layer) => layer.id));
  const has =
    (table: object) =>
    (n: string): boolean =>
      Object.hasOwn(table, n);
  return {
    laag: (n) => lagen.has(n),
    sprite: (n) =>
      Object.hasOwn(doc.assets.icons, n) ||
      Object.hasOwn(doc.assets.svg, n) ||
      Object.hasOwn(doc.assets.rigs, n.split('.')[0] ?? ''),
    prefab: has(doc.prefabs),
    actor: has(doc.actors),
    pad: has(doc.paths),
    rig: has(doc.assets.rigs),
    laagTekening: has(doc.assets.layers),
  };
}

function verwijzingen(def: Ding, kennis: Kennis): Verwijzing[] {
  const lijst: Verwijzing[] = [{ veld: 'prefab', naam: def.prefab, bekend: kennis.prefab }];
  if ('group' in def && !('layer' in def)) {
    if ('repeatAlong' in def) lijst.push({ veld: 'repeatAlong', naam: def.repeatAlong, bekend: kennis.pad });
  }
  if ('sprite' in def) lijst.push({ veld: 'sprite', naam: def.sprite, bekend: kennis.sprite });
  if ('layer' in def) lijst.push({ veld: 'layer', naam: def.layer, bekend: kennis.laag });
  if ('actor' in def) lijst.push({ veld: 'actor', naam: def.actor, bekend: kennis.actor });
  if ('delen' in def)
    for (const [i, deel] of (def.delen ?? []).entries())
      lijst.push({ veld: `delen[${i}].sprite`, naam: deel.sprite, bekend: kennis.sprite });
  return lijst;
}

function eerste(pad: string, lijst: readonly Verwijzing[]): SceneFout | null {
  for (const { veld, naam, bekend } of lijst) {
    if (naam !== undefined && !bekend(naam)) return { pad: `${pad}.${veld}`, melding: `onbekende naam '${naam}'` };
  }
  return null;
}
