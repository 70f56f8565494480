import { inChunks } from '../../platform/time/chunks.ts';
import type { LvsRow } from './lvs-row.ts';
import { nameForms, type NameParts } from './lvs-names.ts';

/** Active pupil within reach of whoever imports. */
export interface LvsKnown extends NameParts {
  id: string;
  sleutel: string | null;
  eckHmac: string | null;
  geboortedatum: string | null;
  jaargroep: number;
  groep: string | null;
}

/** Pupil a row is about; `ambigu` = a person has to say who. */
export type LvsKoppeling =
  | { soort: 'zeker'; leerling: LvsKnown }
  | { soort: 'ambigu'; kandidaten: LvsKnown[] }
  | { soort: 'niemand' }
  | { soort: 'conflict' };

function set(card: Map<string, LvsKnown[]>, key: string | null, leerling: LvsKnown): void {
  if (key === null || key === '') return;
  const same = card.get(key);
  if (same === undefined) card.set(key, [leerling]);
  else same.push(leerling);
}

/**
 * Looks pupils up: by ECK iD, by key, else by name with date of birth. A name alone, or two pupils who fit, is for a
 * person to decide.
 */
export class LvsLinker {
  private readonly byEck = new Map<string, LvsKnown[]>();
  private readonly byKey = new Map<string, LvsKnown[]>();
  private readonly byName = new Map<string, LvsKnown[]>();

  private constructor(private readonly hmacOf: (eckid: string) => string) {}

  static async create(leerlingen: readonly LvsKnown[], hmacOf: (eckid: string) => string): Promise<LvsLinker> {
    const linker = new LvsLinker(hmacOf);
    await inChunks(leerlingen, (leerling) => linker.learn(leerling));
    return linker;
  }

  private learn(leerling: LvsKnown): void {
    set(this.byEck, leerling.eckHmac, leerling);
    set(this.byKey, leerling.sleutel, leerling);
    for (const name of nameForms(leerling)) set(this.byName, name, leerling);
  }

  find(row: LvsRow): LvsKoppeling {
    const viaEck = this.byEck.get(row.eckid === '' ? '' : this.hmacOf(row.eckid)) ?? [];
    // A key with a hash sign is thrown away after each export.
    const viaKey = row.sleutel.startsWith('#') ? [] : (this.byKey.get(row.sleutel) ?? []);
    const certain = [...new Set([...viaEck, ...viaKey])];
    const [leerling] = certain;
    if (leerling === undefined) return this.findName(row);
    if (certain.length > 1 && viaEck.length > 0) return { soort: 'conflict' };
    if (certain.length > 1) return { soort: 'ambigu', kandidaten: certain };
    return isSomeoneElse(row, leerling) ? { soort: 'conflict' } : { soort: 'zeker', leerling };
  }

  private findName({ namen: names, geboortedatum }: LvsRow): LvsKoppeling {
    const sameName = [...new Set(names.flatMap((name) => this.byName.get(name) ?? []))];
    const withDate = sameName.filter((l) => geboortedatum !== '' && l.geboortedatum === geboortedatum);
    const [leerling] = withDate;
    if (withDate.length === 1 && leerling !== undefined) return { soort: 'zeker', leerling };
    // Another date of birth is another child; where one side lacks it a person may know.
    const candidates =
      withDate.length > 1 ? withDate : sameName.filter((l) => geboortedatum === '' || l.geboortedatum === null);
    return candidates.length === 0 ? { soort: 'niemand' } : { soort: 'ambigu', kandidaten: candidates };
  }
}

/** The same key with another name and another date of birth is another child. */
function isSomeoneElse({ namen: names, geboortedatum }: LvsRow, leerling: LvsKnown): boolean {
  const forms = new Set(nameForms(leerling));
  const otherDay = geboortedatum !== '' && leerling.geboortedatum !== null && leerling.geboortedatum !== geboortedatum;
  return otherDay && names.length > 0 && !names.some((name) => forms.has(name));
}
