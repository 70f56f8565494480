import type { AntwoordInput } from '#engine/core/oefening/contract/antwoord.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import type { RondeAntwoord } from './spelrondes.repository.ts';

/** Stored answer as the engine takes it over; the judgement is the server's. */
export function storedAntwoord(row: RondeAntwoord): AntwoordInput {
  const {
    formaat: format,
    ruw,
    geholpen: helped,
    pogingen,
    msEersteToets: msToFirstKeypress,
    afspeelbeurten: playbacks,
    invoer: input,
    k,
    propensity,
    arm,
    day,
    vraagSeed,
    spel,
  } = antwoordExtraSchema.parse(row.extra);
  return {
    nr: row.nr,
    itemId: row.item_id,
    doelId: row.doel_id,
    goed: row.goed,
    ms: row.ms,
    format: format,
    ruw,
    geholpen: helped,
    pogingen,
    msEersteToets: msToFirstKeypress,
    afspeelbeurten: playbacks,
    invoer: input,
    k,
    propensity,
    arm,
    day,
    vraagSeed,
    ...(spel === undefined ? {} : { spel }),
  };
}
