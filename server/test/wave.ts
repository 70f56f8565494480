import { RECORDING_RATE } from '../features/woordlijsten/recordings.contract.ts';

/** A tone, or silence, as the browser sends it. */
export function wave(ms: number, height: number): Buffer {
  const samples = Math.round((RECORDING_RATE * ms) / 1_000);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.writeUInt16LE(value, at);
  bytes.writeUInt32LE(RECORDING_RATE, 24);
  bytes.writeUInt32LE(RECORDING_RATE * 2, 28);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples * 2, 40);
  for (let nr = 0; nr < samples; nr += 1) bytes.writeInt16LE(Math.round(Math.sin(nr / 10) * height), 44 + nr * 2);
  return bytes;
}
