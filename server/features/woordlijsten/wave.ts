import { RECORDING_MS_MAX, RECORDING_RATE } from './recordings.contract.ts';

/** What a recording says of itself, measured here and not believed. */
interface Measured {
  ms: number;
  /** Highest sample, dB of full scale. */
  peakDb: number;
}

const HEADER = 44;
const FULL = 32_768;

/** Reads a plain WAV file of one channel, 16 bits: the form in which the browser sends it; undefined for anything else. */
export function readWave(bytes: Buffer): Measured | undefined {
  if (bytes.length <= HEADER || bytes.length % 2 !== 0) return undefined;
  const text = (from: number): string => bytes.toString('latin1', from, from + 4);
  const isForm = [text(0), text(8), text(12), text(36)].join('') === 'RIFFWAVEfmt data';
  const format = [20, 22, 34].map((at) => bytes.readUInt16LE(at)).join();
  if (!isForm || format !== '1,1,16' || bytes.readUInt32LE(24) !== RECORDING_RATE) return undefined;
  const length = bytes.readUInt32LE(40);
  if (length !== bytes.length - HEADER) return undefined;
  let peak = 0;
  for (let at = HEADER; at < bytes.length; at += 2) peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)));
  const ms = Math.round((length / 2 / RECORDING_RATE) * 1_000);
  return ms > RECORDING_MS_MAX ? undefined : { ms, peakDb: peak === 0 ? -100 : 20 * Math.log10(peak / FULL) };
}
