import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { bouwKandidaten } from './candidates.ts';
import { createModel } from './model.ts';
import { select, type Keuze } from './select.ts';
import { createSessie, type Sessie } from './sessie.ts';
import { beperk, type TaakBeperking } from './settings.ts';
import { createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { update } from './update.ts';

/** Precedence of section 10: safety > pool filters > forced lists > caps > target > gain; one case per adjacent pair. */
const MAKKELIJK = 'w-maan';
const MOEILIJK = 'w-kikker';
const basis = createModel(WOORDEN, DOELEN);
/** One word that nearly everybody knows, one that nobody knows, the rest in between. */
const bVan = (id: string): number => (id === MAKKELIJK ? -6 : id === MOEILIJK ? 6 : 0.4);
const m = { ...basis, items: new Map([...basis.items.values()].map((i) => [i.id, { ...i, b: bVan(i.id) }])) };

interface Geval {
  s?: LeerlingToestand;
  sessie?: Sessie;
  over?: Partial<Oefeninstelling>;
  taak?: TaakBeperking;
  day?: number;
}
function kies({ s = createToestand(5, 1), sessie = createSessie(), over = {}, taak = {}, day = 100 }: Geval): Keuze {
  const beperking = beperk(m, oefeninstellingSchema.parse(over), taak);
  if (!beperking.ok) throw new Error(beperking.fout);
  const kandidaten = bouwKandidaten(m, s, {
    beperking: beperking.value,
    day,
    formaat: () => ({ format: 'dictee', k: 0 }),
  });
  if (!kandidaten.ok) throw new Error(kandidaten.fout);
  const uit = select(m, s, { kandidaten: kandidaten.value, sessie });
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
}
const naFouten = (): LeerlingToestand => Object.assign(createToestand(5, 1), { reeks: 2, theta: 0 });
/** Words seen long ago, and therefore due. */
function metHerhaling(): LeerlingToestand {
  const s = createToestand(5, 1);
  for (const itemId of ['w-trein', 'w-klein', 'w-reis'])
    update(m, s, {
      antwoord: { itemId, doelId: 'ei', format: 'dictee', k: 0, x: 1, ms: 5000, day: 10, arm: 'adaptief' },
      doelsucces: { doel: 0.75, band: 0.07 },
    });
  return s;
}

describe('precedence (test 19)', () => {
  it('safety and pool filters: the safest word inside the filter, never one outside it', () => {
    expect(kies({ s: naFouten() }).vraag.itemId).toBe(MAKKELIJK);
    const binnen = kies({ s: naFouten(), taak: { doelIds: ['ei'] } });
    expect(binnen.vraag.doelId).toBe('ei');
    expect(binnen.vraag.itemId).not.toBe(MAKKELIJK);
  });

  it('safety before forced lists: after two errors the hard word of the list waits', () => {
    const taak = { verplicht: [MOEILIJK] };
    expect(kies({ over: { aandeelLijst: 100 }, taak }).vraag.itemId).toBe(MOEILIJK);
    expect(kies({ s: naFouten(), over: { aandeelLijst: 100 }, taak }).vraag.itemId).toBe(MAKKELIJK);
  });

  it('pool filters before forced lists: a word of the list outside the goals is never asked', () => {
    const uit = kies({ over: { aandeelLijst: 100 }, taak: { verplicht: [MOEILIJK], doelIds: ['ei', 'ij'] } });
    expect(uit.vraag.itemId).not.toBe(MOEILIJK);
    expect(['ei', 'ij']).toContain(uit.vraag.doelId);
  });

  it('forced lists before caps: a new word of the list comes although no new words are left', () => {
    const over = { nieuwPerSessie: 0, aandeelLijst: 100 };
    expect(kies({ s: metHerhaling(), over, taak: { verplicht: [MOEILIJK] }, day: 400 }).vraag.itemId).toBe(MOEILIJK);
  });

  it('caps before target: no new word, however easy, when the cap is reached and words are due', () => {
    const s = Object.assign(metHerhaling(), { lambda: 3 });
    expect(kies({ s, day: 400 }).vraag.itemId).toBe(MAKKELIJK);
    const uit = kies({ s, over: { nieuwPerSessie: 0 }, day: 400 });
    expect(uit.nieuw).toBe(false);
  });

  it('target before gain: far below the target the easy word wins over the one that teaches more', () => {
    expect(kies({}).vraag.itemId).not.toBe(MAKKELIJK);
    expect(kies({ s: Object.assign(createToestand(5, 1), { lambda: 3 }) }).vraag.itemId).toBe(MAKKELIJK);
  });
});
