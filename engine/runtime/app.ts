import 'pixi.js/unsafe-eval';
import { Application } from 'pixi.js';

let app: Promise<Application> | null = null;

/** Device pixels per CSS pixel that are drawn: at most 2. */
export function screenResolution(): number {
  return Math.min(2, Math.max(1, globalThis.devicePixelRatio || 1));
}

/**
 * The one Pixi application of a page life; created at the first call and kept. WebGL only, its ticker never runs.
 * `unsafe-eval` replaces generated code, since the content security policy forbids eval.
 */
export function getApp(): Promise<Application> {
  app ??= create();
  return app;
}

async function create(): Promise<Application> {
  const newOne = new Application();
  await newOne.init({
    preference: 'webgl',
    antialias: false,
    autoStart: false,
    sharedTicker: false,
    autoDensity: true,
    resolution: screenResolution(),
    backgroundAlpha: 1,
    powerPreference: 'high-performance',
    eventMode: 'none',
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
  newOne.ticker.stop();
  newOne.stage.interactiveChildren = false;
  return newOne;
}
