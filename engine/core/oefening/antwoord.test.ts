import { describe, expect, it } from 'vitest';
import { antwoordInvoerSchema, antwoordenSchema, MS_MAX, type AntwoordInvoer } from './antwoord.ts';

const goed: AntwoordInvoer = {
  nr: 0,
  itemId: 'w-brood',
  doelId: 'eind-d',
  format: 'bouw',
  spel: 'pizzabakken',
  ruw: 'broot',
  goed: false,
  geholpen: false,
  pogingen: 2,
  ms: 5200,
  msEersteToets: 900,
  afspeelbeurten: 1,
  invoer: 'aanraken',
  k: 0,
  propensity: 0.4,
  arm: 'adaptief',
  day: 2500,
  vraagSeed: 7,
};

describe('antwoordInvoerSchema', () => {
  it('accepts a full answer and keeps every field', () => {
    expect(antwoordInvoerSchema.parse(goed)).toEqual(goed);
  });

  it('accepts an answer without game', () => {
    const { spel: _, ...zonder } = goed;
    expect(antwoordInvoerSchema.safeParse(zonder).success).toBe(true);
  });

  it.each([
    ['ruw', 'x'.repeat(81), 'Het antwoord is langer dan 80 tekens.'],
    ['ms', -1, 'De tijd kan niet negatief zijn.'],
    ['ms', MS_MAX + 1, 'De tijd is langer dan een uur.'],
    ['ms', 1.5, 'De tijd moet een geheel aantal milliseconden zijn.'],
    ['pogingen', 4, 'Er zijn hoogstens 3 pogingen.'],
    ['pogingen', 0, 'Er is minstens 1 poging.'],
    ['propensity', 1.01, 'De keuzekans ligt tussen 0 en 1.'],
    ['format', 'quiz', 'Deze opgavevorm bestaat niet.'],
    ['arm', 'los', 'Deze arm bestaat niet.'],
    ['invoer', 'stem', 'Deze manier van invoeren bestaat niet.'],
    ['itemId', '', 'Het item ontbreekt.'],
    ['spel', 'Piñata', 'Dit spel bestaat niet.'],
    ['day', -3, 'De dag ligt voor 2020.'],
    ['vraagSeed', -1, 'De vraagcode kan niet negatief zijn.'],
    ['ms', Number.NaN, 'De tijd moet een geheel aantal milliseconden zijn.'],
  ])('refuses %s = %s with a Dutch message', (veld, waarde, melding) => {
    const uit = antwoordInvoerSchema.safeParse({ ...goed, [veld]: waarde });
    expect(uit.success).toBe(false);
    expect(uit.error?.issues[0]?.message).toBe(melding);
  });

  it('refuses unknown fields, so nothing slips along', () => {
    expect(antwoordInvoerSchema.safeParse({ ...goed, sterren: 3 }).success).toBe(false);
  });

  it('limits a batch to 1..15', () => {
    expect(antwoordenSchema.safeParse([]).success).toBe(false);
    expect(antwoordenSchema.safeParse(Array.from({ length: 16 }, () => goed)).success).toBe(false);
    expect(antwoordenSchema.safeParse([goed]).success).toBe(true);
  });
});
