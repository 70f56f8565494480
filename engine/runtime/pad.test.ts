import { expect, it } from 'vitest';
import { Pad } from './pad.ts';

const uit = { x: 0, y: 0, angle: 0 };
const op = (pad: Pad, t: number): number[] => {
  pad.op(t, uit);
  return [uit.x, uit.y, uit.angle].map((v) => Math.round(v));
};

it('follows a bent path at even speed, goes straight on before its beginning and stops at its end', () => {
  const pad = new Pad([
    [0, 0],
    [100, 0],
    [100, 300],
  ]);
  expect(pad.lengte).toBe(400);
  expect(op(pad, 0.125)).toEqual([50, 0, 0]);
  expect(op(pad, 0.625)).toEqual([100, 150, 90]);
  expect(op(pad, -0.25)).toEqual([-100, 0, 0]);
  expect(op(pad, 1.5)).toEqual([100, 300, 90]);
});
