import { describe, expect, it } from 'vitest';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Arm } from './antwoord.ts';
import { createModel, type ItemContext } from './model.ts';
import { PARAMS } from './params.ts';
import { beperk, type Beperking } from './settings.ts';
import { createToestand, type LeerlingToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { update } from './update.ts';
import { waaromDitWoord } from './waarom.ts';

const m = createModel(WOORDEN, DOELEN);
const doelsucces = { doel: 0.75, band: 0.07 };
const vraag = (itemId: string, day = 100, doelId = 'ei'): ItemContext => ({
  itemId,
  doelId,
  format: 'dictee',
  k: 0,
  day,
});

function beperking(over: Partial<Beperking> = {}): Beperking {
  const uit = beperk(m, { ...standaardInstelling(4), typenAan: true });
  if (!uit.ok) throw new Error(uit.fout);
  return { ...uit.value, ...over };
}
function antwoord(s: LeerlingToestand, itemId: string, o: { x: 0 | 1; day?: number }): void {
  const uit = update(m, s, {
    antwoord: { ...vraag(itemId, o.day ?? 100), x: o.x, ms: 5000, arm: 'adaptief' },
    doelsucces,
  });
  if (!uit.ok) throw new Error(uit.fout);
}
function namen(
  s: LeerlingToestand,
  q: ItemContext,
  o: { arm?: Arm; eerder?: ItemContext[]; over?: Partial<Beperking> } = {},
): string[] {
  const uit = waaromDitWoord(m, s, {
    vraag: q,
    beperking: beperking(o.over),
    arm: o.arm ?? 'adaptief',
    eerder: o.eerder ?? [],
  });
  return uit?.redenen.map((r) => r.sleutel.replace('waarom.reden.', '')) ?? [];
}

describe('waaromDitWoord', () => {
  it('tells a new word, a due word and a known word apart', () => {
    const s = createToestand(4, 1);
    expect(namen(s, vraag('w-trein'))[0]).toBe('nieuw');
    antwoord(s, 'w-trein', { x: 1 });
    s.lambda = 0;
    expect(namen(s, vraag('w-trein', 101))[0]).toBe('bekend');
    expect(namen(s, vraag('w-trein', 400))[0]).toBe('toe');
    const uit = waaromDitWoord(m, s, {
      vraag: vraag('w-trein', 400),
      beperking: beperking({ retentie: 0.82 }),
      arm: 'adaptief',
      eerder: [],
    });
    const { kans = -1, grens } = uit?.redenen[0]?.waarden ?? {};
    expect(grens).toBe(82);
    expect(kans).toBeGreaterThan(0);
    expect(kans).toBeLessThan(82);
  });

  it.each<Arm>(['statisch', 'verkenning', 'intake', 'toets'])(
    'an answer of arm %s was not weighed, and says so first',
    (arm) => {
      expect(namen(createToestand(4, 1), vraag('w-trein'), { arm })).toEqual([arm, 'nieuw']);
    },
  );

  it('follows the precedence: return before safety, safety before list, list before gain', () => {
    const s = createToestand(4, 1);
    antwoord(s, 'w-geit', { x: 0 });
    antwoord(s, 'w-reis', { x: 0 });
    const lijst = { verplicht: ['w-trein', 'w-geit'] };
    expect(namen(s, vraag('w-geit'), { eerder: [vraag('w-geit')], over: lijst })[0]).toBe('terug');
    expect(namen(s, vraag('w-trein'), { eerder: [vraag('w-geit')], over: lijst })[0]).toBe('veilig');
    antwoord(s, 'w-zeil', { x: 1 });
    expect(namen(s, vraag('w-trein'), { over: lijst })[0]).toBe('lijst');
    expect(namen(s, vraag('w-trein'))).not.toContain('lijst');
  });

  it('names the steering only when there is some, with the target of the setting', () => {
    const s = createToestand(4, 1);
    expect(namen(s, vraag('w-trein')).some((r) => r === 'makkelijker' || r === 'moeilijker')).toBe(false);
    s.lambda = 0.5;
    expect(namen(s, vraag('w-trein')).at(-1)).toBe('makkelijker');
    s.lambda = -0.5;
    const uit = waaromDitWoord(m, s, { vraag: vraag('w-trein'), beperking: beperking(), arm: 'adaptief', eerder: [] });
    expect(uit?.redenen.at(-1)).toEqual({
      sleutel: 'waarom.reden.moeilijker',
      waarden: { doel: Math.round(100 * PARAMS.doel.normaal) },
    });
  });

  it('gives the chance that the engine computed and changes nothing', () => {
    const s = createToestand(4, 1);
    const voor = structuredClone(s);
    const uit = waaromDitWoord(m, s, {
      vraag: vraag('w-trein'),
      beperking: beperking(),
      arm: 'adaptief',
      eerder: [vraag('w-geit')],
    });
    expect(uit?.kans).toBe(uit?.termen.find((t) => t.sleutel === 'waarom.kansGoed')?.waarde);
    expect(uit?.kans).toBeGreaterThan(0);
    expect(s).toEqual(voor);
  });

  it('answers null for an unknown item and for a question older than the state', () => {
    const s = createToestand(4, 1);
    antwoord(s, 'w-trein', { x: 1, day: 200 });
    expect(
      waaromDitWoord(m, s, { vraag: vraag('w-nergens'), beperking: beperking(), arm: 'adaptief', eerder: [] }),
    ).toBeNull();
    expect(
      waaromDitWoord(m, s, { vraag: vraag('w-trein', 150), beperking: beperking(), arm: 'adaptief', eerder: [] }),
    ).toBeNull();
  });
});
