import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportNamen, PIXI_WEG, stubCode, ZOD_WEG } from './pixi-stub.ts';

const require = createRequire(import.meta.url);
const modules = (map: string, eind: string) => readdirSync(map, { recursive: true, encoding: 'utf8' }).filter((pad) => pad.endsWith(eind)).map((pad) => relative(map, join(map, pad)).replaceAll('\\', '/'));

describe('left-out modules', () => {
  const pixi = modules(dirname(require.resolve('pixi.js')), '.mjs');
  const zod = modules(dirname(require.resolve('zod/package.json')), '.js');

  it.each(PIXI_WEG)('$patroon still exists in pixi.js ($reden)', ({ patroon }) => {
    expect(pixi.filter((pad) => patroon.test(pad)).length).toBeGreaterThan(0);
  });

  it.each(ZOD_WEG)('$patroon still exists in zod ($reden)', ({ patroon }) => {
    expect(zod.filter((pad) => patroon.test(pad)).length).toBeGreaterThan(0);
  });

  it('keeps what WebGL needs', () => {
    const nodig = ['rendering/renderers/gl/WebGLRenderer.mjs', 'rendering/renderers/gpu/shader/GpuProgram.mjs', 'scene/sprite/Sprite.mjs', 'scene/graphics/shared/Graphics.mjs', 'scene/mesh/shared/Mesh.mjs', 'assets/loader/parsers/textures/loadTextures.mjs'];
    expect(nodig.filter((pad) => !pixi.includes(pad))).toEqual([]);
    expect(nodig.filter((pad) => PIXI_WEG.some(({ patroon }) => patroon.test(pad)))).toEqual([]);
  });
});

it('reads the names of both kinds of export', () => {
  expect(exportNamen('export { A, b as c, source as default };\nexport const d = 1;\nexport function e() {}')).toEqual(['A', 'c', 'default', 'd', 'e']);
});

it('makes a stub that may be registered but not made', async () => {
  const { WebGPURenderer }: { WebGPURenderer: { new (): object; (): () => undefined; extension: { type: string[] } } } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stubCode(['WebGPURenderer'], 'x.mjs'))}`);
  expect(WebGPURenderer.extension.type).toEqual([]);
  expect(WebGPURenderer()()).toBeUndefined();
  expect(() => new WebGPURenderer()).toThrow('WebGPURenderer is left out of this build (x.mjs)');
});
