import { z } from 'zod/mini';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { Capability } from '#engine/core/oefening/contract/contract.ts';
import type { LiveRonde } from '#engine/core/oefening/contract/ronde-options.ts';
import { createRonde } from '#engine/core/oefening/ronde/ronde.ts';
import { CORE_VRAGEN } from '#engine/core/oefening/vraag/core-vragen.ts';
import { leerdoelSchema, woordSchema } from '#engine/core/taal/woord/woord.ts';
import words from './words.json';

/** The child that is played: groep 4, never seen before. */
const GROEP = 4;
const WORDS = 6;
const LEVEL = 0.2;
const DAY_MS = 86_400_000;

const contentSchema = z.strictObject({ pool: z.array(woordSchema), leerdoelen: z.array(leerdoelSchema) });

/** What is asked of a round on the front page. */
export interface HomeRoundOptions {
  spel: string;
  capabilities: readonly Capability[];
  seed: number;
  now: () => number;
}

/** A round of the practice engine on words that came along with the page: nothing of it is kept or sent. */
export function createHomeRound({ spel, capabilities, seed, now }: HomeRoundOptions): LiveRonde {
  const { pool, leerdoelen } = contentSchema.parse(words);
  const round = createRonde(
    {
      pool,
      leerdoelen,
      toestand: new Uint8Array(0),
      instelling: defaultSetting(GROEP),
      groep: GROEP,
      doelIds: [],
      formaten: ['bouw'],
      capabilities,
      spel,
      items: WORDS,
      seed,
      day: Math.floor(now() / DAY_MS),
      s: LEVEL,
      calm: false,
      // The screen of the game asks the device itself.
      reducedMotion: false,
      title: '',
      clock: { now },
      onAntwoord: () => undefined,
    },
    CORE_VRAGEN,
  );
  if (!round.ok) throw new Error(round.fout);
  return round.value;
}
