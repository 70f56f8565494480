import { dB, RATE, type Wave } from './dsp.ts';

interface SecondOrder {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of ITU-R BS.1770-5 annex 1 ("K weighting"), made for our sample rate by the bilinear transform: a shelf for the head, and a high pass. */
function weighting(): readonly SecondOrder[] {
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const gain = 10 ** (3.999843853973347 / 20);
  const middle = gain ** 0.4996667741545416;
  const shelfQ = 0.7071752369554196;
  const shelf = 1 + shelfK / shelfQ + shelfK * shelfK;
  const passK = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const passQ = 0.5003270373238773;
  const pass = 1 + passK / passQ + passK * passK;
  return [
    {
      b: [
        (gain + (middle * shelfK) / shelfQ + shelfK * shelfK) / shelf,
        (2 * (shelfK * shelfK - gain)) / shelf,
        (gain - (middle * shelfK) / shelfQ + shelfK * shelfK) / shelf,
      ],
      a: [(2 * (shelfK * shelfK - 1)) / shelf, (1 - shelfK / shelfQ + shelfK * shelfK) / shelf],
    },
    { b: [1, -2, 1], a: [(2 * (passK * passK - 1)) / pass, (1 - passK / passQ + passK * passK) / pass] },
  ];
}

function run(wave: Wave, { b, a }: SecondOrder): Wave {
  const out = new Float32Array(wave.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < wave.length; i++) {
    const x = wave[i] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

const BLOCK_S = 0.4;
const STEP_S = 0.1;
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);
const levelOf = (power: number): number => OFFSET + 10 * Math.log10(Math.max(power, 1e-12));

/** Integrated loudness of a mono sound in LUFS (BS.1770-5): mean power of overlapping 0.4 s blocks that are not silence. */
export function integratedLoudness(wave: Wave): number {
  const weighed = weighting().reduce(run, wave);
  const block = Math.min(weighed.length, Math.round(BLOCK_S * RATE));
  const powers: number[] = [];
  for (let at = 0; at + block <= weighed.length; at += Math.round(STEP_S * RATE)) {
    let sum = 0;
    for (let i = at; i < at + block; i++) sum += (weighed[i] ?? 0) ** 2;
    powers.push(sum / block);
  }
  const heard = powers.filter((power) => levelOf(power) > ABSOLUTE_GATE);
  const bound = levelOf(mean(heard)) + RELATIVE_GATE;
  return heard.length === 0 ? dB(0) : levelOf(mean(heard.filter((power) => levelOf(power) > bound)));
}
