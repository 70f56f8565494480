import { z } from 'zod';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';

/** Where an author wrote a word: file in the repository, line from 1, the line itself. */
export interface SourceSpot {
  bestand: string;
  regel: number;
  tekst: string;
}

/** `GET /studio-api/inhoud`: all words in alphabetical order, the source line by word id, and content lines that could not be read. */
export interface WorkbenchContent {
  woorden: WoordItem[];
  bron: Record<string, SourceSpot>;
  onleesbaar: string[];
}

/** Most words in one question to the dictionary. */
export const MAX_VALIDATIONS = 6_000;

/** `POST /studio-api/keur`: words as they are written. */
export const validationRequestSchema = z.strictObject({
  woorden: z.array(z.string().min(1).max(64)).max(MAX_VALIDATIONS),
});

/** Who knows a word: the dictionary, our own list of allowed words, the list of names, or nobody. */
export type Authority = 'woordenboek' | 'toegestaan' | 'naam' | 'geen';

/** Answer for one word, in the order of the question; `verboden` = a topic that never reaches a child. */
export interface Validation {
  kenner: Authority;
  verboden: boolean;
}
