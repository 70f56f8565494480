import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Content } from '../../platform/content/content.ts';
import { modelFor } from '../../platform/content/model-for.ts';
import { doelStatuses, fold, type DoelStatus, type Folded } from '../../platform/practice/fold.ts';
import type { StateRepository } from './state.repository.ts';
import { createInitialState, readStored, type Leerling } from './state-base.read.ts';

/** State with everything of the log in it, the goals that changed, and the highest counter the server knows. */
export interface Updated {
  folded: Folded;
  standen: DoelStatus[];
  seq: number;
}

/**
 * Brings the packed state up to the log. New answers are learned on top; when one came in late, before the position that was
 * reached, everything is learned again from the start: the log is the truth.
 */
export async function updateState(
  repository: StateRepository,
  leerling: Leerling,
  options: {
    content: Pick<Content, 'model' | 'weights' | 'schaal'>;
    instelling: Oefeninstelling;
    /** False when an adult looks along: then nothing is stored. */ save: boolean;
  },
): Promise<Updated> {
  const { adminId, id } = leerling;
  const { schaal: scale } = options.content;
  const model = modelFor(options.content, leerling.adminId);
  const empty = await createInitialState(repository, leerling, scale);
  const saved = readStored(await repository.find(adminId, id), scale) ?? empty;
  const size = await repository.measureLog(adminId, id, saved);
  if (size.n === saved.n) return { folded: saved, standen: [], seq: size.seq };
  const start = size.tot === saved.n ? saved : empty;
  const log = await repository.findLog(adminId, id, start);
  const folded = fold(model, start, { log, moeilijkheid: options.instelling.moeilijkheid });
  const doelIds = [...new Set(log.map((rule) => rule.doelId))];
  const states = doelStatuses(model, folded.toestand, await repository.findHistories(adminId, id, doelIds));
  if (options.save) {
    await repository.save(adminId, id, { ...folded, schaal: scale });
    await repository.saveStandings(adminId, id, states);
  }
  return { folded, standen: states, seq: size.seq };
}

/** State as it was when a round began: everything learned again, except the answers of that round. For a round that goes on after an interruption. */
export async function stateAtStart(
  repository: StateRepository,
  leerling: Leerling,
  options: { content: Pick<Content, 'model' | 'weights' | 'schaal'>; instelling: Oefeninstelling; rondeId: string },
): Promise<Uint8Array> {
  const { schaal: scale } = options.content;
  const model = modelFor(options.content, leerling.adminId);
  const empty = await createInitialState(repository, leerling, scale);
  const log = await repository.findLog(leerling.adminId, leerling.id, { ...empty, withoutRonde: options.rondeId });
  return fold(model, empty, { log, moeilijkheid: options.instelling.moeilijkheid }).toestand;
}
