import type { Knex } from 'knex';
import { verschuif } from '#engine/core/oefening/kalibratie.ts';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import { voegToestandenSamen } from '../../platform/oefenen/samenvoegen.ts';
import { EERSTE_PLEK, nieuweToestand, type Gevouwen } from '../../platform/oefenen/vouwen.ts';

export interface Leerling {
  id: string;
  adminId: string;
  jaargroep: number;
  startniveau: string | null;
}
/** Stored state and the scale on which its abilities stand. */
export type Bewaard = Gevouwen & { schaal: number };
/** What was learned from answers that are no longer there, with how many they were. */
export interface Basis {
  toestand: Uint8Array;
  schaal: number;
  antwoorden: number;
}
interface Basisbron {
  findBasis(adminId: string, leerlingId: string): Promise<Basis | undefined>;
}

/** Where the log of a leerling begins; whoever replays a log begins here. */
export class ToestandbasisRead implements Basisbron {
  constructor(private readonly db: Knex) {}

  async findBasis(adminId: string, leerlingId: string): Promise<Basis | undefined> {
    const rij: { toestand: Buffer; schaal: number; antwoorden: number } | undefined = await this.db(
      'leerling_toestand_basis',
    )
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .first('toestand', 'schaal', 'antwoorden');
    return rij === undefined ? undefined : { ...rij, toestand: new Uint8Array(rij.toestand) };
  }
}

/** State before the first answer of the log: of somebody new, or what was learned from answers that are no longer kept. */
export async function beginToestand(bron: Basisbron, leerling: Leerling, schaal: number): Promise<Gevouwen> {
  const basis = await bron.findBasis(leerling.adminId, leerling.id);
  return (
    leesbaar(basis === undefined ? undefined : { ...basis, n: 0, ...EERSTE_PLEK }, schaal) ?? nieuweToestand(leerling)
  );
}

/** Base of two leerlingen who become one, on the scale of the one who stays; one that cannot be read does not count. Nothing when there are no two. */
export function eenBasis(blijft: Basis | undefined, komt: Basis | undefined): Omit<Basis, 'antwoorden'> | undefined {
  if (blijft === undefined || komt === undefined) return undefined;
  const [een, ander] = [unpack(blijft.toestand), unpack(komt.toestand)];
  if (!ander.ok) return blijft;
  if (!een.ok) return komt;
  verschuif(ander.value, blijft.schaal - komt.schaal);
  return { toestand: pack(voegToestandenSamen(een.value, ander.value)), schaal: blijft.schaal };
}

/**
 * Stored state on the scale of today. One that cannot be read, or is of another version, is as good as none: everything is
 * learned again from the log.
 */
export function leesbaar(bewaard: Bewaard | undefined, schaal: number): Gevouwen | undefined {
  const s = bewaard === undefined ? undefined : unpack(bewaard.toestand);
  if (bewaard === undefined || s?.ok !== true) return undefined;
  const { schaal: was, ...gevouwen } = bewaard;
  if (was === schaal) return gevouwen;
  verschuif(s.value, schaal - was);
  return { ...gevouwen, toestand: pack(s.value) };
}
