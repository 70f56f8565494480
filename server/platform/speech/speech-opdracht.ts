import { klankVoor, type Klank } from './speech-klanken.ts';

export const STEMMEN = ['nl', 'be'] as const;
export type Stem = (typeof STEMMEN)[number];

/** What the speech process must say. */
export interface Opdracht {
  stem: Stem;
  tekst: string;
  tempo: number;
  klank: Klank | null;
}

const TEKST_MAX = 300;
const TEMPO_WOORD = 135;
const TEMPO_ZIN = 150;

/** Reads an audio id (`w:`, `z:`, `k:`) or bare text; null when there is nothing to say or it is too long. */
export function readOpdracht(stem: Stem, audio: string): Opdracht | null {
  const soort = /^[wzk]:/.test(audio) ? audio.slice(0, 1) : 'z';
  const ruw = /^[wzk]:/.test(audio) ? audio.slice(2) : audio;
  const tekst = clean(ruw);
  if (tekst.length === 0 || tekst.length > TEKST_MAX) return null;
  const klank = soort === 'k' ? klankVoor(tekst) : null;
  return { stem, tekst, tempo: soort === 'z' ? TEMPO_ZIN : TEMPO_WOORD, klank };
}

/** Keeps letters, digits and plain punctuation, so that text can never reach espeak as markup or phonemes. */
function clean(tekst: string): string {
  return tekst
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}\s'.,!?:;()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
