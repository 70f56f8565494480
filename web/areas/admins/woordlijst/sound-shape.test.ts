import { expect, it } from 'vitest';
import { isSilent, toWave, trim } from './sound-shape.ts';

const RATE = 22_050;
/** Half a second of nothing, a word of `seconds`, and nothing again. */
const said = (seconds: number, height: number): Float32Array =>
  Float32Array.from({ length: RATE * (seconds + 1) }, (_, nr) => {
    const inside = nr > RATE / 2 && nr < RATE / 2 + RATE * seconds;
    return inside ? Math.sin(nr / 8) * height : 0;
  });

it('cuts the silence off and makes every voice equally loud', () => {
  const word = trim(said(0.8, 0.2));
  expect(word.length / RATE).toBeGreaterThan(0.8);
  expect(word.length / RATE).toBeLessThan(1.1);
  expect(Math.max(...word)).toBeCloseTo(10 ** (-1 / 20), 2);
});

it('makes a plain WAV file, with every length in its place', () => {
  const word = trim(said(0.8, 0.2));
  const view = new DataView(toWave(word));
  const text = (at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((nr) => view.getUint8(at + nr)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([view.byteLength - 8, word.length * 2]);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, RATE, 16]);
});

it('never makes one that is too long', () => {
  expect(trim(said(9, 0.5)).length / RATE).toBe(6);
});

it('hears that there is nothing to hear', () => {
  expect([isSilent(new Float32Array(100)), isSilent(said(1, 0.005)), isSilent(said(1, 0.1))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(trim(new Float32Array(100))).toHaveLength(0);
});
