import type { Knex } from 'knex';
import { shift } from '#engine/core/oefening/model/kalibratie.ts';
import { pack, unpack } from '#engine/core/oefening/select/pack.ts';
import { mergeStates } from '../../platform/practice/merge.ts';
import { FIRST_SPOT, newState, type Folded } from '../../platform/practice/fold.ts';

export interface Leerling {
  id: string;
  adminId: string;
  jaargroep: number;
  startniveau: string | null;
}
/** Stored state and the scale on which its abilities stand. */
export type Saved = Folded & { schaal: number };
/** What was learned from answers that are no longer there, with how many they were. */
export interface Base {
  toestand: Uint8Array;
  schaal: number;
  antwoorden: number;
}
interface BaseSource {
  findBase(adminId: string, leerlingId: string): Promise<Base | undefined>;
}

/** Where the log of a leerling begins; whoever replays a log begins here. */
export class StateBaseRead implements BaseSource {
  constructor(private readonly db: Knex) {}

  async findBase(adminId: string, leerlingId: string): Promise<Base | undefined> {
    const row: { toestand: Buffer; schaal: number; antwoorden: number } | undefined = await this.db(
      'leerling_toestand_basis',
    )
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .first('toestand', 'schaal', 'antwoorden');
    return row === undefined ? undefined : { ...row, toestand: new Uint8Array(row.toestand) };
  }
}

/** State before the first answer of the log: of somebody new, or what was learned from answers that are no longer kept. */
export async function createInitialState(source: BaseSource, leerling: Leerling, scale: number): Promise<Folded> {
  const base = await source.findBase(leerling.adminId, leerling.id);
  return readStored(base === undefined ? undefined : { ...base, n: 0, ...FIRST_SPOT }, scale) ?? newState(leerling);
}

/** Base of two leerlingen who become one, on the scale of the one who stays; one that cannot be read does not count. Nothing when there are no two. */
export function mergeBases(stays: Base | undefined, incoming: Base | undefined): Omit<Base, 'antwoorden'> | undefined {
  if (stays === undefined || incoming === undefined) return undefined;
  const [one, other] = [unpack(stays.toestand), unpack(incoming.toestand)];
  if (!other.ok) return stays;
  if (!one.ok) return incoming;
  shift(other.value, stays.schaal - incoming.schaal);
  return { toestand: pack(mergeStates(one.value, other.value)), schaal: stays.schaal };
}

/**
 * Stored state on the scale of today. One that cannot be read, or is of another version, is as good as none: everything is
 * learned again from the log.
 */
export function readStored(saved: Saved | undefined, scale: number): Folded | undefined {
  const s = saved === undefined ? undefined : unpack(saved.toestand);
  if (saved === undefined || s?.ok !== true) return undefined;
  const { schaal: was, ...folded } = saved;
  if (was === scale) return folded;
  shift(s.value, scale - was);
  return { ...folded, toestand: pack(s.value) };
}
