/** Speech of the device. */
export interface ApparaatStem {
  say(tekst: string, volume: number): Promise<boolean>;
  stop(): void;
}

const WACHT_OP_STEMMEN_MS = 1200;

/** Voices come late in most browsers; waits for them once. */
async function voices(synth: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  if (synth.getVoices().length > 0) return synth.getVoices();
  await new Promise<void>((resolve) => {
    const klaar = (): void => {
      clearTimeout(klok);
      synth.removeEventListener('voiceschanged', klaar);
      resolve();
    };
    const klok = setTimeout(klaar, WACHT_OP_STEMMEN_MS);
    synth.addEventListener('voiceschanged', klaar);
  });
  return synth.getVoices();
}

/** The best Dutch voice: the right country first, then one that works without the network. */
export function kiesStem(lijst: readonly SpeechSynthesisVoice[], stem: 'nl' | 'be'): SpeechSynthesisVoice | null {
  const land = stem === 'be' ? 'nl-be' : 'nl-nl';
  const score = (v: SpeechSynthesisVoice): number =>
    (v.lang.replace('_', '-').toLowerCase() === land ? 2 : 0) + (v.localService ? 1 : 0);
  const nederlands = lijst.filter((v) => /^nl\b|^nl_/i.test(v.lang));
  return nederlands.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** Wraps speechSynthesis; `say` answers false when the device cannot, so that another source may try. */
export function createApparaatStem(stem: 'nl' | 'be', synth: SpeechSynthesis | undefined): ApparaatStem {
  let keuze: Promise<SpeechSynthesisVoice | null> | null = null;
  return {
    async say(tekst, volume) {
      if (!synth) return false;
      keuze ??= voices(synth).then((lijst) => kiesStem(lijst, stem));
      const voice = await keuze;
      if (!voice) return false;
      const uiting = new SpeechSynthesisUtterance(tekst);
      uiting.voice = voice;
      uiting.lang = voice.lang;
      uiting.rate = 0.88;
      uiting.volume = volume;
      return new Promise<boolean>((resolve) => {
        // Some devices never report the end.
        const klok = setTimeout(() => resolve(true), 2500 + tekst.length * 130);
        const klaar = (gelukt: boolean) => (): void => {
          clearTimeout(klok);
          resolve(gelukt);
        };
        uiting.addEventListener('end', klaar(true));
        uiting.addEventListener('error', (event) =>
          klaar(event.error === 'canceled' || event.error === 'interrupted')(),
        );
        synth.speak(uiting);
      });
    },
    stop: () => synth?.cancel(),
  };
}
