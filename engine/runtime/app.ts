import 'pixi.js/unsafe-eval';
import { Container, WebGLRenderer } from 'pixi.js';

/** What draws: one renderer with its canvas, and the root of everything that is drawn. */
export interface App {
  readonly renderer: WebGLRenderer<HTMLCanvasElement>;
  readonly canvas: HTMLCanvasElement;
  readonly stage: Container;
  /** The processor draws. Asked once: what a card is, it says only after everything that was sent to it. */
  readonly software: boolean;
}

let app: Promise<App> | null = null;

/** Device pixels per CSS pixel that are drawn: at most 2. */
export function screenResolution(): number {
  return Math.min(2, Math.max(1, globalThis.devicePixelRatio || 1));
}

/** True when the processor draws: no graphics card, or one that the browser does not trust. */
function isSoftware(canvas: HTMLCanvasElement): boolean {
  const gl = canvas.getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  if (!gl || !info) return false;
  return /swiftshader|llvmpipe|software/i.test(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)));
}

/** A processor walks for every pixel through the textures that a batch may hold: with few a frame takes half the time of one with sixteen. */
const SOFTWARE_TEXTURES = 4;

/**
 * The one renderer of a page life; created at the first call and kept. Made by its own class instead of Pixi's `Application`, which
 * brings every kind of renderer, and without the extensions that Pixi loads by itself: the engine has its own hit test and DOM mirror.
 * `unsafe-eval` replaces generated code, since the content security policy forbids eval.
 */
export function getApp(): Promise<App> {
  app ??= create();
  return app;
}

async function create(): Promise<App> {
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  await renderer.init({
    manageImports: false,
    // The size of most games: another one later lets the browser make the picture anew, and wait for it.
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    antialias: false,
    autoDensity: true,
    resolution: screenResolution(),
    backgroundAlpha: 1,
    powerPreference: 'high-performance',
  });
  const software = isSoftware(renderer.canvas);
  if (software) renderer.limits.maxBatchableTextures = SOFTWARE_TEXTURES;
  return { renderer, canvas: renderer.canvas, stage: new Container(), software };
}
