import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportNames, PIXI_OMITTED, stubCode } from './pixi-stub.ts';

const require = createRequire(import.meta.url);
const modules = (map: string, end: string) =>
  readdirSync(map, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => relative(map, join(map, path)).replaceAll('\\', '/'));

describe('left-out modules', () => {
  const pixi = [
    ...modules(dirname(require.resolve('pixi.js')), '.mjs'),
    ...modules(join(dirname(require.resolve('@pixi/colord')), '..'), '.mjs'),
  ];

  it.each(PIXI_OMITTED)('$patroon still exists in pixi.js ($reden)', ({ pattern }) => {
    expect(pixi.filter((path) => pattern.test(path)).length).toBeGreaterThan(0);
  });

  it('keeps what WebGL needs', () => {
    const required = [
      'rendering/renderers/gl/WebGLRenderer.mjs',
      'rendering/renderers/gpu/shader/GpuProgram.mjs',
      'scene/sprite/Sprite.mjs',
      'scene/mesh/shared/Mesh.mjs',
      'scene/mesh-simple/MeshSimple.mjs',
      'rendering/renderers/shared/texture/sources/ImageSource.mjs',
    ];
    expect(required.filter((path) => !pixi.includes(path))).toEqual([]);
    expect(required.filter((path) => PIXI_OMITTED.some(({ pattern }) => pattern.test(path)))).toEqual([]);
  });
});

/** Names that kept modules still import from left-out ones: each was read and found to be registered or only asked for by what no game does; `pixi-picture.e2e.ts` compares the pictures. */
const ALLOWED_ACROSS_BOUNDARY: ReadonlySet<string> = new Set([
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
  const gone = (path: string) => PIXI_OMITTED.some(({ pattern }) => pattern.test(path));
  const over = modules(map, '.mjs')
    .filter((path) => !gone(path) && !path.endsWith('index.mjs'))
    .flatMap((path) =>
      [...readFileSync(join(map, path), 'utf8').matchAll(/import\s+(?:\{([^}]*)\}|(\w+))\s+from\s+'(\.[^']+)'/g)]
        .filter((match) => gone(relative(map, join(map, dirname(path), match[3] ?? '')).replaceAll('\\', '/')))
        .flatMap((match) => (match[1] ?? match[2] ?? '').split(',').map((name) => name.trim())),
    );
  expect([...new Set(over)].filter((name) => !ALLOWED_ACROSS_BOUNDARY.has(name))).toEqual([]);
  expect(over.length).toBeGreaterThan(10);
});

it('reads the names of both kinds of export', () => {
  expect(exportNames('export { A, b as c, source as default };\nexport const d = 1;\nexport function e() {}')).toEqual([
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
