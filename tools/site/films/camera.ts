import type { Locator, Page } from '@playwright/test';
import type { FilmFrame } from './encode.ts';

/** Part of a film with a caption of its own. */
export interface Chapter {
  /** Key of its texts. */
  name: string;
  /** Seconds. */
  start: number;
  end: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Pictures a second while something moves. */
const MOVING_MS = 66;
/** A picture that stands is given again so often that its letters become sharp. */
const STILL_MS = 400;
const WAY_MS = 700;
const PRESS_MS = 240;
const SETTLE_MS = 900;
const SHOT_MS = 120_000;

/** Films a page: photos where something changes, and a pointer that walks over them. The clock of the film is its own, so that a slow machine makes the same film. */
export class Camera {
  readonly photos: Buffer[] = [];
  readonly frames: FilmFrame[] = [];
  readonly chapters: Chapter[] = [];
  private now = 0;
  private pointer: Point = { x: 640, y: 400 };
  private newScene = true;

  constructor(public page: Page) {}

  get duration(): number {
    return this.now;
  }

  /** Ends the chapter that runs and begins another one. */
  chapter(name: string): void {
    this.close();
    this.chapters.push({ name, start: this.now / 1_000, end: 0 });
    this.newScene = true;
  }

  /** Ends the last chapter. */
  close(): void {
    const last = this.chapters.at(-1);
    if (last !== undefined) last.end = this.now / 1_000;
  }

  /** Photographs the page and shows it so long. */
  async look(ms: number): Promise<void> {
    await this.shoot();
    this.hold(ms);
  }

  /** Walks to something and touches it; what follows is photographed when it is at rest. */
  async touch(target: Locator, after: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.shoot();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`there is nothing to touch: ${String(target)}`);
    await this.touchAt({ x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 }, () => target.click());
    await after();
    await this.page.waitForTimeout(SETTLE_MS);
    await this.shoot();
    this.hold(STILL_MS);
  }

  /** Walks to a place of the picture and does something there; the next picture is taken by whoever knows when it is at rest. */
  async tap(place: Point, deed: () => Promise<unknown>): Promise<void> {
    await this.shoot();
    await this.touchAt(place, deed);
  }

  private async touchAt(place: Point, deed: () => Promise<unknown>): Promise<void> {
    this.walk(place);
    this.show(MOVING_MS, true);
    await deed();
    this.show(PRESS_MS, true);
  }

  private async shoot(): Promise<void> {
    this.photos.push(await this.page.screenshot({ type: 'jpeg', quality: 92, timeout: SHOT_MS }));
  }

  private walk(to: Point): void {
    const from = this.pointer;
    const steps = Math.round(WAY_MS / MOVING_MS);
    for (let nr = 1; nr <= steps; nr += 1) {
      const way = nr / steps;
      const eased = way * way * (3 - 2 * way);
      this.pointer = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      this.show(MOVING_MS, false);
    }
  }

  private hold(ms: number): void {
    for (let left = ms; left > 0; left -= STILL_MS) this.show(Math.min(left, STILL_MS), false);
  }

  private show(ms: number, pressed: boolean): void {
    this.frames.push({
      photo: this.photos.length - 1,
      at: this.now,
      pointer: { ...this.pointer, pressed },
      key: this.newScene,
    });
    this.newScene = false;
    this.now += ms;
  }
}
