import type { Locale } from '#web/platform/locale.ts';

let speler: HTMLAudioElement | null = null;

/** Says a word: with a Dutch voice of the device when there is one, else with our own sound. Silence is never an error here. */
export function spreek(woord: string, locale: Locale): void {
  const stemmen = globalThis.speechSynthesis?.getVoices() ?? [];
  const stem =
    stemmen.find((kandidaat) => kandidaat.lang === locale) ??
    stemmen.find((kandidaat) => kandidaat.lang.startsWith('nl'));
  if (stem) {
    const uiting = new SpeechSynthesisUtterance(woord);
    uiting.voice = stem;
    uiting.lang = stem.lang;
    uiting.rate = 0.9;
    globalThis.speechSynthesis.cancel();
    globalThis.speechSynthesis.speak(uiting);
    return;
  }
  speler?.pause();
  speler = new Audio(`/api/spraak/${locale === 'nl-BE' ? 'be' : 'nl'}/${encodeURIComponent(`w:${woord}`)}`);
  speler.play().catch(() => undefined);
}
