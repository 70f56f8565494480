import type { Layout } from '#engine/runtime/contract.ts';

/** CSS px: a screen that is lower is a phone on its side, and so far down reaches a task of three lines there. */
const LOW = 480;
const TASK = 101;

/** Stage line above which the task may hide what stands there; on a screen that is not low the scene itself keeps its head free. */
export function taskLine({ y, scale, visible }: Pick<Layout, 'y' | 'scale' | 'visible'>): number {
  return visible.h * scale < LOW ? (TASK - y) / scale : Number.NEGATIVE_INFINITY;
}

/** The lower part of a box, where the task hides the upper one. */
export function belowTask(
  box: readonly [number, number, number, number],
  layout: Pick<Layout, 'y' | 'scale' | 'visible'>,
): readonly [number, number, number, number] {
  const [x, y, w, h] = box;
  const top = Math.max(y, taskLine(layout));
  return [x, top, w, y + h - top];
}
