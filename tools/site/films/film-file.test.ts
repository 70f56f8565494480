import { expect, it } from 'vitest';
import { writeFilm, type EncodedFrame } from './film-file.ts';

const frame = (at: number, key = false): EncodedFrame => ({ at, key, data: Uint8Array.of(1, 2, 3, at % 250) });
const OPTIONS = { width: 1280, height: 720, duration: 4_200 };
const CLUSTER = Buffer.from('1f43b675', 'hex');
const SEGMENT = Buffer.from('18538067', 'hex');
const CUE_CLUSTER = Buffer.from('f101', 'hex');

/** Where the bytes stand, all of them. */
function spotsOf(file: Buffer, bytes: Buffer): number[] {
  const out: number[] = [];
  for (let at = file.indexOf(bytes); at >= 0; at = file.indexOf(bytes, at + 1)) out.push(at);
  return out;
}

it('is a WebM file that tells its length', () => {
  const file = writeFilm([frame(0, true), frame(500)], OPTIONS);
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  const duration = file.indexOf(Buffer.from('4489', 'hex'));
  expect(file.readDoubleBE(duration + 10)).toBe(4_200);
});

it('begins a cluster at every key frame, and its cues lead there', () => {
  const file = writeFilm([frame(0, true), frame(500), frame(2_000, true), frame(2_500), frame(4_000, true)], OPTIONS);
  const clusters = spotsOf(file, CLUSTER);
  expect(clusters).toHaveLength(3);
  const content = file.indexOf(SEGMENT) + SEGMENT.length + 8;
  const cues = spotsOf(file.subarray(0, clusters[0]), CUE_CLUSTER);
  expect(cues.map((at) => content + Number(file.readBigUInt64BE(at + 9)))).toEqual(clusters);
});

it('begins a cluster before its clock runs over', () => {
  const file = writeFilm([frame(0, true), frame(20_000), frame(40_000)], { ...OPTIONS, duration: 50_000 });
  expect(spotsOf(file, CLUSTER)).toHaveLength(2);
});
