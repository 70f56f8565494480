import { describe, expect, it, vi } from 'vitest';
import type { Afsluiting } from '#server/features/somvensters/somvensters.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { geheugenOpslag } from '#web/platform/opslag.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { createAfronding } from './afronden.ts';
import { createAfsluitingen } from './afsluitingen.ts';
import { leesSlug } from './spel-slug.ts';
import { leesSpelFout } from './spel-stand.ts';
import { bepaalApparaat } from './spelronde.api.ts';

const plek = { leerlingId: 'l', somvensterId: 's', taakId: 't', rondeId: 'r1' };
const uitslag: Afsluiting = {
  sterren: 3,
  munten: 12,
  geleerd: [],
  terug: [],
  stickers: [],
  steen: 'goud',
  routeKlaar: false,
  saldo: 40,
};

function maakOutbox(spoel: 'leeg' | 'later', stappen: string[]): Outbox {
  return {
    voegToe: async () => {
      await Promise.resolve();
      stappen.push('bewaard');
    },
    spoel: async () => {
      stappen.push('spoel');
      return spoel;
    },
    meldSeq: async () => undefined,
    wek: () => undefined,
    hervat: () => undefined,
    sluit: () => undefined,
    stand: () => ({ wachtend: 0, storing: false, wachtOpLogin: false }),
    volg: () => () => undefined,
  };
}

function maak(spoel: 'leeg' | 'later' = 'leeg') {
  const stappen: string[] = [];
  const afsluitingen = createAfsluitingen(geheugenOpslag());
  const sluit = vi.fn<() => Promise<Afsluiting>>(() => {
    stappen.push('sluit');
    return Promise.resolve(uitslag);
  });
  return {
    stappen,
    afsluitingen,
    sluit,
    afronding: createAfronding({ plek, spel: 'pizzabakken', outbox: maakOutbox(spoel, stappen), afsluitingen, sluit }),
  };
}

it.each(['piñata', 'pi%C3%B1ata', 'pinata', 'PIÑATA', 'pin\u0303ata'])('%s is the game pinata', (game) => {
  expect(leesSlug(game)).toBe('pinata');
});

it('survives a stray percent sign', () => {
  expect(leesSlug('100%')).toBe('100%');
});

describe('the end of a round', () => {
  it('closes only after every answer is stored and sent', async () => {
    const { afronding, stappen, afsluitingen } = maak();
    await afronding.begin(0);
    afronding.antwoord({ nr: 0 });
    await expect(afronding.eindig({ bonus: 2, seconden: 90, gestopt: false })).resolves.toEqual(uitslag);
    expect(stappen).toEqual(['bewaard', 'spoel', 'sluit']);
    expect(afsluitingen.lees('l')).toEqual([]);
  });

  it('keeps the closing for later without a connection', async () => {
    const { afronding, sluit, afsluitingen } = maak('later');
    await expect(afronding.eindig({ bonus: 2, seconden: 90, gestopt: false })).resolves.toBeNull();
    expect(sluit).not.toHaveBeenCalled();
    expect(afsluitingen.lees('l')).toEqual([{ ...plek, verzoek: { bonus: 2, seconden: 90, gestopt: false } }]);
  });

  it('stores nothing while an adult looks along', async () => {
    const afsluitingen = createAfsluitingen(geheugenOpslag());
    const sluit = vi.fn<() => Promise<Afsluiting>>();
    const afronding = createAfronding({ plek, spel: 'pizzabakken', outbox: null, afsluitingen, sluit });
    await afronding.begin(0);
    afronding.antwoord({ nr: 0 });
    await expect(afronding.eindig({ bonus: 0, seconden: 1, gestopt: false })).resolves.toBeNull();
    expect([sluit.mock.calls.length, afsluitingen.lees('l').length]).toEqual([0, 0]);
  });
});

