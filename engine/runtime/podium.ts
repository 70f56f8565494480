import { type Application, Container } from 'pixi.js';
import { createVerf, type Verf } from './verf.ts';
import { getApp, schermResolutie } from './app.ts';
import type { Layout } from './contract.ts';
import { maakLayout } from './layout.ts';
import { type Frame, Loop, startFrames } from './loop.ts';

/** A mounted game: its world, and what happens per step and frame. */
export interface Nummer {
  readonly root: Container;
  readonly background: string;
  /** Fixed step. */
  tick(dt: number): void;
  render(frame: Frame): void;
  onLayout(layout: Layout): void;
  /** The tab was hidden or shown. */
  onHidden(hidden: boolean): void;
}

/** Owner of canvas, size and frames; mounts one game at a time. */
export interface Podium {
  readonly canvas: HTMLCanvasElement;
  readonly verf: Verf;
  readonly layout: Layout;
  /** Texture pixels per stage pixel that fit this screen. */
  readonly resolutie: 1 | 2;
  /** True on software rendering: fewer particles. */
  readonly zwak: boolean;
  mount(nummer: Nummer): void;
  unmount(nummer: Nummer): void;
  setInsets(topCss: number, bottomCss: number): void;
  /** Steps the mounted game without frames, for tests. */
  step(n: number): void;
  destroy(): void;
}

function isSoftware(app: Application): boolean {
  const canvas = app.canvas;
  const gl = canvas.getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  if (!gl || !info) return false;
  return /swiftshader|llvmpipe|software/i.test(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)));
}

/** Puts the shared canvas in `host` and follows its size. One podium at a time. */
export async function createPodium(host: HTMLElement): Promise<Podium> {
  const app = await getApp();
  const zwak = isSoftware(app);
  app.renderer.resolution = zwak ? 1 : schermResolutie();
  host.append(app.canvas);
  return new Toneel(app, host, zwak);
}

class Toneel implements Podium {
  readonly canvas: HTMLCanvasElement;
  readonly verf: Verf;
  readonly zwak: boolean;
  layout: Layout;
  private readonly app: Application;
  private readonly host: HTMLElement;
  private readonly waarnemer: ResizeObserver;
  private readonly stage = new Container();
  private readonly loop: Loop;
  private nummer: Nummer | null = null;
  private top = 0;
  private bottom = 0;
  private stopFrames: () => void;
  private readonly bijZicht = (): void => this.zicht();

  constructor(app: Application, host: HTMLElement, zwak: boolean) {
    this.app = app;
    this.host = host;
    this.zwak = zwak;
    this.canvas = app.canvas;
    this.canvas.style.display = 'block';
    this.verf = createVerf(zwak ? 1 : 2);
    this.stage.eventMode = 'none';
    this.stage.interactiveChildren = false;
    app.stage.addChild(this.stage);
    this.layout = maakLayout({ w: 1280, h: 720, topCss: 0, bottomCss: 0 });
    this.loop = new Loop({
      step: (dt) => this.nummer?.tick(dt),
      render: (frame) => this.nummer?.render(frame),
    });
    this.waarnemer = new ResizeObserver(() => this.meet());
    this.waarnemer.observe(host);
    this.meet();
    document.addEventListener('visibilitychange', this.bijZicht);
    this.stopFrames = startFrames((now) => this.frame(now));
  }

  get resolutie(): 1 | 2 {
    return !this.zwak && this.layout.scale * this.app.renderer.resolution > 1.15 ? 2 : 1;
  }

  mount(nummer: Nummer): void {
    this.nummer = nummer;
    this.stage.addChild(nummer.root);
    this.app.renderer.background.color = nummer.background;
    this.loop.reset();
    nummer.onLayout(this.layout);
  }

  unmount(nummer: Nummer): void {
    if (this.nummer !== nummer) return;
    this.nummer = null;
    this.stage.removeChild(nummer.root);
    this.verf.reset();
  }

  setInsets(topCss: number, bottomCss: number): void {
    if (topCss === this.top && bottomCss === this.bottom) return;
    this.top = topCss;
    this.bottom = bottomCss;
    this.meet();
  }

  step(n: number): void {
    this.loop.step(n);
    this.teken();
  }

  destroy(): void {
    this.stopFrames();
    this.waarnemer.disconnect();
    document.removeEventListener('visibilitychange', this.bijZicht);
    this.app.stage.removeChild(this.stage);
    this.verf.destroy();
    this.stage.destroy({ children: true });
    this.canvas.remove();
  }

  private frame(now: number): void {
    if (document.hidden || this.nummer === null) return;
    this.loop.frame(now);
    this.teken();
  }

  private teken(): void {
    this.verf.flush();
    this.app.renderer.render(this.app.stage);
  }

  private meet(): void {
    const w = Math.max(1, this.host.clientWidth);
    const h = Math.max(1, this.host.clientHeight);
    this.app.renderer.resize(w, h);
    this.layout = maakLayout({ w, h, topCss: this.top, bottomCss: this.bottom });
    this.stage.position.set(this.layout.x, this.layout.y);
    this.stage.scale.set(this.layout.scale);
    this.nummer?.onLayout(this.layout);
  }

  private zicht(): void {
    this.loop.reset();
    this.nummer?.onHidden(document.hidden);
  }
}
