import { beforeEach, expect, it } from 'vitest';
import { createCurtain, NO_CURTAIN } from './curtain.ts';

let waiting: (() => void)[] = [];
const moment = (): void => {
  for (const fn of waiting.splice(0)) fn();
};
beforeEach(() => {
  waiting = [];
});
const create = () => createCurtain((fn) => waiting.push(fn));

it('hangs from the door on, and stays while one part takes over from another', () => {
  const curtain = create();
  curtain.fall('pizzabakken');
  expect(curtain.get().spel).toBe('pizzabakken');
  const round = curtain.hold('pizzabakken');
  round();
  const engine = curtain.hold('pizzabakken');
  moment();
  expect(curtain.get().spel).toBe('pizzabakken');
  engine();
  moment();
  expect(curtain.get()).toEqual(NO_CURTAIN);
});

it('never goes back on its way, and ends at the whole of it', () => {
  const curtain = create();
  curtain.fall('autorace');
  const seen: number[] = [];
  curtain.subscribe(() => seen.push(curtain.get().share));
  for (const [stretch, part] of [
    ['door', 1],
    ['round', 1],
    ['page', 1],
    ['game', 0.5],
    ['player', 1],
    ['game', 1],
  ] as const)
    curtain.reach(stretch, part);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBeCloseTo(1);
});

it('rises when the child leaves before the game is there', () => {
  const curtain = create();
  curtain.fall('botenkoers');
  curtain.leave();
  moment();
  expect(curtain.get().spel).toBeNull();
});

it('begins again for another game', () => {
  const curtain = create();
  const first = curtain.hold('botenkoers');
  curtain.reach('game', 1);
  const second = curtain.hold('autorace');
  expect(curtain.get()).toMatchObject({ spel: 'autorace', share: 0 });
  first();
  second();
  moment();
  expect(curtain.get().spel).toBeNull();
});
