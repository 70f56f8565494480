import { expect, it } from 'vitest';
import { percentile } from './statistics.ts';
import { ownerOf, largest, emptyAllocation, type ProfileNode, allocate } from './allocation.ts';

const node = (url: string, functionName: string, rest: Partial<ProfileNode>): ProfileNode => ({
  callFrame: { functionName, url, lineNumber: 4 },
  selfSize: 0,
  ...rest,
});

it('knows whose a script is', () => {
  expect(ownerOf('http://localhost:4120/engine/runtime/world/scene.ts?t=1')).toBe('eigen');
  expect(ownerOf('http://localhost:4121/@fs/srv/engine/x/games/autorace/spel.ts')).toBe('eigen');
  expect(ownerOf('http://localhost:4120/node_modules/.vite-bench/deps/matter-js.js')).toBe('matter');
  expect(ownerOf('http://localhost:4120/node_modules/.vite-bench/deps/Filter-bp2.js')).toBe('pixi');
  expect(ownerOf('http://localhost:4120/tools/bench/engine/page.ts')).toBe('andere');
  expect(ownerOf('')).toBeNull();
});

it('gives built-ins to their caller, libraries to themselves, and remembers who asked', () => {
  const sum = emptyAllocation();
  const lib = node('http://h/node_modules/x/deps/pixi__js.js', 'render', { selfSize: 30 });
  const filter = node('', 'filter', { selfSize: 50 });
  allocate(
    node('', '(root)', {
      children: [node('http://h/engine/runtime/world/scene.ts', 'step', { selfSize: 10, children: [filter, lib] })],
    }),
    sum,
  );
  expect(sum.bytes).toEqual({ eigen: 60, matter: 0, pixi: 30, andere: 0 });
  expect(largest(sum.eigen, 10, 5)).toEqual([{ waar: 'engine/runtime/world/scene.ts step:5', bytes: 6 }]);
  expect([...sum.gevraagd.values()]).toEqual([30]);
});

it('finds percentiles', () => {
  expect([percentile([], 0.5), percentile([3, 1, 2], 0.5), percentile([1, 2, 3, 4], 0.99)]).toEqual([0, 2, 4]);
});
