import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Modules of a library that the pupil bundle leaves out, and why nothing misses them. */
interface Omission {
  pattern: RegExp;
  reden: string;
}

/** Only WebGL reaches a pupil (performance C8); the engine paints its own letters, reads its own atlas and mirrors itself in the DOM. */
export const PIXI_OMITTED: readonly Omission[] = [
  {
    pattern:
      /^rendering\/renderers\/gpu\/(?!shader\/|renderTarget\/calculateProjection\.|texture\/utils\/getSupported)/,
    reden: 'WebGPU',
  },
  { pattern: /^rendering\/renderers\/canvas\/(?!utils\/)/, reden: 'canvas renderer' },
  {
    pattern:
      /^(?:filters\/Canvas|rendering\/mask\/stencil\/CanvasStencil|scene\/graphics\/canvas\/|rendering\/batcher\/canvas\/)/,
    reden: 'canvas renderer',
  },
  {
    pattern:
      /^(?:scene\/(?:graphics|mesh)\/gpu\/(?!colorToUniform\.)|rendering\/batcher\/gpu\/(?!getTextureBatchBindGroup\.)|filters\/(?:mask|defaults\/passthrough)\/\w+\.wgsl)/,
    reden: 'WebGPU',
  },
  { pattern: /^(?:accessibility|dom)\//, reden: 'the engine has its own DOM mirror' },
  { pattern: /^events\//, reden: 'the engine has its own hit test (performance C6)' },
  { pattern: /^scene\/(?:text|text-bitmap|text-html)\//, reden: 'letters are painted by engine/runtime/paint.ts' },
  { pattern: /^(?:spritesheet|compressed-textures|prepare)\//, reden: 'atlases are read by engine/runtime/assets.ts' },
  {
    pattern:
      /^assets\/(?:loader\/parsers\/(?:loadWebFont|textures\/load(?:VideoTextures|SVG))|detections\/parsers\/detect(?:Mp4|Ogv|Webm|Avif))\./,
    reden: 'no such files',
  },
  {
    pattern:
      /^rendering\/renderers\/(?:shared\/texture\/sources\/VideoSource|gl\/texture\/uploaders\/glUpload(?:Compressed|Video)\w*)\./,
    reden: 'no video, no compressed textures',
  },
  { pattern: /^scene\/(?:particle-container|sprite-tiling|sprite-nine-slice)\/init\./, reden: 'not used by any scene' },
  { pattern: /^(?:scene\/graphics\/shared\/svg|environment-webworker)\//, reden: 'art is rasterised in the build' },
  {
    pattern: /^(?:scene\/particle-container\/shared|unsafe-eval\/particle)\//,
    reden: 'particles are sprites of engine/parts/fx.ts',
  },
  {
    pattern: /^(?:filters\/|rendering\/mask\/(?:alpha|stencil)\/|rendering\/renderers\/gl\/GlStencilSystem\.)/,
    reden: 'no filters and no masks: each would break the batch',
  },
  {
    pattern:
      /^rendering\/renderers\/(?:shared\/(?:extract|startup)\/|shared\/texture\/(?:Renderable|Texture)GCSystem\.|gl\/GlBackBufferSystem\.)/,
    reden: 'nothing is read back, and the old names of the collector are not used',
  },
  {
    pattern: /^(?:rendering\/renderers\/(?:gl\/GlUboSystem|shared\/shader\/UboSystem)\.|unsafe-eval\/ubo\/)/,
    reden: 'no shader has a uniform buffer',
  },
  { pattern: /^app\/ResizePlugin\./, reden: 'engine/runtime/podium.ts follows the size' },
  { pattern: /^colord\/plugins\/names\./, reden: 'colours are written in hex' },
];

const PIXI = /\/node_modules\/(?:pixi\.js\/lib|@pixi)\/(.+\.mjs)$/;

/** Names that a module exports. */
export function exportNames(source: string): string[] {
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const loose = [...source.matchAll(/export\s+(?:async\s+)?(?:const|let|class|function)\s+(\w+)/g)].map(
    (match) => match[1] ?? '',
  );
  const fallbackValue = /export\s*default\b/.test(source) ? ['default'] : [];
  return [...new Set([...lists, ...loose, ...fallbackValue])].filter((name) => name !== '');
}

/** A value that may be registered and extended, and that fails with a clear word when it is made. */
export function stubCode(names: readonly string[], module: string): string {
  const create = `const maak = (naam) => Object.assign(function () { if (new.target) throw new Error(naam + ' is left out of this build (${module})'); return () => undefined; }, { extension: { type: [], name: naam } });`;
  return [
    create,
    ...names.map((name) =>
      name === 'default'
        ? 'export default maak("default");'
        : `export const ${name} = /* @__PURE__ */ maak(${JSON.stringify(name)});`,
    ),
  ].join('\n');
}

/** Replaces left-out modules by empty ones; the build fails when pixi is in it and one of the patterns found nothing. */
export function pixiStub(): Plugin {
  const touched = new Set<Omission>();
  let seen = false;
  return {
    name: 'taaltocht-pixi-stub',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      seen = false;
      touched.clear();
    },
    load(id) {
      const module = PIXI.exec(id.replaceAll('\\', '/').split('?')[0] ?? '')?.[1];
      if (module === undefined) return null;
      seen = true;
      const omission = PIXI_OMITTED.find(({ pattern }) => pattern.test(module));
      if (!omission) return null;
      touched.add(omission);
      return {
        code: stubCode(exportNames(readFileSync(id.split('?')[0] ?? id, 'utf8')), module),
        map: null,
        moduleSideEffects: false,
      };
    },
    buildEnd(error) {
      if (error || !seen) return;
      const empty = PIXI_OMITTED.filter((omission) => !touched.has(omission));
      if (empty.length > 0)
        throw new Error(`the stub replaced nothing for: ${empty.map(({ pattern }) => String(pattern)).join(', ')}`);
    },
  };
}
