import { v7 } from 'uuid';
import { createRng } from '#engine/core/basis/rng.ts';
import { createBot, type BotKind } from '#engine/core/oefening/ronde/bot.ts';
import { createRonde } from '#engine/core/oefening/ronde/ronde.ts';
import type { LiveRonde } from '#engine/core/oefening/contract/ronde-options.ts';
import { ALL_VRAGEN } from '#engine/core/oefening/vraag/all-vragen.ts';
import type { AntwoordLine } from '../features/antwoorden/antwoorden.contract.ts';
import { spelrondeSchema } from '../features/somvensters/somvensters.contract.ts';
import { TEST_SPELLEN } from './spellen.ts';

/** What the browser does with an opened round: runs the engine and collects the answers. */
export function playRonde(
  body: unknown,
  options: { taakId: string; soort: BotKind; seed?: number },
): { antwoorden: AntwoordLine[]; ronde: LiveRonde } {
  const r = spelrondeSchema.parse(body);
  let now = 1_000;
  const created = createRonde(
    {
      ...r,
      toestand: new Uint8Array(Buffer.from(r.toestand, 'base64')),
      capabilities: TEST_SPELLEN.get(r.game)?.capabilities ?? [],
      spel: r.game,
      calm: false,
      reducedMotion: false,
      title: r.titel,
      clock: { now: () => now },
      onAntwoord: () => undefined,
    },
    ALL_VRAGEN,
  );
  if (!created.ok) throw new Error(created.fout);
  const ronde = created.value;
  const rng = createRng(options.seed ?? 5);
  for (let vraag = ronde.next(); vraag !== null; vraag = ronde.next()) {
    const built = ronde.built(vraag.id);
    if (built === undefined) break;
    const bot = createBot(built, options.soort, rng);
    for (let turn = 0; turn < 200; turn += 1) {
      // Slower than a guess, also for a long word.
      now += 2_500;
      const verdict = ronde.attempt(vraag.id, bot.next(), 'toets');
      bot.saw(verdict);
      if (verdict.done) break;
    }
  }
  // What was answered at an earlier sitting is at the server already.
  const antwoorden = ronde
    .antwoorden()
    .slice(r.gegeven.length)
    .map((a, nr) => ({ ...a, clientId: v7(), seq: r.seq + nr + 1, taakId: options.taakId, rondeId: r.rondeId }));
  return { antwoorden, ronde };
}
