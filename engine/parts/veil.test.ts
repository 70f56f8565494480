import '#engine/runtime/test-navigator.ts';
import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { Veil } from './veil.ts';

const grid = { columns: 3, rows: 2, width: 20, height: 10 };
const left = (veil: Veil): number[] => [...veil.mesh.geometry.uvs].filter((_, i) => i % 2 === 0);

it('looks up in the palette how much is left, and the other way round for paint', () => {
  const veil = new Veil(Texture.EMPTY, grid, new Float32Array(6));
  const cover = Float32Array.from([1, 0, 0.5, 1, 0, 0.5]);
  veil.show(cover, false);
  expect(left(veil).map((u) => Math.round(u * 10))).toEqual([10, 0, 5, 10, 0, 5]);
  veil.show(cover, true);
  expect(left(veil).map((u) => Math.round(u * 10))).toEqual([0, 10, 5, 0, 10, 5]);
  veil.mesh.destroy();
});

it('covers its size with two triangles for every square', () => {
  const veil = new Veil(Texture.EMPTY, grid, new Float32Array(6));
  expect(veil.mesh.geometry.indices).toHaveLength(2 * 2 * 3);
  expect([...veil.mesh.geometry.positions]).toEqual([0, 0, 10, 0, 20, 0, 0, 10, 10, 10, 20, 10]);
  veil.mesh.destroy();
});
