import { describe, expect, it } from 'vitest';
import { antwoordInputSchema, antwoordenSchema, MS_MAX, type AntwoordInput } from './antwoord.ts';

const correct: AntwoordInput = {
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
    expect(antwoordInputSchema.parse(correct)).toEqual(correct);
  });

  it('accepts an answer without game', () => {
    const { spel: _, ...without } = correct;
    expect(antwoordInputSchema.safeParse(without).success).toBe(true);
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
  ])('refuses %s = %s with a Dutch message', (field, value, notice) => {
    const out = antwoordInputSchema.safeParse({ ...correct, [field]: value });
    expect(out.success).toBe(false);
    expect(out.error?.issues[0]?.message).toBe(notice);
  });

  it('refuses unknown fields, so nothing slips along', () => {
    expect(antwoordInputSchema.safeParse({ ...correct, sterren: 3 }).success).toBe(false);
  });

  it('limits a batch to 1..15', () => {
    expect(antwoordenSchema.safeParse([]).success).toBe(false);
    expect(antwoordenSchema.safeParse(Array.from({ length: 16 }, () => correct)).success).toBe(false);
    expect(antwoordenSchema.safeParse([correct]).success).toBe(true);
  });
});
