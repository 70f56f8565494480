import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Intent } from './contract.ts';
import { Invoer } from './input.ts';

const soorten: string[] = [];
let invoer: Invoer;

beforeEach(() => {
  document.body.innerHTML = '<canvas></canvas><button>pauze</button><input>';
  soorten.length = 0;
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('no canvas');
  invoer = new Invoer({
    canvas,
    layout: () => ({ scale: 1, x: 0, y: 0, visible: { x: 0, y: 0, w: 1280, h: 720 }, top: 0, bottom: 0 }),
    intent: (intent: Intent) => {
      soorten.push(intent.kind);
    },
    verzoek: (wat) => {
      soorten.push(wat);
    },
    toetsen: {},
    oneSwitch: () => false,
  });
});
afterEach(() => invoer.destroy());

/** Presses a key on an element; answers whether the browser may still do what it does with it. */
function druk(op: string, key: string, code = key): boolean {
  const doel = document.querySelector(op) ?? document.body;
  return doel.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
}

it('never takes Tab: the focus of the page is free', () => {
  expect([druk('body', 'Tab'), druk('button', 'Tab')]).toEqual([true, true]);
  expect(soorten).toEqual([]);
});

it('leaves a focused button what presses it, and takes the keys of the game', () => {
  expect([druk('button', 'Enter'), druk('button', ' ', 'Space')]).toEqual([true, true]);
  expect([druk('button', 'ArrowLeft'), druk('button', 'b', 'KeyB'), druk('button', 'Escape')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(soorten).toEqual(['dir', 'letter', 'pause']);
});

it('leaves a field all its keys', () => {
  expect([druk('input', 'b', 'KeyB'), druk('input', 'ArrowLeft')]).toEqual([true, true]);
  expect(soorten).toEqual([]);
});
