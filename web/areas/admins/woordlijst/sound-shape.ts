import {
  RECORDING_MS_MAX,
  RECORDING_RATE,
  RECORDING_SILENT_DB,
} from '#server/features/woordlijsten/recordings.contract.ts';

/** Loudest sample of a finished recording: one decibel below full. */
const PEAK = 10 ** (-1 / 20);
/** What counts as speech, as a share of the loudest sample. */
const SPEECH = 0.06;
/** Silence that stays before and behind the word, seconds. */
const AIR = 0.12;
const HEADER = 44;

const peakOf = (samples: Float32Array): number => samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);

/** Whether nothing can be heard: the microphone was off, or far away. */
export function isSilent(samples: Float32Array): boolean {
  const peak = peakOf(samples);
  return peak === 0 || 20 * Math.log10(peak) < RECORDING_SILENT_DB;
}

/** The word alone, equally loud whoever says it: silence at both ends cut off, not longer than a recording may be. */
export function trim(samples: Float32Array): Float32Array {
  const peak = peakOf(samples);
  if (peak === 0) return samples.slice(0, 0);
  const loud = (x: number): boolean => Math.abs(x) >= peak * SPEECH;
  const air = Math.round(AIR * RECORDING_RATE);
  const from = Math.max(0, samples.findIndex(loud) - air);
  const until = Math.min(samples.length, samples.findLastIndex(loud) + air);
  const most = Math.floor((RECORDING_RATE * RECORDING_MS_MAX) / 1_000);
  return samples.slice(from, Math.min(until, from + most)).map((x) => (x / peak) * PEAK);
}

/** A plain WAV file: one channel, 16 bits. Every browser plays it, and the server can measure it. */
export function toWave(samples: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER + samples.length * 2);
  const view = new DataView(bytes);
  const text = (at: number, word: string): void => {
    for (const [nr, char] of [...word].entries()) view.setUint8(at + nr, char.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RECORDING_RATE, true);
  view.setUint32(28, RECORDING_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [nr, x] of samples.entries())
    view.setInt16(HEADER + nr * 2, Math.round(Math.max(-1, Math.min(1, x)) * 32_767), true);
  return bytes;
}
