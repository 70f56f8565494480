import { describe, expect, it } from 'vitest';
import { defaultSetting } from './oefeninstelling.ts';
import { changesRoute, settingDifference, settingOver } from './setting-layers.ts';

const BASE = defaultSetting(5);

describe('layers of settings', () => {
  it('follows the group in every field that the leerling has no own value for', () => {
    const own = settingOver(BASE, { duurMin: 5 });
    expect(own).toEqual({ ...BASE, duurMin: 5 });
    expect(settingOver({ ...BASE, hints: false }, { duurMin: 5 }).hints).toBe(false);
  });

  it('keeps what differs and nothing else', () => {
    expect(settingDifference(BASE, { ...BASE, moeilijkheid: 'makkelijk', spellenVerboden: ['autorace'] })).toEqual({
      moeilijkheid: 'makkelijk',
      spellenVerboden: ['autorace'],
    });
    expect(settingDifference(BASE, { ...BASE })).toEqual({});
  });

  it('falls back to the group when the group moved so that both contradict each other', () => {
    expect(settingOver({ ...BASE, niveauVan: 7, niveauTot: 8 }, { niveauTot: 4 })).toEqual({
      ...BASE,
      niveauVan: 7,
      niveauTot: 8,
    });
  });

  it.each([null, 'x', 3, [1]])('takes %s for no own values', (stored) => {
    expect(settingOver(BASE, stored)).toEqual(BASE);
  });

  it('asks for a new route when the words change, and not when only the letters do', () => {
    expect(changesRoute(BASE, { ...BASE, niveauTot: 6.5 })).toBe(true);
    expect(changesRoute(BASE, { ...BASE, letterafstand: 8, hints: false })).toBe(false);
  });

  it.each([
    ['inhoud', { inhoud: 'doelen', leerdoelIds: ['ei'] }],
    ['duurMin', { duurMin: 30 }],
    ['spellenVerboden', { spellenVerboden: ['autorace'] }],
    ['formatenVerboden', { formatenVerboden: ['kies'] }],
    ['typenAan', { typenAan: !BASE.typenAan }],
    ['vasteVolgorde', { vasteVolgorde: true }],
  ] as const)('plans the route anew for %s', (_, over) => {
    expect(changesRoute(BASE, settingOver(BASE, over))).toBe(true);
  });

  it.each(['hints', 'rustigeStand', 'minderBeweging', 'eenKnop', 'beloningen'] as const)(
    'leaves the route as it is for %s',
    (field) => {
      expect(changesRoute(BASE, { ...BASE, [field]: !BASE[field] })).toBe(false);
    },
  );

  it('gives back what was stored when a difference is laid over the same base', () => {
    const own = {
      ...BASE,
      moeilijkheid: 'moeilijk',
      nieuwPerSessie: 3,
      thuisUren: { van: '15:00', tot: '18:00' },
    } as const;
    expect(settingOver(BASE, settingDifference(BASE, own))).toEqual(own);
  });
});
