import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportNamen, PIXI_WEG, stubCode } from './pixi-stub.ts';

const require = createRequire(import.meta.url);
const modules = (map: string, eind: string) =>
  readdirSync(map, { recursive: true, encoding: 'utf8' })
    .filter((pad) => pad.endsWith(eind))
    .map((pad) => relative(map, join(map, pad)).replaceAll('\\', '/'));

describe('left-out modules', () => {
  const pixi = [
    ...modules(dirname(require.resolve('pixi.js')), '.mjs'),
    ...modules(join(dirname(require.resolve('@pixi/colord')), '..'), '.mjs'),
  ];

  it.each(PIXI_WEG)('$patroon still exists in pixi.js ($reden)', ({ patroon }) => {
    expect(pixi.filter((pad) => patroon.test(pad)).length).toBeGreaterThan(0);
  });

  it('keeps what WebGL needs', () => {
    const nodig = [
      'rendering/renderers/gl/WebGLRenderer.mjs',
      'rendering/renderers/gpu/shader/GpuProgram.mjs',
      'scene/sprite/Sprite.mjs',
      'scene/mesh/shared/Mesh.mjs',
      'scene/mesh-simple/MeshSimple.mjs',
      'rendering/renderers/shared/texture/sources/ImageSource.mjs',
    ];
    expect(nodig.filter((pad) => !pixi.includes(pad))).toEqual([]);
    expect(nodig.filter((pad) => PIXI_WEG.some(({ patroon }) => patroon.test(pad)))).toEqual([]);
  });
});

/** Names that kept modules still import from left-out ones: each was read and found to be registered or only asked for by what no game does; `pixi-beeld.e2e.ts` compares the pictures. */
const MAG_OVER_DE_GRENS: ReadonlySet<string> = new Set([
  'detectAvif',
  'detectMp4',
  'detectOgv',
  'detectWebm',
  'loadWebFont',
  'loadSvg',
  'loadVideoTextures',
  'loadBitmapFont',
  'bitmapFontCachePlugin',
  'VideoSource',
  'CanvasFilterSystem',
  'CanvasGraphicsContextSystem',
  'CanvasGraphicsPipe',
  'glUploadCompressedTextureResource',
  'glUploadVideoResource',
  'source',
  'GpuUboSystem',
  'GPUTextureGpuData',
  'SVGParser',
  'parseSVGPath',
  'bitmapTextSplit',
  'TextStyle',
  'canvasTextSplit',
  'generateParticleUpdatePolyfill',
  'BlendModeFilter',
  'hslgl',
  'hslgpu',
  'FilterEffect',
  'AlphaMask',
  'AlphaMaskPipe',
  'StencilMask',
  'StencilMaskPipe',
  'GlStencilSystem',
  'ResizePlugin',
  'ParticleBuffer',
  'ParticleContainerPipe',
  'GlUboSystem',
  'UboSystem',
  'generateUboSyncPolyfillSTD40',
  'generateUboSyncPolyfillWGSL',
  'GlBackBufferSystem',
  'ExtractSystem',
  'GenerateTextureSystem',
  'HelloSystem',
  'RenderableGCSystem',
  'TextureGCSystem',
]);

it('lets no helper of the WebGL path be left out', () => {
  const map = dirname(require.resolve('pixi.js'));
  const weg = (pad: string) => PIXI_WEG.some(({ patroon }) => patroon.test(pad));
  const over = modules(map, '.mjs')
    .filter((pad) => !weg(pad) && !pad.endsWith('index.mjs'))
    .flatMap((pad) =>
      [...readFileSync(join(map, pad), 'utf8').matchAll(/import\s+(?:\{([^}]*)\}|(\w+))\s+from\s+'(\.[^']+)'/g)]
        .filter((vondst) => weg(relative(map, join(map, dirname(pad), vondst[3] ?? '')).replaceAll('\\', '/')))
        .flatMap((vondst) => (vondst[1] ?? vondst[2] ?? '').split(',').map((naam) => naam.trim())),
    );
  expect([...new Set(over)].filter((naam) => !MAG_OVER_DE_GRENS.has(naam))).toEqual([]);
  expect(over.length).toBeGreaterThan(10);
});

it('reads the names of both kinds of export', () => {
  expect(exportNamen('export { A, b as c, source as default };\nexport const d = 1;\nexport function e() {}')).toEqual([
    'A',
    'c',
    'default',
    'd',
    'e',
  ]);
});

it('makes a stub that may be registered but not made', async () => {
  const { WebGPURenderer }: { WebGPURenderer: { new (): object; (): () => undefined; extension: { type: string[] } } } =
    await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stubCode(['WebGPURenderer'], 'x.mjs'))}`
    );
  expect(WebGPURenderer.extension.type).toEqual([]);
  expect(WebGPURenderer()()).toBeUndefined();
  expect(() => new WebGPURenderer()).toThrow('WebGPURenderer is left out of this build (x.mjs)');
});
