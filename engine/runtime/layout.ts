import type { Layout } from './contract.ts';

export const BREED = 1280;
export const HOOG = 720;
const RUIM_B = 1560;
const RUIM_H = 960;

export interface Scherm {
  w: number;
  h: number;
  topCss: number;
  bottomCss: number;
}

/**
 * Fits the 1280 x 720 stage in a screen of CSS pixels. The whole stage stays visible; scenery bleeds to 1560 x 960.
 * With a keyboard open on a tall screen the stage moves up so that the play stays above it.
 */
export function maakLayout(scherm: Scherm): Layout {
  const scale = Math.max(0.05, Math.min(scherm.w / BREED, scherm.h / HOOG));
  const restH = scherm.h - HOOG * scale;
  const y = restH / 2;
  const x = (scherm.w - BREED * scale) / 2;
  const visible = { x: -x / scale, y: -y / scale, w: scherm.w / scale, h: scherm.h / scale };
  const top = Math.max(0, (scherm.topCss - y) / scale);
  const bottom = Math.max(0, (scherm.bottomCss - y) / scale);
  return { scale, x, y, visible, top, bottom };
}

/** The part of the screen that scenery covers, in stage pixels. */
export const RUIM = { x: (BREED - RUIM_B) / 2, y: (HOOG - RUIM_H) / 2, w: RUIM_B, h: RUIM_H } as const;
