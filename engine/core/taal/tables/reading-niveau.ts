import type { Niveau } from '../woord/woord.ts';

/**
 * Upper bounds of mean letters per word and words per sentence, and lower bound of the share of frequent words, lowest level
 * first. Sentence lengths of M3, E3, M4 follow publishers' descriptions; the rest are start values of ours. Source: eigen.
 */
export const READING_NIVEAUS: readonly { niveau: Niveau; letters: number; woorden: number; frequent: number }[] = [
  { niveau: 'Start', letters: 3.3, woorden: 4, frequent: 0.85 },
  { niveau: 'M3', letters: 3.7, woorden: 6, frequent: 0.85 },
  { niveau: 'E3', letters: 4, woorden: 7, frequent: 0.82 },
  { niveau: 'M4', letters: 4.2, woorden: 8, frequent: 0.8 },
  { niveau: 'E4', letters: 4.4, woorden: 9, frequent: 0.78 },
  { niveau: 'M5', letters: 4.6, woorden: 10, frequent: 0.75 },
  { niveau: 'E5', letters: 4.75, woorden: 11, frequent: 0.73 },
  { niveau: 'M6', letters: 4.9, woorden: 12, frequent: 0.71 },
  { niveau: 'E6', letters: 5.05, woorden: 13, frequent: 0.69 },
  { niveau: 'M7', letters: 5.2, woorden: 14, frequent: 0.67 },
  { niveau: 'E7', letters: 5.4, woorden: 16, frequent: 0.64 },
  { niveau: 'Plus', letters: Infinity, woorden: Infinity, frequent: 0 },
];
