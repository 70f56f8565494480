/** Pixi reads `navigator` while it loads; Node 20 has none. Import this file before anything that imports pixi.js. */
if (typeof globalThis.navigator === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node', platform: '' }, configurable: true });
}
