import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { Capability, Format, Question } from '#engine/core/oefening/contract/contract.ts';
import { ALL_VRAGEN } from '#engine/core/oefening/vraag/all-vragen.ts';
import { createRonde } from '#engine/core/oefening/ronde/ronde.ts';
import { deurenFor } from '#engine/core/somvenster/route.ts';
import { planDay } from '#engine/core/somvenster/plan.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { loadContent } from '../../platform/content/content.ts';
import { loadSpellen } from '../../platform/spellen/spellen.ts';
import { deurenBase, deurenOfTaak, playable, playableFormats } from './deuren.ts';
import { fitsChild, type Player } from './fitting.ts';
import { poolFor } from './pool.ts';

const path = (map: string): string => fileURLToPath(new URL(`../../../${map}`, import.meta.url));
const content = loadContent(path('assets/content'));
const spellen = loadSpellen(path('games'), (slug, error) => {
  throw new Error(`${slug}: ${error}`);
});
const source = { content, spellen };
const player = (groep: number): Player => ({
  groep,
  land: 'NL',
  instelling: playable(defaultSetting(groep), spellen),
});
const spel = (slug: string, capabilities: Capability[]) => ({ slug, capabilities });
const fits = (s: ReturnType<typeof spel>, doelId: string, format: Format): boolean =>
  fitsChild(content, { spel: s, gevraagd: { doelIds: [doelId], formaten: [format] }, player: player(6) });

describe('pastBijKind', () => {
  it('asks for five items that the game has room for', () => {
    expect(
      fits(spel('kort', [{ shape: 'select', formats: ['kies'], maxChars: 16, weight: 1 }]), 'synoniem', 'kies'),
    ).toBe(true);
    expect(
      fits(spel('kort', [{ shape: 'select', formats: ['kies'], maxChars: 16, weight: 1 }]), 'leestekens', 'kies'),
    ).toBe(false);
    expect(fits(spel('lang', [{ shape: 'select', formats: ['kies'], weight: 1 }]), 'leestekens', 'kies')).toBe(true);
    expect(
      fits(spel('rij', [{ shape: 'sequence', formats: ['volgorde'], minSlots: 12, weight: 1 }]), 'alfabet', 'volgorde'),
    ).toBe(false);
  });

  it('counts words that can really be asked: few English words have a rhyme, and nearly all have wrong spellings', () => {
    const chooses = spel('kies', [
      { shape: 'select', formats: ['rijm', 'kies'], minOptions: 2, maxOptions: 4, weight: 1 },
    ]);
    expect([fits(chooses, 'eng', 'rijm'), fits(chooses, 'eng', 'kies')]).toEqual([false, true]);
  });

  it('has no place for reading texts in a game without reading, nor for typing when it is off', () => {
    expect(fits(spel('kies', [{ shape: 'select', formats: ['tempo'], weight: 1 }]), 'lezen', 'tempo')).toBe(false);
    expect(fits(spel('lees', [{ shape: 'read', formats: ['tempo'], weight: 1 }]), 'lezen', 'tempo')).toBe(true);
    const types = spel('typ', [{ shape: 'entry', formats: ['dictee'], weight: 1 }]);
    const including = (typingEnabled: boolean): boolean =>
      fitsChild(content, {
        spel: types,
        gevraagd: { doelIds: ['trappen'], formaten: ['dictee'] },
        player: {
          ...player(6),
          instelling: oefeninstellingSchema.parse({ niveauVan: 6, niveauTot: 6.5, typenAan: typingEnabled }),
        },
      });
    expect([including(true), including(false)]).toEqual([true, false]);
  });
});

interface Steen {
  groep: number;
  day: number;
  wie: Player;
  doelIds: readonly string[];
  formaten: readonly Format[];
  items: number;
}

/** Stones of five days for a pupil of each jaargroep who just began. */
function stenen(): Steen[] {
  return [3, 4, 5, 6, 7, 8].flatMap((groep) =>
    [1, 2, 3, 4, 5].flatMap((day) => {
      const who = player(groep);
      const plan = planDay({
        model: content.model,
        toestand: createPracticeState(groep, day),
        instelling: who.instelling,
        groep,
        day,
        playable: playableFormats(source, who),
      });
      if (!plan.ok) throw new Error(plan.fout);
      return plan.value.map((t) => ({
        groep,
        day,
        wie: who,
        doelIds: t.categoryIds,
        formaten: t.formaten,
        items: t.items,
      }));
    }),
  );
}

const deurenOf = ({ wie: who, doelIds, formaten: formats }: Steen): string[] =>
  deurenFor(
    deurenOfTaak(deurenBase(source, { sterren: 0, niveaus: [] }, who), { doel_ids: doelIds, formaten: formats }),
  );

function firstVraag({ groep, day, wie: who, doelIds, formaten: formats, items }: Steen, slug: string): Question | null {
  const pool = poolFor(content, { doelIds, land: 'NL', instelling: who.instelling });
  const ronde = createRonde(
    {
      pool: pool.items,
      leerdoelen: pool.leerdoelen,
      toestand: new Uint8Array(),
      instelling: who.instelling,
      groep,
      doelIds,
      formaten: formats,
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
    ALL_VRAGEN,
  );
  return ronde.ok ? ronde.value.next() : null;
}

describe('routes with the games there are', () => {
  it(
    'give every stone of every jaargroep a door whose game really asks something, strands among them',
    { timeout: 60_000 },
    () => {
      const all = stenen();
      expect(all.filter((s) => deurenOf(s).length === 0).map((s) => `${s.groep} ${s.doelIds.join()}`)).toEqual([]);
      const empty = all.flatMap((s) =>
        deurenOf(s)
          .filter((slug) => firstVraag(s, slug) === null)
          .map((slug) => `${s.groep} ${s.doelIds.join()} ${slug}`),
      );
      expect(empty).toEqual([]);
      const strands = all.filter((s) => s.doelIds.some((id) => content.strands.has(id)));
      expect(strands.length).toBe(all.length / 5);
    },
  );
});
