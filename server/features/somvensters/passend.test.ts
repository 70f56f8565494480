import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Capability, Format, Question } from '#engine/core/oefening/contract.ts';
import { ALLE_VRAGEN } from '#engine/core/oefening/vraag/alle-vragen.ts';
import { createRonde } from '#engine/core/oefening/ronde.ts';
import { deurenVoor } from '#engine/core/somvenster/route.ts';
import { maakPlan } from '#engine/core/somvenster/plan.ts';
import { createToestand } from '#engine/core/oefening/state.ts';
import { loadContent } from '../../platform/content/content.ts';
import { loadSpellen } from '../../platform/spellen/spellen.ts';
import { deurenBasis, deurenVanTaak, speelbaar, speelbareFormaten } from './deuren.ts';
import { pastBijKind, type Speler } from './passend.ts';
import { poolVoor } from './pool.ts';

const pad = (map: string): string => fileURLToPath(new URL(`../../../${map}`, import.meta.url));
const content = loadContent(pad('assets/content'));
const spellen = loadSpellen(pad('games'), (slug, fout) => {
  throw new Error(`${slug}: ${fout}`);
});
const bron = { content, spellen };
const speler = (groep: number): Speler => ({
  groep,
  land: 'NL',
  instelling: speelbaar(standaardInstelling(groep), spellen),
});
const spel = (slug: string, capabilities: Capability[]) => ({ slug, capabilities });
const past = (s: ReturnType<typeof spel>, doelId: string, formaat: Format): boolean =>
  pastBijKind(content, { spel: s, gevraagd: { doelIds: [doelId], formaten: [formaat] }, speler: speler(6) });

describe('pastBijKind', () => {
  it('asks for five items that the game has room for', () => {
    expect(
      past(spel('kort', [{ shape: 'select', formats: ['kies'], maxChars: 16, weight: 1 }]), 'synoniem', 'kies'),
    ).toBe(true);
    expect(
      past(spel('kort', [{ shape: 'select', formats: ['kies'], maxChars: 16, weight: 1 }]), 'leestekens', 'kies'),
    ).toBe(false);
    expect(past(spel('lang', [{ shape: 'select', formats: ['kies'], weight: 1 }]), 'leestekens', 'kies')).toBe(true);
    expect(
      past(spel('rij', [{ shape: 'sequence', formats: ['volgorde'], minSlots: 12, weight: 1 }]), 'alfabet', 'volgorde'),
    ).toBe(false);
  });

  it('has no place for reading texts in a game without reading, nor for typing when it is off', () => {
    expect(past(spel('kies', [{ shape: 'select', formats: ['tempo'], weight: 1 }]), 'lezen', 'tempo')).toBe(false);
    expect(past(spel('lees', [{ shape: 'read', formats: ['tempo'], weight: 1 }]), 'lezen', 'tempo')).toBe(true);
    const typt = spel('typ', [{ shape: 'entry', formats: ['dictee'], weight: 1 }]);
    const met = (typenAan: boolean): boolean =>
      pastBijKind(content, {
        spel: typt,
        gevraagd: { doelIds: ['trappen'], formaten: ['dictee'] },
        speler: { ...speler(6), instelling: oefeninstellingSchema.parse({ niveauVan: 6, niveauTot: 6.5, typenAan }) },
      });
    expect([met(true), met(false)]).toEqual([true, false]);
  });
});

interface Steen {
  groep: number;
  day: number;
  wie: Speler;
  doelIds: readonly string[];
  formaten: readonly Format[];
  items: number;
}

/** Stones of five days for a pupil of each jaargroep who just began. */
function stenen(): Steen[] {
  return [3, 4, 5, 6, 7, 8].flatMap((groep) =>
    [1, 2, 3, 4, 5].flatMap((day) => {
      const wie = speler(groep);
      const plan = maakPlan({
        model: content.model,
        toestand: createToestand(groep, day),
        instelling: wie.instelling,
        groep,
        day,
        speelbaar: speelbareFormaten(bron, wie),
      });
      if (!plan.ok) throw new Error(plan.fout);
      return plan.value.map((t) => ({
        groep,
        day,
        wie,
        doelIds: t.categorieIds,
        formaten: t.formaten,
        items: t.items,
      }));
    }),
  );
}

const deurenVan = ({ wie, doelIds, formaten }: Steen): string[] =>
  deurenVoor(deurenVanTaak(deurenBasis(bron, { sterren: 0, niveaus: [] }, wie), { doel_ids: doelIds, formaten }));

function eersteVraag({ groep, day, wie, doelIds, formaten, items }: Steen, slug: string): Question | null {
  const pool = poolVoor(content, { doelIds, land: 'NL', instelling: wie.instelling });
  const ronde = createRonde(
    {
      pool: pool.items,
      leerdoelen: pool.leerdoelen,
      toestand: new Uint8Array(),
      instelling: wie.instelling,
      groep,
      doelIds,
      formaten,
      capabilities: spellen.get(slug)?.capabilities ?? [],
      spel: slug,
      items,
      seed: day,
      day,
      s: 0,
      calm: false,
      reducedMotion: false,
      title: '',
      clock: { now: () => 0 },
      onAntwoord: () => undefined,
    },
    ALLE_VRAGEN,
  );
  return ronde.ok ? ronde.value.next() : null;
}

describe('routes with the games there are', () => {
  it(
    'give every stone of every jaargroep a door whose game really asks something, strands among them',
    { timeout: 60_000 },
    () => {
      const alle = stenen();
      expect(alle.filter((s) => deurenVan(s).length === 0).map((s) => `${s.groep} ${s.doelIds.join()}`)).toEqual([]);
      const leeg = alle.flatMap((s) =>
        deurenVan(s)
          .filter((slug) => eersteVraag(s, slug) === null)
          .map((slug) => `${s.groep} ${s.doelIds.join()} ${slug}`),
      );
      expect(leeg).toEqual([]);
      const stranden = alle.filter((s) => s.doelIds.some((id) => content.stranden.has(id)));
      expect(stranden.length).toBe(alle.length / 5);
    },
  );
});
