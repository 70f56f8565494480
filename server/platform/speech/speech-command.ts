import { klankFor, type Klank } from './speech-klanken.ts';

export const VOICES = ['nl', 'be'] as const;
export type Voice = (typeof VOICES)[number];

/** What the speech process must say. */
export interface SpeechCommand {
  stem: Voice;
  tekst: string;
  tempo: number;
  klank: Klank | null;
}

const TEXT_MAX = 300;
const TEMPO_WOORD = 135;
const TEMPO_ZIN = 150;

/** Reads an audio id (`w:`, `z:`, `k:`) or bare text; null when there is nothing to say or it is too long. */
export function readCommand(voice: Voice, audio: string): SpeechCommand | null {
  const kind = /^[wzk]:/.test(audio) ? audio.slice(0, 1) : 'z';
  const ruw = /^[wzk]:/.test(audio) ? audio.slice(2) : audio;
  const text = clean(ruw);
  if (text.length === 0 || text.length > TEXT_MAX) return null;
  const klank = kind === 'k' ? klankFor(text) : null;
  return { stem: voice, tekst: text, tempo: kind === 'z' ? TEMPO_ZIN : TEMPO_WOORD, klank };
}

/** Keeps letters, digits and plain punctuation, so that text can never reach espeak as markup or phonemes. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}\s'.,!?:;()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
