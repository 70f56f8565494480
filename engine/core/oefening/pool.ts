import type { Format } from './contract.ts';
import { formatParams, gewogenBij, gokkans, type Gewogen, type ItemContext, type Model } from './model.ts';
import { doelVoor, type Beperking } from './settings.ts';

/** Format in which an item would be asked, with its number of options; null when nothing fits. */
export type FormaatKeuze = (itemId: string, doelId: string) => { format: Format; k: number } | null;

/** Question about an item, whatever the day. */
export type Poolvraag = Omit<ItemContext, 'day'>;

/**
 * Items inside the filters, whoever practises and whenever. One row per item, the numbers in columns: thousands of rows
 * are scored for one taak, and a row as an object of its own takes twice as long.
 */
export interface Pool {
  beperking: Beperking;
  vragen: readonly Poolvraag[];
  /** Stored number of the item. */
  nr: Uint32Array;
  /** 1 = an answer in this format moves the memory of the word. */
  geheugen: Uint8Array;
  /** Family of the main category. */
  familie: Uint8Array;
  /** Different sets of weighed categories; few, so what depends on them alone is worked out once for all their rows. */
  groepen: readonly Gewogen[];
  /** Set of each row. */
  groep: Uint32Array;
  /** Numbers of the goals, and the goal of each row. */
  doelen: ReadonlyMap<string, number>;
  doel: Uint32Array;
  /** a3 times the difficulty, and offset of the format; logits. */
  zwaarte: Float64Array;
  fmt: Float64Array;
  /** Guess chance. */
  gok: Float64Array;
  /** Place in the list of the leerkracht; -1 = not on it. */
  verplicht: Int32Array;
}

/** Gives every different key the next number. */
function createNummers(): { van: (sleutel: string) => number; nummers: Map<string, number> } {
  const nummers = new Map<string, number>();
  return {
    nummers,
    van: (sleutel) => {
      const nr = nummers.get(sleutel) ?? nummers.size;
      nummers.set(sleutel, nr);
      return nr;
    },
  };
}

/** Pool of given questions; those about unknown items are left out. */
export function poolUit(m: Model, beperking: Beperking, alle: readonly Poolvraag[]): Pool {
  const vragen = alle.filter((vraag) => m.items.has(vraag.itemId));
  const n = vragen.length;
  const sets = createNummers();
  const doelen = createNummers();
  const lijst = new Map([...beperking.verplicht.entries()].reverse().map(([nr, id]) => [id, nr]));
  const groepen: Gewogen[] = [];
  const pool = {
    nr: new Uint32Array(n),
    geheugen: new Uint8Array(n),
    familie: new Uint8Array(n),
    groep: new Uint32Array(n),
    doel: new Uint32Array(n),
    zwaarte: new Float64Array(n),
    fmt: new Float64Array(n),
    gok: new Float64Array(n),
    verplicht: new Int32Array(n),
  };
  for (const [i, vraag] of vragen.entries()) {
    const item = m.items.get(vraag.itemId);
    if (item === undefined) continue;
    const fp = formatParams(m.params, vraag.format, vraag.k);
    const gewogen = gewogenBij(item, vraag);
    const groep = sets.van(gewogen.ids.join(' '));
    groepen[groep] ??= gewogen;
    pool.nr[i] = item.nr;
    pool.geheugen[i] = fp.geheugen === 'geen' ? 0 : 1;
    pool.familie[i] = gewogen.familie;
    pool.groep[i] = groep;
    pool.doel[i] = doelen.van(vraag.doelId);
    pool.zwaarte[i] = m.params.a3 * item.b;
    pool.fmt[i] = fp.fmt;
    pool.gok[i] = gokkans(fp, vraag.k);
    pool.verplicht[i] = lijst.get(vraag.itemId) ?? -1;
  }
  return { beperking, vragen, groepen, doelen: doelen.nummers, ...pool };
}

/** Pool of the items inside the filters, each with its goal and format. */
export function createPool(m: Model, beperking: Beperking, formaat: FormaatKeuze): Pool {
  const vragen: Poolvraag[] = [];
  for (const item of m.items.values()) {
    const doelId = doelVoor(beperking, item);
    if (doelId === null) continue;
    const keuze = formaat(item.id, doelId);
    if (keuze !== null && beperking.formaten.has(keuze.format)) vragen.push({ itemId: item.id, doelId, ...keuze });
  }
  return poolUit(m, beperking, vragen);
}