describe('rounds left open', () => {
  it('are closed as stopped, the round in play excepted', async () => {
    const { afronding, afsluitingen } = maak();
    const sluit = vi.fn<() => Promise<void>>(() => Promise.resolve());
    afsluitingen.bewaar({ ...plek, rondeId: 'oud', verzoek: { gestopt: true, bonus: 0, seconden: 0 } });
    await afronding.begin(7);
    expect(afsluitingen.wachtend('l').map((rij) => rij.rondeId)).toEqual(['oud']);
    await expect(afsluitingen.werkAf('l', sluit)).resolves.toBe(1);
    expect(sluit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rondeId: 'oud' }));
    expect(afsluitingen.lees('l').map((rij) => rij.rondeId)).toEqual(['r1']);
  });

  it('wait for the child to come back to the same stone and game', async () => {
    let nu = 1_000;
    const opslag = geheugenOpslag();
    const afsluitingen = createAfsluitingen(opslag, () => nu);
    const sluit = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const speel = (rondeId: string, spel: string) =>
      createAfronding({
        plek: { ...plek, rondeId },
        spel,
        outbox: maakOutbox('leeg', []),
        afsluitingen,
        sluit: vi.fn<() => Promise<Afsluiting>>(() => Promise.resolve(uitslag)),
        nu: () => nu,
      });
    const eerste = speel('r1', 'pizzabakken');
    await eerste.begin(0);
    eerste.verlaat();
    const naHerladen = createAfsluitingen(opslag, () => nu);
    expect(naHerladen.onderbroken(plek, 'pizzabakken')).toBe('r1');
    expect([
      naHerladen.onderbroken(plek, 'autorace'),
      naHerladen.onderbroken({ ...plek, taakId: 'ander' }, 'pizzabakken'),
      naHerladen.onderbroken({ ...plek, leerlingId: 'x' }, 'pizzabakken'),
    ]).toEqual([null, null, null]);
    await expect(naHerladen.werkAf('l', sluit)).resolves.toBe(0);

    // Another round begins: the first one is over.
    await speel('r2', 'autorace').begin(0);
    expect(afsluitingen.onderbroken(plek, 'pizzabakken')).toBeNull();
    expect(afsluitingen.wachtend('l').map((rij) => rij.rondeId)).toEqual(['r1']);
    // So is one that waited too long, and one that ended.
    nu += 13 * 3_600_000;
    expect([naHerladen.onderbroken(plek, 'autorace'), naHerladen.wachtend('l').length]).toEqual([null, 2]);
    const derde = speel('r3', 'botenkoers');
    await derde.begin(0);
    await derde.eindig({ bonus: 0, seconden: 9, gestopt: true });
    expect(afsluitingen.onderbroken(plek, 'botenkoers')).toBeNull();
  });

  it('stay when the line is dead and go when the server refuses them for good', async () => {
    const afsluitingen = createAfsluitingen(geheugenOpslag());
    for (const rondeId of ['a', 'b'])
      afsluitingen.bewaar({ ...plek, rondeId, verzoek: { gestopt: true, bonus: 0, seconden: 0 } });
    await expect(afsluitingen.werkAf('l', () => Promise.reject(new HttpFout(0)))).resolves.toBe(0);
    expect(afsluitingen.lees('l')).toHaveLength(2);
    await afsluitingen.werkAf('l', () => Promise.reject(new HttpFout(404)));
    expect(afsluitingen.lees('l')).toHaveLength(0);
  });

  it('ignores a broken record', () => {
    const opslag = geheugenOpslag();
    opslag.schrijf('taaltocht.rondes.l', '[{"rondeId":1},');
    expect(createAfsluitingen(opslag).lees('l')).toEqual([]);
  });
});

it.each([
  [new HttpFout(404), 'onbekend'],
  [new HttpFout(409, { code: 'STAP_NIET_TOEGESTAAN' }), 'niet_aangeboden'],
  [new HttpFout(409, { code: 'POOL_LEEG' }), 'leeg'],
  [new HttpFout(402), 'licentie'],
  [new HttpFout(0), 'verbinding'],
  [new HttpFout(500), 'fout'],
  [new Error('x'), 'fout'],
])('%s shows %s', (fout, scherm) => {
  expect(leesSpelFout(fout)).toBe(scherm);
});

it('names the device', () => {
  expect(bepaalApparaat({ breedte: 390, hoogte: 844, grof: true })).toBe('telefoon');
  expect(bepaalApparaat({ breedte: 1024, hoogte: 768, grof: true })).toBe('tablet');
  expect(bepaalApparaat({ breedte: 1920, hoogte: 1080, grof: true })).toBe('digibord');
  expect(bepaalApparaat({ breedte: 1440, hoogte: 900, grof: false })).toBe('laptop');
});
