import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Intent } from '../contract.ts';
import { createLayout } from '../layout/layout.ts';
import { Input } from './input.ts';

const kinds: string[] = [];
let last: Intent | null = null;
let input: Input;

beforeEach(() => {
  document.body.innerHTML = '<canvas></canvas><button>pauze</button><input>';
  kinds.length = 0;
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('no canvas');
  input = new Input({
    canvas,
    layout: () => createLayout({ w: 1280, h: 720, topCss: 0, bottomCss: 0 }),
    intent: (intent: Intent) => {
      kinds.push(intent.kind);
      last = intent;
    },
    request: (what) => {
      kinds.push(what);
    },
    toetsen: {},
    oneSwitch: () => false,
  });
});
afterEach(() => input.destroy());

/** Presses a key on an element; answers whether the browser may still do what it does with it. */
function press(at: string, key: string, code = key): boolean {
  const doel = document.querySelector(at) ?? document.body;
  return doel.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
}

it('tells Enter from Space, for games in which one of them is held', () => {
  press('body', ' ', 'Space');
  expect(last).toEqual({ kind: 'act', down: true, device: 'toets' });
  press('body', 'Enter');
  expect(last).toEqual({ kind: 'act', down: true, device: 'toets', enter: true });
});

it('never takes Tab: the focus of the page is free', () => {
  expect([press('body', 'Tab'), press('button', 'Tab')]).toEqual([true, true]);
  expect(kinds).toEqual([]);
});

it('leaves a focused button what presses it, and takes the keys of the game', () => {
  expect([press('button', 'Enter'), press('button', ' ', 'Space')]).toEqual([true, true]);
  expect([press('button', 'ArrowLeft'), press('button', 'b', 'KeyB'), press('button', 'Escape')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(kinds).toEqual(['dir', 'letter', 'pause']);
});

it('leaves a field all its keys', () => {
  expect([press('input', 'b', 'KeyB'), press('input', 'ArrowLeft')]).toEqual([true, true]);
  expect(kinds).toEqual([]);
});
