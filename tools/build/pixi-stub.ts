import type { Plugin } from 'vite';

/** What replaces a module: classes that may be named but never made. */
const LEEG = (namen: readonly string[]): string => namen.map((naam) => `export class ${naam} { constructor() { throw new Error('${naam} is left out of this build'); } }`).join('\n');

/** Renderers the pupil bundle must not carry (performance C8): module of pixi.js to the names it exports. */
export const PIXI_STUBS: Readonly<Record<string, readonly string[]>> = {
  'rendering/renderers/gpu/WebGPURenderer.mjs': ['WebGPURenderer'],
  'rendering/renderers/canvas/CanvasRenderer.mjs': ['CanvasRenderer'],
};

const PIXI = /\/node_modules\/pixi\.js\/lib\/(.+)$/;

/** Module of pixi.js behind a resolved id, or null. */
export const pixiModule = (id: string): string | null => PIXI.exec(id.replaceAll('\\', '/').split('?')[0] ?? '')?.[1] ?? null;

/** Replaces the WebGPU and Canvas renderers by empty ones; the build fails when pixi.js is in it and a stub found nothing to replace. */
export function pixiStub(): Plugin {
  const geraakt = new Set<string>();
  let metPixi = false;
  return {
    name: 'taaltocht-pixi-stub',
    apply: 'build',
    buildStart() {
      geraakt.clear();
      metPixi = false;
    },
    load(id) {
      const pad = pixiModule(id);
      if (pad === null) return null;
      metPixi = true;
      const namen = PIXI_STUBS[pad];
      if (!namen) return null;
      geraakt.add(pad);
      return { code: LEEG(namen), map: null, moduleSideEffects: false };
    },
    buildEnd(fout) {
      if (fout || !metPixi) return;
      const gemist = Object.keys(PIXI_STUBS).filter((pad) => !geraakt.has(pad));
      if (gemist.length > 0) throw new Error(`pixi stub replaced ${geraakt.size} of ${Object.keys(PIXI_STUBS).length} modules; not found: ${gemist.join(', ')}`);
    },
  };
}
