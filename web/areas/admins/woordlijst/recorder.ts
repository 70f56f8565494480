import { RECORDING_MS_MAX, RECORDING_RATE } from '#server/features/woordlijsten/recordings.contract.ts';
import { isSilent, toWave, trim } from './sound-shape.ts';

/** Why there is no recording: not allowed, no microphone, a browser without recording, nothing heard, or a fault. */
export type RecordingFault = 'geweigerd' | 'geen-microfoon' | 'niet-mogelijk' | 'stil' | 'mislukt';

export type Recorded = { ok: true; sound: Blob } | { ok: false; fault: RecordingFault };

/** A recording that is going on. */
export interface RunningRecording {
  /** Ends it; it ends by itself after the longest time. */
  stop(): void;
  done: Promise<Recorded>;
}

const FAULTS: Readonly<Record<string, RecordingFault>> = {
  NotAllowedError: 'geweigerd',
  SecurityError: 'geweigerd',
  NotFoundError: 'geen-microfoon',
  NotReadableError: 'geen-microfoon',
};

const faultOf = (error: unknown): RecordingFault =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'mislukt';

/** One channel at the rate that every recording has. */
async function samplesOf(blob: Blob): Promise<Float32Array> {
  const context = new AudioContext();
  try {
    const heard = await context.decodeAudioData(await blob.arrayBuffer());
    const offline = new OfflineAudioContext(1, Math.ceil(heard.duration * RECORDING_RATE), RECORDING_RATE);
    const source = offline.createBufferSource();
    source.buffer = heard;
    source.connect(offline.destination);
    source.start();
    return (await offline.startRendering()).getChannelData(0);
  } finally {
    await context.close();
  }
}

async function shape(parts: readonly Blob[]): Promise<Recorded> {
  try {
    const samples = await samplesOf(new Blob([...parts], { type: parts[0]?.type ?? '' }));
    if (isSilent(samples)) return { ok: false, fault: 'stil' };
    return { ok: true, sound: new Blob([toWave(trim(samples))], { type: 'audio/wav' }) };
  } catch {
    return { ok: false, fault: 'mislukt' };
  }
}

/** Asks for the microphone and records until it is stopped. Says what is in the way instead of throwing. */
export async function startRecording(): Promise<RunningRecording | RecordingFault> {
  const devices: MediaDevices | undefined = globalThis.navigator.mediaDevices;
  if (devices === undefined || typeof MediaRecorder === 'undefined') return 'niet-mogelijk';
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    return faultOf(error);
  }
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const done = new Promise<Recorded>((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      clearTimeout(clock);
      for (const track of stream.getTracks()) track.stop();
      resolve(shape(parts));
    };
  });
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const clock = setTimeout(stop, RECORDING_MS_MAX);
  recorder.start();
  return { stop, done };
}
