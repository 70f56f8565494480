import type { Locale } from '#web/platform/locale.ts';

let player: HTMLAudioElement | null = null;

/** Says a word: with a Dutch voice of the device when there is one, else with our own sound. Silence is never an error here. */
export function speak(woord: string, locale: Locale): void {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const voice =
    voices.find((candidate) => candidate.lang === locale) ??
    voices.find((candidate) => candidate.lang.startsWith('nl'));
  if (voice) {
    const utterance = new SpeechSynthesisUtterance(woord);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9;
    globalThis.speechSynthesis.cancel();
    globalThis.speechSynthesis.speak(utterance);
    return;
  }
  player?.pause();
  player = new Audio(`/api/spraak/${locale === 'nl-BE' ? 'be' : 'nl'}/${encodeURIComponent(`w:${woord}`)}`);
  player.play().catch(() => undefined);
}
