import { Container, Sprite } from 'pixi.js';
import { createRng, hashText } from '#engine/core/basis/rng.ts';
import type { EntityDef, PrefabDef, StateDef } from '#engine/document/entity.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from '../assets.ts';
import type { TokenView } from '../contract.ts';
import type { Appearance } from './entities.ts';
import type { LayerView } from './layers.ts';
import type { ActorView, SceneParts } from '../kit.ts';

/** What the builder needs to make things of a scene; `num` reads a tuning value. */
export interface BuildResources {
  doc: SceneDoc;
  assets: SceneAssets;
  parts: Pick<SceneParts, 'actor' | 'shadow'>;
  num(value: number | string): number;
  layer(id: string | undefined): LayerView;
  token(options: {
    plate: 'card' | 'round' | 'leaf' | 'bubble' | 'tag' | 'none';
    size: number;
    width?: number;
  }): TokenView;
}

/** Prefab fields first, then those of the entity. */
export function expand(doc: SceneDoc, def: EntityDef | PrefabDef): PrefabDef {
  const base = def.prefab === undefined ? undefined : doc.prefabs[def.prefab];
  return base === undefined ? def : { ...base, ...def };
}

/** Builds the view of one thing: shadow, parts behind, sprite or actor, parts in front, plate. */
export function buildAppearance(m: BuildResources, def: PrefabDef, id: string): Appearance {
  const layer = m.layer(def.layer);
  const view = new Container({ label: id });
  if (def.shadow !== undefined) view.addChild(m.parts.shadow(def.shadow));
  // Only what is mirrored apart from its plate needs a container of its own: each one is calculated every frame.
  const body = def.flipX === true ? view.addChild(new Container()) : view;
  if (body !== view) body.scale.x = -1;
  const mountLoose = (behind: boolean): void => {
    for (const part of def.parts ?? []) if ((part.behind === true) === behind) body.addChild(looseSprite(m, part));
  };
  mountLoose(true);
  const head = createHead(m, def);
  if (head !== null) body.addChild(head);
  const actor = createActor(m, def, id);
  if (actor !== null) body.addChild(actor.view);
  mountLoose(false);
  const plate = createPlate(m, def, view);
  const { alpha = 1, visible = true, z = 0 } = def;
  Object.assign(view, { alpha, visible, zIndex: z });
  layer.container.addChild(view);
  const area = hitArea(def, head, plate);
  return {
    view,
    plate,
    actor,
    ...area,
    parallax: layer.parallax,
    home: layer,
    layer: layer.index,
    sortY: layer.sortY,
    num: m.num,
    applyState: (state) => applyTo(m, { def, head, view, actor }, state),
  };
}

const SMALL = { width: 0, height: 0 } as const;
const MIDDLE = [0.5, 0.5] as const;

function createHead(m: BuildResources, def: PrefabDef): Sprite | null {
  if (def.actor !== undefined || def.sprite === undefined) return null;
  const head = new Sprite(m.assets.texture(def.sprite));
  const [ax, ay] = def.anchor ?? MIDDLE;
  head.anchor.set(ax, ay);
  return head;
}

interface Core {
  def: PrefabDef;
  head: Sprite | null;
  view: Container;
  actor: ActorView | null;
}

function applyTo(m: BuildResources, core: Core, state: StateDef): void {
  const { def, head, view, actor } = core;
  const sprite = state.sprite ?? def.sprite;
  if (head !== null && sprite !== undefined) {
    head.texture = m.assets.texture(sprite);
    head.tint = state.tint ?? '#FFFFFF';
  }
  view.alpha = state.alpha ?? def.alpha ?? 1;
  if (state.pose !== undefined) actor?.setPose(state.pose);
}

function createActor(m: BuildResources, def: PrefabDef, id: string): ActorView | null {
  const actorDef = def.actor === undefined ? undefined : m.doc.actors[def.actor];
  if (actorDef === undefined) return null;
  return m.parts.actor(actorDef, createRng(hashText(id)));
}

function createPlate(m: BuildResources, def: PrefabDef, view: Container): TokenView | null {
  if (def.token === undefined) return null;
  const plate = m.token(def.token);
  plate.view.position.set(def.token.at?.[0] ?? 0, def.token.at?.[1] ?? 0);
  plate.view.visible = false;
  view.addChild(plate.view);
  return plate;
}

type LoosePart = NonNullable<PrefabDef['parts']>[number];

function looseSprite(m: BuildResources, part: LoosePart): Sprite {
  const sprite = new Sprite(m.assets.texture(part.sprite));
  const { anchor = MIDDLE, at = [0, 0], alpha = 1, angle = 0, flipX = false } = part;
  sprite.anchor.set(anchor[0], anchor[1]);
  sprite.position.set(at[0], at[1]);
  const scale = m.num(part.scale ?? 1);
  sprite.scale.set(flipX ? -scale : scale, scale);
  sprite.rotation = (m.num(angle) * Math.PI) / 180;
  sprite.alpha = alpha;
  return sprite;
}

type HitArea = Pick<Appearance, 'halfW' | 'halfH' | 'hitX' | 'hitY' | 'hitR'>;

/** What a finger meets: the area of the document around the place of the thing, else its picture where that lies. */
function hitArea(def: PrefabDef, head: Sprite | null, plate: TokenView | null): HitArea {
  const { hit } = def;
  if (hit === undefined) return pictureArea(def, head?.texture ?? SMALL, plate);
  if ('r' in hit) return { halfW: hit.r, halfH: hit.r, hitX: 0, hitY: 0, hitR: hit.r };
  return { halfW: hit.w / 2, halfH: hit.h / 2, hitX: 0, hitY: 0, hitR: 0 };
}

function pictureArea(def: PrefabDef, picture: { width: number; height: number }, plate: TokenView | null): HitArea {
  const [x, y] = def.anchor ?? MIDDLE;
  return {
    halfW: Math.max(picture.width, plate?.width ?? 0, 64) / 2,
    halfH: Math.max(picture.height, plate?.height ?? 0, 64) / 2,
    hitX: (0.5 - x) * picture.width,
    hitY: (0.5 - y) * picture.height,
    hitR: 0,
  };
}
