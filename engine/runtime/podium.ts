import { Container, type Texture } from 'pixi.js';
import { createPaint, type Paint } from './paint.ts';
import { type App, getApp, screenResolution } from './app.ts';
import type { Layout, StageFrame } from './contract.ts';
import { createLayout, isUpright, WHOLE_STAGE } from './layout/layout.ts';
import { type Frame, Loop, startFrames } from './loop.ts';

/** A mounted game: its world, and what happens per step and frame. */
export interface Act {
  readonly root: Container;
  readonly background: string;
  /** Part of the stage that every screen shows whole. */
  readonly frame: StageFrame;
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
  readonly paint: Paint;
  readonly layout: Layout;
  /** Texture pixels per stage pixel that fit this screen. */
  readonly resolution: 1 | 2;
  /** The screen is held upright. */
  readonly upright: boolean;
  /** True on software rendering: fewer particles. */
  readonly weak: boolean;
  mount(number: Act): void;
  unmount(number: Act): void;
  /** The mounted game has another root and perhaps another frame. */
  remount(number: Act, old: Container): void;
  setInsets(topCss: number, bottomCss: number): void;
  /** Steps the mounted game without frames, for tests. */
  step(n: number): void;
  destroy(): void;
}

/** Texture pixels per stage pixel for so many device pixels per stage pixel: software rendering has enough with single ones. */
const finenessOf = (weak: boolean, pixels: number): 1 | 2 => (!weak && pixels > 1.15 ? 2 : 1);

/** Sends a picture to the graphics card before it is drawn, so that the first frame of a game need not; a tap meanwhile goes first. */
export async function sendToCard(picture: Texture): Promise<void> {
  const app = await getApp().catch(() => null);
  await new Promise((resolve) => setTimeout(resolve));
  if (!picture.destroyed) app?.renderer.texture.initSource(picture.source);
}

/** Texture pixels per stage pixel that a game on the whole of this screen will ask for; makes the renderer, and no stage. */
export async function textureResolution(): Promise<1 | 2> {
  const app = await getApp().catch(() => null);
  const { scale } = createLayout({ w: globalThis.innerWidth, h: globalThis.innerHeight, topCss: 0, bottomCss: 0 });
  return finenessOf(app?.software ?? true, scale * screenResolution());
}

/** Puts the shared canvas in `host` and follows its size. One podium at a time. */
export async function createPodium(host: HTMLElement): Promise<Podium> {
  const app = await getApp();
  app.renderer.resolution = app.software ? 1 : screenResolution();
  host.append(app.canvas);
  return new Stage(app, host);
}

class Stage implements Podium {
  readonly canvas: HTMLCanvasElement;
  readonly paint: Paint;
  readonly weak: boolean;
  layout: Layout;
  private readonly app: App;
  private readonly host: HTMLElement;
  private readonly observer: ResizeObserver;
  private readonly stage = new Container();
  private readonly loop: Loop;
  private number: Act | null = null;
  private top = 0;
  private bottom = 0;
  private stopFrames: () => void;
  private readonly onVisibility = (): void => this.view();

  constructor(app: App, host: HTMLElement) {
    this.app = app;
    this.host = host;
    const weak = app.software;
    this.weak = weak;
    this.canvas = app.canvas;
    this.canvas.style.display = 'block';
    this.paint = createPaint(weak ? 1 : 2, weak);
    app.stage.addChild(this.stage);
    this.layout = createLayout({ w: 1280, h: 720, topCss: 0, bottomCss: 0 });
    this.loop = new Loop({
      step: (dt) => this.number?.tick(dt),
      render: (frame) => this.number?.render(frame),
    });
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(host);
    this.measure();
    document.addEventListener('visibilitychange', this.onVisibility);
    this.stopFrames = startFrames((now) => this.frame(now));
  }

  get resolution(): 1 | 2 {
    return finenessOf(this.weak, this.layout.scale * this.app.renderer.resolution);
  }

  get upright(): boolean {
    return isUpright({ w: this.host.clientWidth, h: this.host.clientHeight });
  }

  mount(number: Act): void {
    this.number = number;
    this.stage.addChild(number.root);
    this.app.renderer.background.color = number.background;
    this.loop.reset();
    this.measure();
  }

  remount(number: Act, old: Container): void {
    if (this.number !== number) return;
    this.stage.removeChild(old);
    this.stage.addChild(number.root);
    this.measure();
  }

  unmount(number: Act): void {
    if (this.number !== number) return;
    this.number = null;
    this.stage.removeChild(number.root);
    this.paint.reset();
  }

  setInsets(topCss: number, bottomCss: number): void {
    if (topCss === this.top && bottomCss === this.bottom) return;
    this.top = topCss;
    this.bottom = bottomCss;
    this.measure();
  }

  step(n: number): void {
    this.loop.step(n);
    this.draw();
  }

  destroy(): void {
    this.stopFrames();
    this.observer.disconnect();
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.app.stage.removeChild(this.stage);
    this.paint.destroy();
    this.stage.destroy({ children: true });
    this.canvas.remove();
  }

  private frame(now: number): void {
    if (document.hidden || this.number === null) return;
    this.loop.frame(now);
    this.draw();
  }

  private draw(): void {
    this.paint.flush();
    this.app.renderer.render(this.app.stage);
  }

  private measure(): void {
    const w = Math.max(1, this.host.clientWidth);
    const h = Math.max(1, this.host.clientHeight);
    this.app.renderer.resize(w, h);
    const frame = this.number?.frame ?? WHOLE_STAGE;
    this.layout = createLayout({ w, h, topCss: this.top, bottomCss: this.bottom }, frame);
    this.stage.position.set(this.layout.x, this.layout.y);
    this.stage.scale.set(this.layout.scale);
    this.number?.onLayout(this.layout);
  }

  private view(): void {
    this.loop.reset();
    this.number?.onHidden(document.hidden);
  }
}
