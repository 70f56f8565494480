/** Speech of the device. */
export interface DeviceVoice {
  say(text: string, volume: number): Promise<boolean>;
  stop(): void;
}

const WAIT_FOR_VOICES_MS = 1200;

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

/** The best Dutch voice: the right country first, then one that works without the network. */
export function chooseVoice(list: readonly SpeechSynthesisVoice[], voice: 'nl' | 'be'): SpeechSynthesisVoice | null {
  const land = voice === 'be' ? 'nl-be' : 'nl-nl';
  const score = (v: SpeechSynthesisVoice): number =>
    (v.lang.replace('_', '-').toLowerCase() === land ? 2 : 0) + (v.localService ? 1 : 0);
  const dutch = list.filter((v) => /^nl\b|^nl_/i.test(v.lang));
  return dutch.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** Wraps speechSynthesis; `say` answers false when the device cannot, so that another source may try. */
export function createDeviceVoice(deviceVoice: 'nl' | 'be', synth: SpeechSynthesis | undefined): DeviceVoice {
  let choice: Promise<SpeechSynthesisVoice | null> | null = null;
  return {
    async say(text, volume) {
      if (!synth) return false;
      choice ??= voices(synth).then((list) => chooseVoice(list, deviceVoice));
      const voice = await choice;
      if (!voice) return false;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = 0.88;
      utterance.volume = volume;
      return new Promise<boolean>((resolve) => {
        // Some devices never report the end.
        const clock = setTimeout(() => resolve(true), 2500 + text.length * 130);
        const done = (succeeded: boolean) => (): void => {
          clearTimeout(clock);
          resolve(succeeded);
        };
        utterance.addEventListener('end', done(true));
        utterance.addEventListener('error', (event) =>
          done(event.error === 'canceled' || event.error === 'interrupted')(),
        );
        synth.speak(utterance);
      });
    },
    stop: () => synth?.cancel(),
  };
}
