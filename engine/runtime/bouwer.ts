import { Container, Sprite } from 'pixi.js';
import { createRng, hashText } from '#engine/core/basis/rng.ts';
import type { EntityDef, PrefabDef, StateDef } from '#engine/document/entiteit.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { Actor } from '#engine/parts/actor.ts';
import { schaduw } from '#engine/parts/schaduw.ts';
import type { SceneAssets } from './assets.ts';
import type { TokenView } from './contract.ts';
import type { Uiterlijk } from './entities.ts';
import type { LaagView } from './lagen.ts';
import type { Verf } from './verf.ts';

export interface BouwMiddelen {
  doc: SceneDoc;
  assets: SceneAssets;
  verf: Verf;
  /** Whether people and animals keep still now. */
  stand: { readonly stil: boolean };
  num(value: number | string): number;
  laag(id: string | undefined): LaagView;
  token(options: {
    plate: 'card' | 'round' | 'leaf' | 'bubble' | 'tag' | 'none';
    size: number;
    width?: number;
  }): TokenView;
}

/** Prefab fields first, then those of the entity. */
export function voluit(doc: SceneDoc, def: EntityDef | PrefabDef): PrefabDef {
  const basis = def.prefab === undefined ? undefined : doc.prefabs[def.prefab];
  return basis === undefined ? def : { ...basis, ...def };
}

/** Builds the view of one thing: shadow, parts behind, sprite or actor, parts in front, plate. */
export function bouwUiterlijk(m: BouwMiddelen, def: PrefabDef, id: string): Uiterlijk {
  const laag = m.laag(def.layer);
  const view = new Container({ label: id });
  const lijf = new Container();
  if (def.shadow !== undefined) view.addChild(schaduw(m.verf, def.shadow));
  view.addChild(lijf);
  if (def.flipX === true) lijf.scale.x = -1;
  const losse = (behind: boolean): void => {
    for (const deel of def.delen ?? []) if ((deel.behind === true) === behind) lijf.addChild(losseSprite(m, deel));
  };
  losse(true);
  const hoofd = maakHoofd(m, def);
  if (hoofd !== null) lijf.addChild(hoofd);
  const actor = maakActor(m, def, id);
  if (actor !== null) lijf.addChild(actor.view);
  losse(false);
  const plaat = maakPlaat(m, def, view);
  const { alpha = 1, visible = true, z = 0 } = def;
  Object.assign(view, { alpha, visible, zIndex: z });
  laag.container.addChild(view);
  const { halfW, halfH, hitR } = raakvlak(def, hoofd, plaat);
  return {
    view,
    plaat,
    actor,
    halfW,
    halfH,
    hitR,
    parallax: laag.parallax,
    laag: laag.index,
    sortY: laag.sortY,
    num: m.num,
    applyState: (state) => pasToe(m, { def, hoofd, view, actor }, state),
  };
}

const KLEIN = { width: 0, height: 0 } as const;
const MIDDEN = [0.5, 0.5] as const;

function maakHoofd(m: BouwMiddelen, def: PrefabDef): Sprite | null {
  if (def.actor !== undefined || def.sprite === undefined) return null;
  const hoofd = new Sprite(m.assets.texture(def.sprite));
  const [ax, ay] = def.anchor ?? MIDDEN;
  hoofd.anchor.set(ax, ay);
  return hoofd;
}

interface Kern {
  def: PrefabDef;
  hoofd: Sprite | null;
  view: Container;
  actor: Actor | null;
}

function pasToe(m: BouwMiddelen, kern: Kern, state: StateDef): void {
  const { def, hoofd, view, actor } = kern;
  const sprite = state.sprite ?? def.sprite;
  if (hoofd !== null && sprite !== undefined) {
    hoofd.texture = m.assets.texture(sprite);
    hoofd.tint = state.tint ?? '#FFFFFF';
  }
  view.alpha = state.alpha ?? def.alpha ?? 1;
  if (state.pose !== undefined) actor?.setPose(state.pose);
}

function maakActor(m: BouwMiddelen, def: PrefabDef, id: string): Actor | null {
  const actorDef = def.actor === undefined ? undefined : m.doc.actors[def.actor];
  if (actorDef === undefined) return null;
  return new Actor(actorDef, {
    texture: m.assets.texture,
    rig: m.assets.rig,
    rng: createRng(hashText(id)),
    stand: m.stand,
  });
}

function maakPlaat(m: BouwMiddelen, def: PrefabDef, view: Container): TokenView | null {
  if (def.token === undefined) return null;
  const plaat = m.token(def.token);
  plaat.view.position.set(def.token.at?.[0] ?? 0, def.token.at?.[1] ?? 0);
  plaat.view.visible = false;
  view.addChild(plaat.view);
  return plaat;
}

type LosDeel = NonNullable<PrefabDef['delen']>[number];

function losseSprite(m: BouwMiddelen, deel: LosDeel): Sprite {
  const sprite = new Sprite(m.assets.texture(deel.sprite));
  const { anchor = MIDDEN, at = [0, 0], alpha = 1, angle = 0, flipX = false } = deel;
  sprite.anchor.set(anchor[0], anchor[1]);
  sprite.position.set(at[0], at[1]);
  const scale = m.num(deel.scale ?? 1);
  sprite.scale.set(flipX ? -scale : scale, scale);
  sprite.rotation = (m.num(angle) * Math.PI) / 180;
  sprite.alpha = alpha;
  return sprite;
}

function raakvlak(
  def: PrefabDef,
  hoofd: Sprite | null,
  plaat: TokenView | null,
): { halfW: number; halfH: number; hitR: number } {
  const { hit } = def;
  if (hit !== undefined && 'r' in hit) return { halfW: hit.r, halfH: hit.r, hitR: hit.r };
  if (hit !== undefined) return { halfW: hit.w / 2, halfH: hit.h / 2, hitR: 0 };
  const beeld = hoofd?.texture ?? KLEIN;
  const w = Math.max(beeld.width, plaat?.width ?? 0, 64);
  const h = Math.max(beeld.height, plaat?.height ?? 0, 64);
  return { halfW: w / 2, halfH: h / 2, hitR: 0 };
}
