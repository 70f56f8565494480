import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceVoice } from './audio-device-voice.ts';
import { rankVoices } from './device-voices.ts';

const voice = (lang: string, name = lang, localService = false): SpeechSynthesisVoice => ({
  lang,
  name,
  localService,
  voiceURI: name,
  default: false,
});
const names = (list: readonly SpeechSynthesisVoice[], of: 'nl' | 'be'): string[] =>
  rankVoices(list, of).map(({ name }) => name);

describe('which voice', () => {
  it('is one of the own country first, then the other, never another language', () => {
    const list = [voice('en-GB'), voice('nl-NL', 'Xander'), voice('nl_BE', 'Ellen'), voice('de-DE')];
    expect(names(list, 'be')).toEqual(['Ellen', 'Xander']);
    expect(names(list, 'nl')).toEqual(['Xander', 'Ellen']);
    expect(names([voice('de-DE'), voice('nds')], 'nl')).toEqual([]);
  });

  it('is no robot and no joke: then our own synthesis speaks', () => {
    expect(
      names([voice('nl', 'eSpeak NG Dutch'), voice('nl-BE', 'Ellen (Compact)'), voice('nl-NL', 'Grandma')], 'nl'),
    ).toEqual([]);
  });

  it('is a recorded or neural one before a plain one of the same country', () => {
    const list = [
      voice('nl-NL', 'Frank', true),
      voice('nl-NL', 'Microsoft Colette Online (Natural)'),
      voice('nl-NL', 'Claire (Enhanced)', true),
    ];
    expect(names(list, 'nl')).toEqual(['Claire (Enhanced)', 'Microsoft Colette Online (Natural)', 'Frank']);
  });
});

type Outcome = 'says' | 'silent' | 'never' | 'not-allowed';

/** A speechSynthesis whose voices behave as told. */
function createSynth(behaviour: Record<string, Outcome>): SpeechSynthesis & { asked: string[] } {
  const asked: string[] = [];
  let current: SpeechSynthesisUtterance | null = null;
  const fire = (target: SpeechSynthesisUtterance, type: string, more: object = {}): void => {
    const event = Object.assign(new Event(type), more);
    Object.defineProperty(event, 'timeStamp', { value: Date.now() });
    target.dispatchEvent(event);
  };
  const synth = Object.assign(new EventTarget(), {
    asked,
    pending: false,
    speaking: false,
    paused: false,
    onvoiceschanged: null,
    getVoices: () => Object.keys(behaviour).map((name) => voice('nl-NL', name)),
    cancel: () => {
      if (current) fire(current, 'end');
      current = null;
    },
    pause: () => undefined,
    resume: () => undefined,
    speak: (utterance: SpeechSynthesisUtterance) => {
      const name = utterance.voice?.name ?? '';
      asked.push(name);
      current = utterance;
      if (behaviour[name] === 'not-allowed') return fire(utterance, 'error', { error: 'not-allowed' });
      if (behaviour[name] === 'never') return undefined;
      fire(utterance, 'start');
      setTimeout(() => fire(utterance, 'end'), behaviour[name] === 'says' ? 900 : 5);
      return undefined;
    },
  });
  return synth;
}

class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  volume = 1;
  constructor(readonly text: string) {
    super();
  }
}

describe('a voice that does not sound', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const say = async (device: ReturnType<typeof createDeviceVoice>, text: string): Promise<boolean> => {
    const answer = device.say(text, 1);
    await vi.advanceTimersByTimeAsync(5_000);
    return answer;
  };

  it.each(['silent', 'never'] as const)('%s: is passed over from then on, and the next one speaks', async (fault) => {
    const synth = createSynth({ Broken: fault, Whole: 'says' });
    const device = createDeviceVoice('nl', synth);
    expect(await say(device, 'paardenbloem')).toBe(false);
    expect(await say(device, 'paardenbloem')).toBe(true);
    expect(await say(device, 'roos')).toBe(true);
    expect(synth.asked).toEqual(['Broken', 'Whole', 'Whole']);
  });

  it('because the child went on, or the browser allows nothing yet, stays', async () => {
    const synth = createSynth({ Only: 'says' });
    const device = createDeviceVoice('nl', synth);
    const first = device.say('paardenbloem', 1);
    await vi.advanceTimersByTimeAsync(20);
    device.stop();
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toBe(true);
    expect(await say(device, 'roos')).toBe(true);

    const blocked = createSynth({ Only: 'not-allowed' });
    const quiet = createDeviceVoice('nl', blocked);
    expect(await say(quiet, 'roos')).toBe(false);
    expect(await say(quiet, 'roos')).toBe(false);
    expect(blocked.asked).toEqual(['Only', 'Only']);
  });
});
