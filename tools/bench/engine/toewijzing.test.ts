import { expect, it } from 'vitest';
import { percentiel } from './statistiek.ts';
import { eigenaarVan, grootste, leegToewijzing, type ProfielNode, wijsToe } from './toewijzing.ts';

const node = (url: string, functionName: string, rest: Partial<ProfielNode>): ProfielNode => ({
  callFrame: { functionName, url, lineNumber: 4 },
  selfSize: 0,
  ...rest,
});

it('knows whose a script is', () => {
  expect(eigenaarVan('http://localhost:4120/engine/runtime/scene.ts?t=1')).toBe('eigen');
  expect(eigenaarVan('http://localhost:4121/@fs/srv/engine/x/games/autorace/spel.ts')).toBe('eigen');
  expect(eigenaarVan('http://localhost:4120/node_modules/.vite-bench/deps/matter-js.js')).toBe('matter');
  expect(eigenaarVan('http://localhost:4120/node_modules/.vite-bench/deps/Filter-bp2.js')).toBe('pixi');
  expect(eigenaarVan('http://localhost:4120/tools/bench/engine/pagina.ts')).toBe('andere');
  expect(eigenaarVan('')).toBeNull();
});

it('gives built-ins to their caller, libraries to themselves, and remembers who asked', () => {
  const som = leegToewijzing();
  const lib = node('http://h/node_modules/x/deps/pixi__js.js', 'render', { selfSize: 30 });
  const filter = node('', 'filter', { selfSize: 50 });
  wijsToe(
    node('', '(root)', {
      children: [node('http://h/engine/runtime/scene.ts', 'step', { selfSize: 10, children: [filter, lib] })],
    }),
    som,
  );
  expect(som.bytes).toEqual({ eigen: 60, matter: 0, pixi: 30, andere: 0 });
  expect(grootste(som.eigen, 10, 5)).toEqual([{ waar: 'engine/runtime/scene.ts step:5', bytes: 6 }]);
  expect([...som.gevraagd.values()]).toEqual([30]);
});

it('finds percentiles', () => {
  expect([percentiel([], 0.5), percentiel([3, 1, 2], 0.5), percentiel([1, 2, 3, 4], 0.99)]).toEqual([0, 2, 4]);
});
