/** Reading of a word as an inflected noun or adjective: category, letters of the ending, base word when known. */
export type Reading = { id: string; van: number; lemma?: string };
