/** Virtual clock and blind GPU of a bench page. */
export interface Klok {
  /** Runs one animation frame, 1/60 s after the one before it. */
  tik(): void;
  /** Draw calls of the frame that ran last. */
  draws: number;
  /** False: draw calls are counted and dropped. */
  echt: boolean;
}

declare global {
  interface Window {
    klok: Klok;
  }
}

/** Runs before anything else in the page: frames come from `tik`, draw calls are counted. */
function installeerKlok(): void {
  let rij: FrameRequestCallback[] = [];
  let nu = 0;
  let nummer = 0;
  const klok: Klok = {
    draws: 0,
    echt: true,
    tik: () => {
      nu += 1000 / 60;
      klok.draws = 0;
      const beurt = rij;
      rij = [];
      for (const fn of beurt) fn(nu);
    },
  };
  window.klok = klok;
  window.requestAnimationFrame = (fn) => {
    rij.push(fn);
    nummer += 1;
    return nummer;
  };
  window.cancelAnimationFrame = () => {
    rij = [];
  };
  for (const proto of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    for (const naam of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const teken: unknown = Reflect.get(proto, naam);
      if (typeof teken !== 'function') continue;
      Reflect.set(proto, naam, function geteld(this: unknown, ...args: unknown[]): void {
        klok.draws += 1;
        if (klok.echt) Reflect.apply(teken, this, args);
      });
    }
  }
}

installeerKlok();
