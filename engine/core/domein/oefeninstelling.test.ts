import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, defaultSetting } from './oefeninstelling.ts';

describe('oefeninstellingSchema', () => {
  it('fills every default', () => {
    const i = oefeninstellingSchema.parse({});
    expect(i).toMatchObject({
      moeilijkheid: 'normaal',
      duurMin: 15,
      nieuwPerSessie: 8,
      herhaling: 0.82,
      tempo: 'uit',
      hints: true,
    });
  });

  it('refuses an upside-down level range with a Dutch message', () => {
    const out = oefeninstellingSchema.safeParse({ niveauVan: 6, niveauTot: 4 });
    expect(out.error?.issues[0]?.message).toBe('Het beginniveau ligt boven het eindniveau.');
  });

  it('asks for a goal when the content is goals', () => {
    expect(oefeninstellingSchema.safeParse({ inhoud: 'doelen' }).error?.issues[0]?.message).toBe(
      'Kies minstens 1 leerdoel.',
    );
  });

  it('switches typing off in groep 3 only', () => {
    expect(defaultSetting(3).typenAan).toBe(false);
    expect(defaultSetting(4).typenAan).toBe(true);
    expect(defaultSetting(99).niveauTot).toBe(8.5);
  });
});
