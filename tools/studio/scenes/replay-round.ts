import { verdictsOf, type LogLine } from '../round-log.ts';

/** As fast as a bot plays: what was given has landed by then. */
const GIVE_MS = 700;
/** A round that takes longer than this will not end. */
const PATIENCE_MS = 240_000;

/** What was answered in the game of a page. */
export const linesOf = ({ studio }: Window): readonly LogLine[] => studio?.log.lines ?? [];

/** Gives the next attempt of a log where its question is asked. */
function giveNext({ studio }: Window, lines: readonly LogLine[]): void {
  if (studio === undefined) return;
  const line = lines[studio.log.lines.length];
  if (line !== undefined && studio.spel.toestand.getState().vraag?.id === line.vraagId)
    studio.player.give(line.attempt);
}

/** Plays the attempts again in a round of the same seed; answers whether every verdict was the same. */
export async function replay(page: Window, lines: readonly LogLine[]): Promise<boolean> {
  const before = page.studio;
  if (page.showScene === undefined || page.showScene(page.sceneShown) !== null) return false;
  const until = performance.now() + PATIENCE_MS;
  const isOver = (): boolean => page.studio !== before && linesOf(page).length >= lines.length;
  while (!isOver() && performance.now() < until) {
    await new Promise((done) => setTimeout(done, GIVE_MS));
    if (page.studio !== before) giveNext(page, lines);
  }
  const again = verdictsOf(linesOf(page));
  return verdictsOf(lines).every((verdict, nr) => verdict === again[nr]);
}
