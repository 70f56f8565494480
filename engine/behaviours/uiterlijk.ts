import { Sprite } from 'pixi.js';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { defineBehaviour } from '#engine/runtime/eigen.ts';
import { blinkSchema, cycleFramesSchema, dropShadowSchema, lookAtSchema, squashOnLandSchema, timedLifeSchema, trailSchema } from './behaviours.schema.ts';

export const squashOnLand = defineBehaviour(squashOnLandSchema, (ctx, entity, p) => ({
  onEvent: (event, a, b) => {
    if (event === p.event && (a === entity.id || b === entity.id)) ctx.juice.squash(entity, p.amount);
  },
}));

export const blink = defineBehaviour(blinkSchema, (ctx, entity, p) => {
  let t = ctx.rng.next();
  return {
    step: (dt) => {
      t += dt * p.maxHz;
      entity.view.alpha = p.low + (1 - p.low) * (0.5 + 0.5 * Math.cos(t * Math.PI * 2));
    },
  };
});

export const lookAt = defineBehaviour(lookAtSchema, (ctx, entity, p) => ({
  step: () => {
    const doel = ctx.group(p.target)[0];
    if (doel === undefined) return;
    const dx = doel.x - entity.x;
    const dy = doel.y - entity.y;
    const lengte = Math.max(1, Math.hypot(dx, dy));
    entity.offset((dx / lengte) * p.by, (dy / lengte) * p.by, 0);
  },
}));

export const timedLife = defineBehaviour(timedLifeSchema, (_ctx, entity, p) => {
  let rest = p.seconds;
  return {
    step: (dt) => {
      rest -= dt;
      if (rest < p.fade) entity.view.alpha = Math.max(0, rest / p.fade);
      if (rest <= 0) entity.destroy();
    },
  };
});

export const cycleFrames = defineBehaviour(cycleFramesSchema, (ctx, entity, p) => {
  const textures = p.frames.map((key) => ctx.texture(key));
  const sprite = hoofdSprite(entity);
  let t = 0;
  return {
    step: (dt) => {
      t += dt * p.fps;
      const texture = textures[Math.floor(t) % textures.length];
      if (sprite !== null && texture !== undefined && sprite.texture !== texture) sprite.texture = texture;
    },
  };
});

export const dropShadow = defineBehaviour(dropShadowSchema, (ctx, entity, p) => {
  const sprite = new Sprite(ctx.paint('valschaduw', { w: 100, h: 40 }, (c) => {
    c.beginPath();
    c.ellipse(50, 20, 50, 20, 0, 0, Math.PI * 2);
    c.fillStyle = 'rgba(50,27,65,0.18)';
    c.fill();
  }));
  sprite.anchor.set(0.5);
  sprite.zIndex = -1000;
  ctx.layer(p.layer ?? entityLaag(ctx)).addChild(sprite);
  return {
    step: () => {
      const hoogte = Math.max(0, p.ground - entity.y);
      const k = Math.max(0.25, 1 - hoogte / 700);
      sprite.position.set(entity.x, p.ground);
      sprite.scale.set((p.w / 100) * k, (p.h / 40) * k);
      sprite.visible = entity.visible;
    },
    destroy: () => sprite.destroy(),
  };
});

export const trail = defineBehaviour(trailSchema, (ctx, entity, p) => {
  const bron = p.sprite === undefined ? (hoofdSprite(entity)?.texture ?? null) : ctx.texture(p.sprite);
  const spoken = Array.from({ length: p.frames }, (_, i) => {
    const sprite = new Sprite(bron ?? undefined);
    sprite.anchor.set(0.5);
    sprite.alpha = 0;
    sprite.zIndex = -1 - i;
    entity.view.parent?.addChild(sprite);
    return sprite;
  });
  let vorigX = entity.x;
  let vorigY = entity.y;
  let kop = 0;
  return {
    step: (dt) => {
      const speed = Math.hypot(entity.x - vorigX, entity.y - vorigY) / Math.max(dt, 0.001);
      vorigX = entity.x;
      vorigY = entity.y;
      for (let i = 0; i < spoken.length; i += 1) {
        const sprite = spoken[i];
        if (sprite !== undefined) sprite.alpha *= 0.86;
      }
      if (speed < p.minSpeed) return;
      const sprite = spoken[kop];
      kop = (kop + 1) % spoken.length;
      if (sprite === undefined) return;
      sprite.position.set(entity.x, entity.y);
      sprite.rotation = (entity.angle * Math.PI) / 180;
      sprite.scale.set(entity.scale);
      sprite.alpha = 0.35;
    },
    destroy: () => {
      for (const sprite of spoken) sprite.destroy();
    },
  };
});

function hoofdSprite(entity: Entity): Sprite | null {
  for (const kind of entity.view.children) {
    const sprite = kind.children.find((k) => k instanceof Sprite);
    if (sprite instanceof Sprite) return sprite;
  }
  return null;
}

function entityLaag(ctx: SceneContext): string {
  return ctx.doc.layers.at(-1)?.id ?? '';
}
