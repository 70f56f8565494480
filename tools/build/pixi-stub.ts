import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Modules of a library that the pupil bundle leaves out, and why nothing misses them. */
interface Weglating {
  patroon: RegExp;
  reden: string;
}

/** Only WebGL reaches a pupil (performance C8); the engine paints its own letters, reads its own atlas and mirrors itself in the DOM. */
export const PIXI_WEG: readonly Weglating[] = [
  {
    patroon:
      /^rendering\/renderers\/gpu\/(?!shader\/|renderTarget\/calculateProjection\.|texture\/utils\/getSupported)/,
    reden: 'WebGPU',
  },
  { patroon: /^rendering\/renderers\/canvas\/(?!utils\/)/, reden: 'canvas renderer' },
  {
    patroon:
      /^(?:filters\/Canvas|rendering\/mask\/stencil\/CanvasStencil|scene\/graphics\/canvas\/|rendering\/batcher\/canvas\/)/,
    reden: 'canvas renderer',
  },
  {
    patroon:
      /^(?:scene\/(?:graphics|mesh)\/gpu\/(?!colorToUniform\.)|rendering\/batcher\/gpu\/(?!getTextureBatchBindGroup\.)|filters\/(?:mask|defaults\/passthrough)\/\w+\.wgsl)/,
    reden: 'WebGPU',
  },
  { patroon: /^(?:accessibility|dom)\//, reden: 'the engine has its own DOM mirror' },
  { patroon: /^events\//, reden: 'the engine has its own hit test (performance C6)' },
  { patroon: /^scene\/(?:text|text-bitmap|text-html)\//, reden: 'letters are painted by engine/runtime/verf.ts' },
  { patroon: /^(?:spritesheet|compressed-textures|prepare)\//, reden: 'atlases are read by engine/runtime/assets.ts' },
  {
    patroon:
      /^assets\/(?:loader\/parsers\/(?:loadWebFont|textures\/load(?:VideoTextures|SVG))|detections\/parsers\/detect(?:Mp4|Ogv|Webm|Avif))\./,
    reden: 'no such files',
  },
  {
    patroon:
      /^rendering\/renderers\/(?:shared\/texture\/sources\/VideoSource|gl\/texture\/uploaders\/glUpload(?:Compressed|Video)\w*)\./,
    reden: 'no video, no compressed textures',
  },
  { patroon: /^scene\/(?:particle-container|sprite-tiling|sprite-nine-slice)\/init\./, reden: 'not used by any scene' },
  { patroon: /^(?:scene\/graphics\/shared\/svg|environment-webworker)\//, reden: 'art is rasterised in the build' },
  {
    patroon: /^(?:scene\/particle-container\/shared|unsafe-eval\/particle)\//,
    reden: 'particles are sprites of engine/parts/fx.ts',
  },
  {
    patroon: /^(?:filters\/|rendering\/mask\/(?:alpha|stencil)\/|rendering\/renderers\/gl\/GlStencilSystem\.)/,
    reden: 'no filters and no masks: each would break the batch',
  },
  {
    patroon:
      /^rendering\/renderers\/(?:shared\/(?:extract|startup)\/|shared\/texture\/(?:Renderable|Texture)GCSystem\.|gl\/GlBackBufferSystem\.)/,
    reden: 'nothing is read back, and the old names of the collector are not used',
  },
  {
    patroon: /^(?:rendering\/renderers\/(?:gl\/GlUboSystem|shared\/shader\/UboSystem)\.|unsafe-eval\/ubo\/)/,
    reden: 'no shader has a uniform buffer',
  },
  { patroon: /^app\/ResizePlugin\./, reden: 'engine/runtime/podium.ts follows the size' },
  { patroon: /^colord\/plugins\/names\./, reden: 'colours are written in hex' },
];

const PIXI = /\/node_modules\/(?:pixi\.js\/lib|@pixi)\/(.+\.mjs)$/;

/** Names that a module exports. */
export function exportNamen(bron: string): string[] {
  const lijsten = [...bron.matchAll(/export\s*\{([^}]*)\}/g)].flatMap((vondst) =>
    (vondst[1] ?? '').split(',').map(
      (naam) =>
        naam
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const los = [...bron.matchAll(/export\s+(?:async\s+)?(?:const|let|class|function)\s+(\w+)/g)].map(
    (vondst) => vondst[1] ?? '',
  );
  const standaard = /export\s*default\b/.test(bron) ? ['default'] : [];
  return [...new Set([...lijsten, ...los, ...standaard])].filter((naam) => naam !== '');
}

/** A value that may be registered and extended, and that fails with a clear word when it is made. */
export function stubCode(namen: readonly string[], module: string): string {
  const maak = `const maak = (naam) => Object.assign(function () { if (new.target) throw new Error(naam + ' is left out of this build (${module})'); return () => undefined; }, { extension: { type: [], name: naam } });`;
  return [
    maak,
    ...namen.map((naam) =>
      naam === 'default'
        ? 'export default maak("default");'
        : `export const ${naam} = /* @__PURE__ */ maak(${JSON.stringify(naam)});`,
    ),
  ].join('\n');
}

/** Replaces left-out modules by empty ones; the build fails when pixi is in it and one of the patterns found nothing. */
export function pixiStub(): Plugin {
  const geraakt = new Set<Weglating>();
  let gezien = false;
  return {
    name: 'taaltocht-pixi-stub',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      gezien = false;
      geraakt.clear();
    },
    load(id) {
      const module = PIXI.exec(id.replaceAll('\\', '/').split('?')[0] ?? '')?.[1];
      if (module === undefined) return null;
      gezien = true;
      const weglating = PIXI_WEG.find(({ patroon }) => patroon.test(module));
      if (!weglating) return null;
      geraakt.add(weglating);
      return {
        code: stubCode(exportNamen(readFileSync(id.split('?')[0] ?? id, 'utf8')), module),
        map: null,
        moduleSideEffects: false,
      };
    },
    buildEnd(fout) {
      if (fout || !gezien) return;
      const leeg = PIXI_WEG.filter((weglating) => !geraakt.has(weglating));
      if (leeg.length > 0)
        throw new Error(`the stub replaced nothing for: ${leeg.map(({ patroon }) => String(patroon)).join(', ')}`);
    },
  };
}
