import { describe, expect, it } from 'vitest';
import type { StageFrame } from '../contract.ts';
import { createLayout, isUpright, onScreen, WHOLE_STAGE } from './layout.ts';

const PHONE = { w: 390, h: 844, topCss: 0, bottomCss: 0 };
const FRAME: StageFrame = [290, -430, 700, 1515];

describe('layout', () => {
  it('shows a whole frame in the middle of the screen', () => {
    for (const [screen, frame] of [
      [PHONE, FRAME],
      [{ ...PHONE, w: 1024, h: 768 }, WHOLE_STAGE],
      [{ ...PHONE, w: 844, h: 390 }, WHOLE_STAGE],
    ] as const) {
      const { x, y, scale, visible } = createLayout(screen, frame);
      const [left, top, w, h] = frame;
      expect(x + (left + w / 2) * scale).toBeCloseTo(screen.w / 2);
      expect(y + (top + h / 2) * scale).toBeCloseTo(screen.h / 2);
      expect(visible.x).toBeLessThanOrEqual(left + 0.01);
      expect(visible.y + visible.h).toBeGreaterThanOrEqual(top + h - 0.01);
    }
  });

  it('tells down to which stage line the HUD reaches, and what the keyboard hides of the foot', () => {
    const { top, bottom, scale, y, foot } = createLayout({ ...PHONE, topCss: 150, bottomCss: 300 }, FRAME);
    expect(y + top * scale).toBeCloseTo(150);
    expect(y + (foot - bottom) * scale).toBeCloseTo(844 - 300);
  });

  it('takes a phone on its side for lying, and a tablet held upright for upright', () => {
    expect(isUpright({ w: 844, h: 390 })).toBe(false);
    expect(isUpright({ w: 1024, h: 768 })).toBe(false);
    expect(isUpright({ w: 768, h: 1024 })).toBe(true);
    expect(isUpright({ w: 390, h: 844 })).toBe(true);
  });

  it('tells where a box of the stage lies on the screen', () => {
    expect(onScreen(createLayout({ ...PHONE, w: 640, h: 400 }), [200, 530, 880, 76])).toEqual({
      x: 100,
      y: 20 + 265,
      w: 440,
      h: 38,
    });
  });
});
