import { normalized } from '../../platform/file/cell-text.ts';
import { inChunks } from '../../platform/time/chunks.ts';
import type { DeliveryLeerling } from './delivery.ts';
import type { Eck } from './plan.types.ts';
import type { KnownLeerling } from './standing.ts';

/** Pupil of the school that a pupil of the file is, looks like, or clashes with. */
export type LeerlingLink =
  | { soort: 'zeker' | 'voorstel'; leerling: KnownLeerling }
  | { soort: 'niemand' }
  | { soort: 'conflict' };

const nameKey = (l: { roepnaam: string; achternaam: string }): string =>
  `${normalized(l.roepnaam)}|${normalized(l.achternaam)}`;
export const isTemporary = (key: string): boolean => key.startsWith('#');

/**
 * Looks pupils up: by ECK iD, by key, and only as a proposal by name with date of birth. Where a date is missing on either
 * side the name alone makes a proposal when it fits one pupil: a school that began by hand has no dates.
 */
export class Linker {
  private readonly byEck = new Map<string, KnownLeerling>();
  private readonly byKey = new Map<string, KnownLeerling>();
  private readonly byName = new Map<string, KnownLeerling[]>();
  private readonly taken = new Set<string>();

  private constructor(private readonly list: boolean) {}

  /** `lijst` = the file is a list, whose keys are less sure. */
  static async create(known: readonly KnownLeerling[], list: boolean): Promise<Linker> {
    const linker = new Linker(list);
    await inChunks(known, (leerling) => linker.learn(leerling));
    return linker;
  }

  private learn(leerling: KnownLeerling): void {
    if (leerling.eckHmac !== null) this.byEck.set(leerling.eckHmac, leerling);
    if (leerling.sleutel !== null) this.byKey.set(leerling.sleutel, leerling);
    const name = nameKey(leerling);
    const same = this.byName.get(name);
    if (same === undefined) this.byName.set(name, [leerling]);
    else same.push(leerling);
  }

  /** Sure matches; claims the pupil, so that two rows never become one. */
  find(source: DeliveryLeerling, eck: Eck | undefined): LeerlingLink {
    const found = new Set([
      this.byEck.get(eck?.hmac ?? ''),
      isTemporary(source.sleutel) ? undefined : this.byKey.get(source.sleutel),
    ]);
    found.delete(undefined);
    const [leerling] = found;
    if (leerling === undefined) return { soort: 'niemand' };
    const collides = found.size > 1 || this.taken.has(leerling.id) || (this.list && isSomeoneElse(source, leerling));
    if (collides) return { soort: 'conflict' };
    this.taken.add(leerling.id);
    return { soort: 'zeker', leerling };
  }

  /** Who a pupil without a sure match looks like; ask only after every sure match is known. */
  propose(source: DeliveryLeerling): LeerlingLink {
    const free = (this.byName.get(nameKey(source)) ?? []).filter((l) => !this.taken.has(l.id));
    const withDate = free.filter((l) => source.geboortedatum !== '' && l.geboortedatum === source.geboortedatum);
    const withoutDate = free.filter((l) => source.geboortedatum === '' || l.geboortedatum === null);
    const leerling = withDate[0] ?? (withoutDate.length === 1 ? withoutDate[0] : undefined);
    if (leerling === undefined) return { soort: 'niemand' };
    this.taken.add(leerling.id);
    return { soort: 'voorstel', leerling };
  }
}

/** Guard of lists: the same key with another name and another date of birth is another child. */
function isSomeoneElse(source: DeliveryLeerling, leerling: KnownLeerling): boolean {
  const otherDay =
    source.geboortedatum !== '' && leerling.geboortedatum !== null && leerling.geboortedatum !== source.geboortedatum;
  return otherDay && nameKey(source) !== nameKey(leerling);
}
