import { describe, expect, it } from 'vitest';
import { AUTHOR_CHECKS } from './author-checks.ts';
import { readScene } from './scene.ts';
import example from './example.json' with { type: 'json' };

const refusalOf = (change: object): string | null => {
  const read = readScene('example.json', { ...structuredClone(example), ...change }, AUTHOR_CHECKS);
  return read.ok ? null : read.fout.line;
};
/** Things beside those of the example; the first of them is `entities[N]`. */
const N = example.entities.length;
const beside = (things: readonly object[]) => ({ entities: [...example.entities, ...things] });
const ball = (at: [number, number], more: object = {}) => ({ at, body: { shape: 'circle', r: 30, ...more } });
const box = (at: [number, number], more: object = {}) => ({ at, body: { shape: 'rect', w: 100, h: 40, ...more } });

describe('bodies of a scene', () => {
  it.each([
    ['two circles that overlap', [ball([100, 100]), ball([150, 100])], 0],
    ['a circle in a wall', [box([100, 100], { static: true }), ball([100, 130])], 1],
    ['turned boxes', [box([100, 100], { angle: 45 }), box([140, 100], { angle: -45 })], 0],
  ])('are refused: %s', (_, things, at) => {
    expect(refusalOf(beside(things))).toContain(`entities[${N + at}].body: begint in het lichaam van`);
  });

  it.each([
    ['beside each other', [ball([100, 100]), ball([160, 100])]],
    ['walls over walls', [box([100, 100], { static: true }), box([110, 100], { static: true })]],
    ['in a sensor', [box([100, 100], { static: true, sensor: true }), ball([100, 100])]],
    ['turned out of the way', [box([100, 100], { angle: 90 }), box([145, 100], { angle: 90 })]],
    ['of a size that tuning decides', [ball([100, 100], { r: '$size' }), ball([100, 100])]],
  ])('may stand: %s', (_, things) => {
    expect(refusalOf({ ...beside(things), tuning: { ...example.tuning, size: 3 } })).toBeNull();
  });

  it('are at most sixty that move', () => {
    const things = Array.from({ length: 61 }, (_, nr) => ball([(nr % 10) * 70, Math.floor(nr / 10) * 70]));
    expect(refusalOf(beside(things))).toContain(`entities[${N + 60}].body: meer dan 60 lichamen`);
    expect(refusalOf(beside(things.slice(1)))).toBeNull();
  });
});

describe('triggers of a scene', () => {
  const round = [
    { on: 'start', do: [{ emit: 'ping' }] },
    { on: 'ping', do: [{ emit: 'pong' }] },
    { on: 'pong', do: [{ emit: 'ping' }] },
  ];
  it('are refused when they set each other off without end', () => {
    expect(refusalOf({ triggers: round })).toContain("triggers[1]: zet zichzelf eindeloos in gang ('ping')");
    const states = [{ on: 'state', a: 'lamp*', b: 'on', do: [{ state: 'lamp-1', to: 'on' }] }];
    expect(refusalOf({ triggers: states })).toContain('triggers[0]');
  });

  it.each([
    ['a wait between', { do: [{ wait: 500 }, { emit: 'ping' }] }],
    ['a condition', { if: 'ok', do: [{ emit: 'ping' }] }],
    ['once', { once: true, do: [{ emit: 'ping' }] }],
    ['another state', { on: 'state', b: 'off', do: [{ state: 'lamp-1', to: 'on' }] }],
  ])('may call each other with %s', (_, last) => {
    expect(refusalOf({ triggers: [round[0], round[1], { on: 'pong', ...last }] })).toBeNull();
  });
});

describe('things that must be touched', () => {
  it('stand where a screen shows them, or are brought there', () => {
    const toy = { id: 'toy', at: [1600, 100], tap: true };
    expect(refusalOf(beside([toy]))).toContain('].at: staat buiten elk scherm');
    expect(refusalOf(beside([{ ...toy, behaviours: [{ use: 'bob' }] }]))).toBeNull();
    const triggers = [{ on: 'start', do: [{ tween: 'to*', to: { x: 600 }, ms: 400 }] }];
    expect(refusalOf({ ...beside([toy]), triggers })).toBeNull();
    expect(refusalOf(beside([{ ...toy, at: [1400, 100] }]))).toBeNull();
  });
});
