import type { Layout } from '../contract.ts';

/** Width of the stage in stage px. */
export const WIDTH = 1280;
/** Height of the stage in stage px. */
export const HEIGHT = 720;

interface ScreenOf {
  w: number;
  h: number;
  topCss: number;
  bottomCss: number;
}

/**
 * Fits the 1280 x 720 stage in a screen of CSS pixels. The whole stage stays visible; scenery bleeds to 1560 x 960.
 * With a keyboard open on a tall screen the stage moves up so that the play stays above it.
 */
export function createLayout(screen: ScreenOf): Layout {
  const scale = Math.max(0.05, Math.min(screen.w / WIDTH, screen.h / HEIGHT));
  const restH = screen.h - HEIGHT * scale;
  const y = restH / 2;
  const x = (screen.w - WIDTH * scale) / 2;
  const visible = { x: -x / scale, y: -y / scale, w: screen.w / scale, h: screen.h / scale };
  const top = Math.max(0, (screen.topCss - y) / scale);
  const bottom = Math.max(0, (screen.bottomCss - y) / scale);
  return { scale, x, y, visible, top, bottom };
}
