import { Sprite } from 'pixi.js';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { defineBehaviour } from '#engine/runtime/own.ts';
import {
  blinkSchema,
  cycleFramesSchema,
  dropShadowSchema,
  lookAtSchema,
  peekSchema,
  squashOnLandSchema,
  timedLifeSchema,
  trailSchema,
} from './behaviours.schema.ts';
import { LivingClock, StagePoint } from '#engine/runtime/point.ts';

/** Squashes the thing (share `amount` of its size) at each event `event` that names it: a landing, with the default `contact`. */
export const squashOnLand = defineBehaviour(squashOnLandSchema, (ctx, entity, p) => ({
  onEvent: (event, a, b) => {
    if (event === p.event && (a === entity.id || b === entity.id)) ctx.juice.squash(entity, p.amount);
  },
}));

/** Opacity along a cosine between 1 and `low`, `maxHz` times a second (at most 1.5: it never flashes), from a random phase. */
export const blink = defineBehaviour(blinkSchema, (ctx, entity, p) => {
  const clock = new LivingClock(ctx.rng.next());
  return {
    step: (dt) => {
      clock.t += dt * p.maxHz;
      // Sixty-fourths: no eye sees more, and most frames write nothing.
      const alpha = Math.round((p.low + (1 - p.low) * (0.5 + 0.5 * Math.cos(clock.t * Math.PI * 2))) * 64) / 64;
      if (entity.view.alpha !== alpha) entity.view.alpha = alpha;
    },
  };
});

/** Shifts the drawn thing `by` px toward the first entity of `target`; its place in the world stays. Without a target nothing moves. */
export const lookAt = defineBehaviour(lookAtSchema, (ctx, entity, p) => ({
  step: () => {
    const doel = ctx.group(p.target)[0];
    if (doel === undefined) return;
    const dx = doel.x - entity.x;
    const dy = doel.y - entity.y;
    const length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    entity.dx += (dx / length) * p.by;
    entity.dy += (dy / length) * p.by;
  },
}));

/** Destroys the thing after `seconds` s; it fades out over the last `fade` s. */
export const timedLife = defineBehaviour(timedLifeSchema, (_ctx, entity, p) => {
  const clock = new LivingClock(p.seconds);
  return {
    step: (dt) => {
      clock.t -= dt;
      if (clock.t < p.fade) entity.view.alpha = Math.max(0, clock.t / p.fade);
      if (clock.t <= 0) entity.destroy();
    },
  };
});

/** Shows the textures `frames` in turn on the head sprite, `fps` a second (at most 12), round and round. */
export const cycleFrames = defineBehaviour(cycleFramesSchema, (ctx, entity, p) => {
  const textures = p.frames.map((key) => ctx.texture(key));
  const sprite = headSprite(entity);
  const clock = new LivingClock(0);
  return {
    step: (dt) => {
      clock.t += dt * p.fps;
      const texture = textures[Math.floor(clock.t) % textures.length];
      if (sprite !== null && texture !== undefined && sprite.texture !== texture) sprite.texture = texture;
    },
  };
});

/** Ellipse of `w` x `h` px on the ground at height y = `ground` px under the thing; at 525 px and higher it is a quarter of its size. */
export const dropShadow = defineBehaviour(dropShadowSchema, (ctx, entity, p) => {
  const sprite = new Sprite(
    ctx.paint('valschaduw', { w: 100, h: 40 }, (c) => {
      c.beginPath();
      c.ellipse(50, 20, 50, 20, 0, 0, Math.PI * 2);
      c.fillStyle = 'rgba(50,27,65,0.18)';
      c.fill();
    }),
  );
  sprite.anchor.set(0.5);
  sprite.zIndex = -1000;
  ctx.layer(p.layer ?? entityLayer(ctx)).addChild(sprite);
  return {
    step: () => {
      const height = Math.max(0, p.ground - entity.y);
      const k = Math.max(0.25, 1 - height / 700);
      point.x = entity.x;
      point.y = p.ground;
      sprite.position.copyFrom(point);
      point.x = (p.w / 100) * k;
      point.y = (p.h / 40) * k;
      sprite.scale.copyFrom(point);
      sprite.visible = entity.visible;
    },
    destroy: () => sprite.destroy(),
  };
});

/** Leaves `frames` fading copies behind, one a step, while the thing goes faster than `minSpeed` px/s; opacity .35, falling 14 % a step. */
export const trail = defineBehaviour(trailSchema, (ctx, entity, p) => {
  const source = p.sprite === undefined ? (headSprite(entity)?.texture ?? null) : ctx.texture(p.sprite);
  const spoken = Array.from({ length: p.frames }, (_, i) => {
    const sprite = new Sprite(source ?? undefined);
    sprite.anchor.set(0.5);
    sprite.alpha = 0;
    sprite.zIndex = -1 - i;
    entity.view.parent?.addChild(sprite);
    return sprite;
  });
  const previous = new StagePoint(entity.x, entity.y);
  let header = 0;
  return {
    step: (dt) => {
      const dx = entity.x - previous.x;
      const dy = entity.y - previous.y;
      const speed = Math.sqrt(dx * dx + dy * dy) / Math.max(dt, 0.001);
      previous.x = entity.x;
      previous.y = entity.y;
      for (let i = 0; i < spoken.length; i += 1) {
        const sprite = spoken[i];
        if (sprite !== undefined && sprite.alpha > 0) sprite.alpha = sprite.alpha < 0.01 ? 0 : sprite.alpha * 0.86;
      }
      if (speed < p.minSpeed) return;
      const sprite = spoken[header];
      header = (header + 1) % spoken.length;
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

/** Copied from, so that no number is handed over by itself. */
const point = new StagePoint();

/** The picture of a thing lies in its view, or in the mirrored part of it; what is behind it comes before it. */
function headSprite({ view: { children } }: Entity): Sprite | null {
  return [...children, ...children.flatMap((part) => part.children)].find((part) => part instanceof Sprite) ?? null;
}

function entityLayer(ctx: SceneContext): string {
  return ctx.doc.layers.at(-1)?.id ?? '';
}

/** A tap shows another of its `states` for `seconds` s, never the one of last time (the event `state` tells which); only the first `among` of them may come. */
export const peek = defineBehaviour(peekSchema, (ctx, entity, p) => {
  const seen = { last: '', open: false };
  return {
    onEvent: (event, a) => {
      if (event !== 'tap' || a !== entity.id || seen.open) return;
      const others = p.states.slice(0, Math.max(2, ctx.num(p.among))).filter((state) => state !== seen.last);
      seen.last = others[ctx.rng.int(others.length)] ?? '';
      seen.open = true;
      entity.setState(seen.last);
      ctx.after(p.seconds * 1000, () => {
        seen.open = false;
        if (!entity.view.destroyed) entity.setState('');
      });
    },
  };
});
