import { describe, expect, it } from 'vitest';
import { createLayout } from '#engine/runtime/layout/layout.ts';
import { belowTask, taskLine } from './task-line.ts';

const layoutOf = (w: number, h: number) => createLayout({ w, h, topCss: 100, bottomCss: 0 });

describe('the room below the task', () => {
  it('leaves a scene as it is on a screen that is not low', () => {
    for (const [w, h] of [
      [1280, 720],
      [1024, 768],
      [390, 844],
    ] as const)
      expect(belowTask([80, 120, 1120, 476], layoutOf(w, h))).toEqual([80, 120, 1120, 476]);
  });

  it('begins below three lines on a phone on its side, and keeps the foot of the box', () => {
    const layout = layoutOf(844, 390);
    const [x, y, w, h] = belowTask([80, 120, 1120, 476], layout);
    expect([x, w, y + h]).toEqual([80, 1120, 596]);
    expect(layout.y + y * layout.scale).toBeCloseTo(101);
    expect(taskLine(layout)).toBeCloseTo(y);
  });

  it('keeps a box that begins lower', () => {
    expect(belowTask([80, 300, 600, 200], layoutOf(844, 390))).toEqual([80, 300, 600, 200]);
  });
});
