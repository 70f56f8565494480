/** Slug of a game as its folder is named: `piñata`, `pi%C3%B1ata` and `pinata` are the same game. */
export function readSlug(game: string): string {
  let text = game;
  try {
    text = decodeURIComponent(game);
  } catch {
    // A stray percent sign: the text is used as it stands.
  }
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
