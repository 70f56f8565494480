import type { Layout, StageFrame } from '../contract.ts';
import type { CssBox } from './css-box.ts';

/** Width of the stage in stage px. */
export const WIDTH = 1280;
/** Height of the stage in stage px. */
export const HEIGHT = 720;

/** The whole stage. */
export const WHOLE_STAGE: StageFrame = [0, 0, WIDTH, HEIGHT];

/** An upright screen gets the portrait layout of a scene that has one. */
export function isUpright(screen: { w: number; h: number }): boolean {
  return screen.h > screen.w * 1.15;
}

interface ScreenOf {
  w: number;
  h: number;
  topCss: number;
  bottomCss: number;
}

/**
 * Fits a frame of the stage in a screen of CSS pixels. The whole frame stays visible; scenery bleeds past it.
 */
export function createLayout(screen: ScreenOf, [left, up, wide, high]: StageFrame = WHOLE_STAGE): Layout {
  const scale = Math.max(0.05, Math.min(screen.w / wide, screen.h / high));
  const rest = (screen.h - high * scale) / 2;
  const y = rest - up * scale;
  const x = (screen.w - wide * scale) / 2 - left * scale;
  const visible = { x: -x / scale, y: -y / scale, w: screen.w / scale, h: screen.h / scale };
  const top = up + Math.max(0, (screen.topCss - rest) / scale);
  const bottom = Math.max(0, (screen.bottomCss - rest) / scale);
  return { scale, x, y, visible, top, bottom, middle: left + wide / 2, head: up, foot: up + high };
}

/** A box of the stage as it lies on the screen. */
export function onScreen({ x, y, scale }: Layout, [left, top, w, h]: StageFrame): CssBox {
  return { x: x + left * scale, y: y + top * scale, w: w * scale, h: h * scale };
}
