import { v7 } from 'uuid';
import { createRng } from '#engine/core/basis/rng.ts';
import { createBot, type BotSoort } from '#engine/core/oefening/bot.ts';
import { createRonde } from '#engine/core/oefening/ronde.ts';
import type { LiveRonde } from '#engine/core/oefening/ronde-opties.ts';
import { ALLE_VRAGEN } from '#engine/core/oefening/vraag/alle-vragen.ts';
import type { AntwoordRegel } from '../features/antwoorden/antwoorden.contract.ts';
import { spelrondeSchema } from '../features/somvensters/somvensters.contract.ts';
import { TEST_SPELLEN } from './spellen.ts';

/** What the browser does with an opened round: runs the engine and collects the answers. */
export function speelRonde(
  body: unknown,
  options: { taakId: string; soort: BotSoort; seed?: number },
): { antwoorden: AntwoordRegel[]; ronde: LiveRonde } {
  const r = spelrondeSchema.parse(body);
  let nu = 1_000;
  const gemaakt = createRonde(
    {
      ...r,
      toestand: new Uint8Array(Buffer.from(r.toestand, 'base64')),
      capabilities: TEST_SPELLEN.get(r.game)?.capabilities ?? [],
      spel: r.game,
      calm: false,
      reducedMotion: false,
      title: r.titel,
      clock: { now: () => nu },
      onAntwoord: () => undefined,
    },
    ALLE_VRAGEN,
  );
  if (!gemaakt.ok) throw new Error(gemaakt.fout);
  const ronde = gemaakt.value;
  const rng = createRng(options.seed ?? 5);
  for (let vraag = ronde.next(); vraag !== null; vraag = ronde.next()) {
    const gebouwd = ronde.gebouwd(vraag.id);
    if (gebouwd === undefined) break;
    const bot = createBot(gebouwd, options.soort, rng);
    for (let beurt = 0; beurt < 200; beurt += 1) {
      // Slower than a guess, also for a long word.
      nu += 2_500;
      const verdict = ronde.attempt(vraag.id, bot.next(), 'toets');
      bot.zag(verdict);
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
