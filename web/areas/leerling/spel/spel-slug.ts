/** Slug of a game as its folder is named: `piñata`, `pi%C3%B1ata` and `pinata` are the same game. */
export function leesSlug(game: string): string {
  let tekst = game;
  try {
    tekst = decodeURIComponent(game);
  } catch {
    // A stray percent sign: the text is used as it stands.
  }
  return tekst.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
