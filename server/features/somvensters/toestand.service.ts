import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Content } from '../../platform/content/content.ts';
import { doelStanden, vouw, type DoelStand, type Gevouwen } from '../../platform/oefenen/vouwen.ts';
import type { ToestandRepository } from './toestand.repository.ts';
import { beginToestand, leesbaar, type Leerling } from './toestandbasis.read.ts';

/** State with everything of the log in it, the goals that changed, and the highest counter the server knows. */
export interface Bijgewerkt {
  gevouwen: Gevouwen;
  standen: DoelStand[];
  seq: number;
}

/**
 * Brings the packed state up to the log. New answers are learned on top; when one came in late, before the position that was
 * reached, everything is learned again from the start: the log is the truth.
 */
export async function updateToestand(
  repository: ToestandRepository,
  leerling: Leerling,
  options: {
    content: Pick<Content, 'model' | 'schaal'>;
    instelling: Oefeninstelling;
    /** False when an adult looks along: then nothing is stored. */ bewaar: boolean;
  },
): Promise<Bijgewerkt> {
  const { adminId, id } = leerling;
  const { model, schaal } = options.content;
  const leeg = await beginToestand(repository, leerling, schaal);
  const bewaard = leesbaar(await repository.find(adminId, id), schaal) ?? leeg;
  const maat = await repository.measureLog(adminId, id, bewaard);
  if (maat.n === bewaard.n) return { gevouwen: bewaard, standen: [], seq: maat.seq };
  const start = maat.tot === bewaard.n ? bewaard : leeg;
  const log = await repository.findLog(adminId, id, start);
  const gevouwen = vouw(model, start, { log, moeilijkheid: options.instelling.moeilijkheid });
  const standen = doelStanden(
    model,
    gevouwen.toestand,
    log.map((regel) => regel.doelId),
  );
  if (options.bewaar) {
    await repository.save(adminId, id, { ...gevouwen, schaal });
    await repository.saveStanden(adminId, id, standen);
  }
  return { gevouwen, standen, seq: maat.seq };
}

/** State as it was when a round began: everything learned again, except the answers of that round. For a round that goes on after an interruption. */
export async function toestandBijBegin(
  repository: ToestandRepository,
  leerling: Leerling,
  options: { content: Pick<Content, 'model' | 'schaal'>; instelling: Oefeninstelling; rondeId: string },
): Promise<Uint8Array> {
  const { model, schaal } = options.content;
  const leeg = await beginToestand(repository, leerling, schaal);
  const log = await repository.findLog(leerling.adminId, leerling.id, { ...leeg, zonderRonde: options.rondeId });
  return vouw(model, leeg, { log, moeilijkheid: options.instelling.moeilijkheid }).toestand;
}
