import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { verschuif } from '#engine/core/oefening/kalibratie.ts';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import type { Content } from '../../platform/content/content.ts';
import { doelStanden, EERSTE_PLEK, nieuweToestand, vouw, type DoelStand, type Gevouwen } from '../../platform/oefenen/vouwen.ts';
import type { Bewaard, ToestandRepository } from './toestand.repository.ts';

export interface Leerling { id: string; adminId: string; jaargroep: number; startniveau: string | null }
/** State with everything of the log in it, the goals that changed, and the highest counter the server knows. */
export interface Bijgewerkt { gevouwen: Gevouwen; standen: DoelStand[]; seq: number }

/**
 * Brings the packed state up to the log. New answers are learned on top; when one came in late, before the position that was
 * reached, everything is learned again from the start: the log is the truth.
 */
export async function updateToestand(repository: ToestandRepository, leerling: Leerling, options: { content: Pick<Content, 'model' | 'schaal'>; instelling: Oefeninstelling; /** False when an adult looks along: then nothing is stored. */ bewaar: boolean }): Promise<Bijgewerkt> {
  const { adminId, id } = leerling;
  const { model, schaal } = options.content;
  const leeg = await beginToestand(repository, leerling, schaal);
  const bewaard = leesbaar(await repository.find(adminId, id), schaal) ?? leeg;
  const maat = await repository.measureLog(adminId, id, bewaard);
  if (maat.n === bewaard.n) return { gevouwen: bewaard, standen: [], seq: maat.seq };
  const start = maat.tot === bewaard.n ? bewaard : leeg;
  const log = await repository.findLog(adminId, id, start);
  const gevouwen = vouw(model, start, { log, moeilijkheid: options.instelling.moeilijkheid });
  const standen = doelStanden(model, gevouwen.toestand, log.map((regel) => regel.doelId));
  if (options.bewaar) {
    await repository.save(adminId, id, { ...gevouwen, schaal });
    await repository.saveStanden(adminId, id, standen);
  }
  return { gevouwen, standen, seq: maat.seq };
}

/** State before the first answer of the log: of somebody new, or what was learned from answers that are no longer kept. */
export async function beginToestand(repository: ToestandRepository, leerling: Leerling, schaal: number): Promise<Gevouwen> {
  const basis = await repository.findBasis(leerling.adminId, leerling.id);
  return leesbaar(basis === undefined ? undefined : { ...basis, n: 0, ...EERSTE_PLEK }, schaal) ?? nieuweToestand(leerling);
}

/**
 * Stored state on the scale of today. One that cannot be read, or is of another version, is as good as none: everything is
 * learned again from the log.
 */
function leesbaar(bewaard: Bewaard | undefined, schaal: number): Gevouwen | undefined {
  const s = bewaard === undefined ? undefined : unpack(bewaard.toestand);
  if (bewaard === undefined || s?.ok !== true) return undefined;
  const { schaal: was, ...gevouwen } = bewaard;
  if (was === schaal) return gevouwen;
  verschuif(s.value, schaal - was);
  return { ...gevouwen, toestand: pack(s.value) };
}

/** State as it was when a round began: everything learned again, except the answers of that round. For a round that goes on after an interruption. */
export async function toestandBijBegin(repository: ToestandRepository, leerling: Leerling, options: { content: Pick<Content, 'model' | 'schaal'>; instelling: Oefeninstelling; rondeId: string }): Promise<Uint8Array> {
  const { model, schaal } = options.content;
  const leeg = await beginToestand(repository, leerling, schaal);
  const log = await repository.findLog(leerling.adminId, leerling.id, { ...leeg, zonderRonde: options.rondeId });
  return vouw(model, leeg, { log, moeilijkheid: options.instelling.moeilijkheid }).toestand;
}
