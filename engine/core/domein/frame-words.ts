/** Words that the frame of a round says (its tasks and explanations) and that no exercise holds, so that the speech service knows them for the product's own. */
export const FRAME_WORDS: readonly string[] = [
  'bepalingen',
  'bijwoordelijke',
  'gezegde',
  'knip',
  'lettergrepen',
  'lijdend',
  'meewerkend',
  'naamwoorden',
  'plop',
  'typ',
  'voornaamwoorden',
  'voorwerp',
  'voorzetsels',
  'zelfstandige',
];
