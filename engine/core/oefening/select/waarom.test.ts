import { describe, expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { Arm } from '../contract/antwoord.ts';
import { createModel, type ItemContext } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { restrict, type Restriction } from '../model/settings.ts';
import { createPracticeState, type LeerlingState } from '../model/state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { update } from '../model/update.ts';
import { whyThisWoord } from './waarom.ts';

const m = createModel(WOORDEN, DOELEN);
const targetSuccess = { doel: 0.75, band: 0.07 };
const vraag = (itemId: string, day = 100, doelId = 'ei'): ItemContext => ({
  itemId,
  doelId,
  format: 'dictee',
  k: 0,
  day,
});

function restriction(over: Partial<Restriction> = {}): Restriction {
  const out = restrict(m, { ...defaultSetting(4), typenAan: true });
  if (!out.ok) throw new Error(out.fout);
  return { ...out.value, ...over };
}
function antwoord(s: LeerlingState, itemId: string, o: { x: 0 | 1; day?: number }): void {
  const out = update(m, s, {
    antwoord: { ...vraag(itemId, o.day ?? 100), x: o.x, ms: 5000, arm: 'adaptief' },
    targetSuccess,
  });
  if (!out.ok) throw new Error(out.fout);
}
function names(
  s: LeerlingState,
  q: ItemContext,
  o: { arm?: Arm; earlier?: ItemContext[]; over?: Partial<Restriction> } = {},
): string[] {
  const out = whyThisWoord(m, s, {
    vraag: q,
    restriction: restriction(o.over),
    arm: o.arm ?? 'adaptief',
    earlier: o.earlier ?? [],
  });
  return out?.redenen.map((r) => r.sleutel.replace('waarom.reden.', '')) ?? [];
}

describe('waaromDitWoord', () => {
  it('tells a new word, a due word and a known word apart', () => {
    const s = createPracticeState(4, 1);
    expect(names(s, vraag('w-trein'))[0]).toBe('nieuw');
    antwoord(s, 'w-trein', { x: 1 });
    s.lambda = 0;
    expect(names(s, vraag('w-trein', 101))[0]).toBe('bekend');
    expect(names(s, vraag('w-trein', 400))[0]).toBe('toe');
    const out = whyThisWoord(m, s, {
      vraag: vraag('w-trein', 400),
      restriction: restriction({ retention: 0.82 }),
      arm: 'adaptief',
      earlier: [],
    });
    const { kans: chance = -1, grens: bound } = out?.redenen[0]?.waarden ?? {};
    expect(bound).toBe(82);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(82);
  });

  it.each<Arm>(['statisch', 'verkenning', 'intake', 'toets'])(
    'an answer of arm %s was not weighed, and says so first',
    (arm) => {
      expect(names(createPracticeState(4, 1), vraag('w-trein'), { arm })).toEqual([arm, 'nieuw']);
    },
  );

  it('follows the precedence: return before safety, safety before list, list before gain', () => {
    const s = createPracticeState(4, 1);
    antwoord(s, 'w-geit', { x: 0 });
    antwoord(s, 'w-reis', { x: 0 });
    const list = { required: ['w-trein', 'w-geit'] };
    expect(names(s, vraag('w-geit'), { earlier: [vraag('w-geit')], over: list })).toEqual(['terug']);
    expect(names(s, vraag('w-trein'), { earlier: [vraag('w-geit')], over: list })[0]).toBe('veilig');
    antwoord(s, 'w-zeil', { x: 1 });
    expect(names(s, vraag('w-trein'), { over: list })[0]).toBe('lijst');
    expect(names(s, vraag('w-trein'))).not.toContain('lijst');
  });

  it('says that a word of today comes back until it went right three times, once traces lead', () => {
    const s = createPracticeState(4, 1);
    antwoord(s, 'w-trein', { x: 1 });
    expect(names(s, vraag('w-trein'))).not.toContain('nogNietVast');
    s.curve = -4;
    expect(names(s, vraag('w-trein'))).toContain('nogNietVast');
    antwoord(s, 'w-trein', { x: 1 });
    antwoord(s, 'w-trein', { x: 1 });
    s.curve = -4;
    expect(names(s, vraag('w-trein'))).not.toContain('nogNietVast');
  });

  it('names the steering only when there is some, with the target of the setting', () => {
    const s = createPracticeState(4, 1);
    expect(names(s, vraag('w-trein')).some((r) => r === 'makkelijker' || r === 'moeilijker')).toBe(false);
    s.lambda = 0.5;
    expect(names(s, vraag('w-trein')).at(-1)).toBe('makkelijker');
    s.lambda = -0.5;
    const out = whyThisWoord(m, s, {
      vraag: vraag('w-trein'),
      restriction: restriction(),
      arm: 'adaptief',
      earlier: [],
    });
    expect(out?.redenen.at(-1)).toEqual({
      sleutel: 'waarom.reden.moeilijker',
      waarden: { doel: Math.round(100 * PARAMS.doel.normaal) },
    });
  });

  it('gives the chance that the engine computed and changes nothing', () => {
    const s = createPracticeState(4, 1);
    const before = structuredClone(s);
    const out = whyThisWoord(m, s, {
      vraag: vraag('w-trein'),
      restriction: restriction(),
      arm: 'adaptief',
      earlier: [vraag('w-geit')],
    });
    expect(out?.kans).toBe(out?.terms.find((t) => t.sleutel === 'waarom.kansGoed')?.waarde);
    expect(out?.kans).toBeGreaterThan(0);
    expect(s).toEqual(before);
  });

  it('answers null for an unknown item and for a question older than the state', () => {
    const s = createPracticeState(4, 1);
    antwoord(s, 'w-trein', { x: 1, day: 200 });
    expect(
      whyThisWoord(m, s, { vraag: vraag('w-nergens'), restriction: restriction(), arm: 'adaptief', earlier: [] }),
    ).toBeNull();
    expect(
      whyThisWoord(m, s, { vraag: vraag('w-trein', 150), restriction: restriction(), arm: 'adaptief', earlier: [] }),
    ).toBeNull();
  });
});
