import { rankVoices, shortestSaying } from './device-voices.ts';

/** Speech of the device. */
export interface DeviceVoice {
  say(text: string, volume: number): Promise<boolean>;
  stop(): void;
}

const WAIT_FOR_VOICES_MS = 1200;
/** A voice that has not begun by now is not there: a cloud voice without network, a pack that was removed. */
const BEGIN_MS = 2_000;

/** Voices come late in most browsers; waits for them once. */
async function voices(synth: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  if (synth.getVoices().length > 0) return synth.getVoices();
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(clock);
      synth.removeEventListener('voiceschanged', done);
      resolve();
    };
    const clock = setTimeout(done, WAIT_FOR_VOICES_MS);
    synth.addEventListener('voiceschanged', done);
  });
  return synth.getVoices();
}

function createUtterance(text: string, voice: SpeechSynthesisVoice, volume: number): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.88;
  utterance.volume = volume;
  return utterance;
}

/** `blocked` = the browser allows no sound yet, `failed` = this voice did not sound. */
type Saying = 'said' | 'stopped' | 'blocked' | 'failed';
/** Ends a line from outside. */
interface Line {
  stopped: boolean;
}

const SAYING: Readonly<Record<string, Saying>> = {
  canceled: 'stopped',
  interrupted: 'stopped',
  'not-allowed': 'blocked',
};
/** Nobody has touched the page, so the browser keeps it silent. */
const isUntouched = (): boolean => globalThis.navigator.userActivation?.hasBeenActive === false;

function speak(synth: SpeechSynthesis, utterance: SpeechSynthesisUtterance, line: Line): Promise<Saying> {
  return new Promise((resolve) => {
    let began: number | null = null;
    // Some devices never report the end, some never begin.
    const begin = setTimeout(() => {
      if (began === null && !line.stopped) finish(isUntouched() ? 'blocked' : 'failed');
    }, BEGIN_MS);
    const clock = setTimeout(() => finish('said'), 2500 + utterance.text.length * 130);
    let over = false;
    const finish = (saying: Saying): void => {
      if (over) return;
      over = true;
      clearTimeout(begin);
      clearTimeout(clock);
      if (saying === 'failed') synth.cancel();
      resolve(line.stopped ? 'stopped' : saying);
    };
    utterance.addEventListener('start', ({ timeStamp }) => {
      began = timeStamp;
    });
    utterance.addEventListener('end', ({ timeStamp }) => {
      const took = began === null ? 0 : timeStamp - began;
      finish(took < shortestSaying(utterance.text) ? 'failed' : 'said');
    });
    utterance.addEventListener('error', ({ error }) => finish(SAYING[error] ?? 'failed'));
    synth.speak(utterance);
  });
}

/** Wraps speechSynthesis. A voice that once did not sound is passed over from then on; `say` answers false when none is left, so that another source may try. */
export function createDeviceVoice(deviceVoice: 'nl' | 'be', synth: SpeechSynthesis | undefined): DeviceVoice {
  let ranked: Promise<SpeechSynthesisVoice[]> | null = null;
  let line: Line = { stopped: false };
  return {
    async say(text, volume) {
      if (!synth) return false;
      const mine: Line = { stopped: false };
      line = mine;
      ranked ??= voices(synth).then((list) => rankVoices(list, deviceVoice));
      const usable = await ranked;
      const [voice] = usable;
      if (!voice) return false;
      const saying = await speak(synth, createUtterance(text, voice, volume), mine);
      if (saying === 'failed' && usable.includes(voice)) usable.splice(usable.indexOf(voice), 1);
      return saying === 'said' || saying === 'stopped';
    },
    stop: () => {
      line.stopped = true;
      synth?.cancel();
    },
  };
}
