import type { Clock } from '#engine/core/basis/clock.ts';
import type { AntwoordInput } from '#engine/core/oefening/contract/antwoord.ts';
import type { Capability, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import { createRonde } from '#engine/core/oefening/ronde/ronde.ts';
import type { LiveRonde, RondeError } from '#engine/core/oefening/contract/ronde-options.ts';
import type { Vragen } from '#engine/core/oefening/vraag/build-vraag.ts';
import type { Result } from '#engine/core/basis/result.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';

/** How the play ended; the runtime tells it to `finish`. */
export interface PlayedSpel {
  bonus: number;
  seconds: number;
  quit: boolean;
}

export interface PlayRondeParts {
  spelronde: Spelronde;
  capabilities: readonly Capability[];
  vragen: Vragen;
  calm: boolean;
  reducedMotion: boolean;
  clock: Clock;
  /** Free play: no word begins after this moment of `clock`. */
  until?: number;
  onAntwoord: (antwoord: AntwoordInput) => void;
  /** `state` = what the pupil knows now, packed. */
  onDone: (spel: PlayedSpel, result: RoundResult, state: Uint8Array) => void;
}

export function readState(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (draw) => draw.codePointAt(0) ?? 0);
}

export const writeState = (state: Uint8Array): string =>
  btoa(Array.from(state, (byte) => String.fromCodePoint(byte)).join(''));

/** The round of the server as a live round of the practice engine. */
export function createPlayRonde(parts: PlayRondeParts): Result<LiveRonde, RondeError> {
  const { spelronde, capabilities, vragen, calm, reducedMotion, clock, until, onAntwoord, onDone } = parts;
  const ronde = createRonde(
    {
      pool: spelronde.pool,
      leerdoelen: spelronde.leerdoelen,
      kalibratie: spelronde.kalibratie,
      ...(spelronde.weights === undefined ? {} : { weights: spelronde.weights }),
      toestand: readState(spelronde.toestand),
      instelling: spelronde.instelling,
      groep: spelronde.groep,
      doelIds: spelronde.doelIds,
      formaten: spelronde.formaten,
      capabilities,
      spel: spelronde.game,
      items: spelronde.items,
      seed: spelronde.seed,
      day: spelronde.day,
      s: spelronde.s,
      gegeven: spelronde.gegeven,
      ...(spelronde.arm === undefined ? {} : { arm: spelronde.arm }),
      calm,
      reducedMotion,
      title: spelronde.titel,
      clock,
      ...(until === undefined ? {} : { until }),
      onAntwoord,
    },
    vragen,
  );
  if (!ronde.ok) return ronde;
  const live = ronde.value;
  return {
    ok: true,
    value: {
      ...live,
      finish: (spel) => {
        const result = live.finish(spel);
        onDone(spel, result, live.toestand());
        return result;
      },
    },
  };
}
