import '#engine/runtime/test-navigator.ts';
import { Container, Sprite } from 'pixi.js';
import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { createEmptyPaint } from '#engine/runtime/plain/empty-paint.ts';
import { Particles } from './fx.ts';

it('lets particles die without the renderer having to collect the scene again', () => {
  const fx = new Particles(createEmptyPaint(), createRng(3), { stand: { still: false }, part: 1 });
  const stage = new Container({ children: [fx.view], isRenderGroup: true });
  expect(fx.view.visible).toBe(false);
  fx.burst('stars', 100, 100, 10);
  expect(fx.view.visible).toBe(true);
  const sprites = fx.view.children.filter((child) => child instanceof Sprite);
  expect(sprites).toHaveLength(10);

  stage.renderGroup.structureDidChange = false;
  for (let i = 0; i < 45; i += 1) fx.step(1 / 60);
  const seen = sprites.filter((sprite) => sprite.alpha > 0).length;
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(10);
  expect(stage.renderGroup.structureDidChange).toBe(false);

  for (let i = 0; i < 60; i += 1) fx.step(1 / 60);
  expect(sprites.every((sprite) => sprite.alpha === 0)).toBe(true);
  expect(fx.view.visible).toBe(false);
});

it('uses dead particles again', () => {
  const fx = new Particles(createEmptyPaint(), createRng(3), { stand: { still: false }, part: 1 });
  fx.burst('pop', 0, 0, 6);
  for (let i = 0; i < 60; i += 1) fx.step(1 / 60);
  fx.burst('pop', 0, 0, 6);
  expect(fx.view.children).toHaveLength(6);
  expect(fx.view.children.every((sprite) => sprite.alpha === 1 && sprite.visible)).toBe(true);
});
