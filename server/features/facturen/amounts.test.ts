import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, vatOf } from './amounts.ts';

const NL = { land: 'NL', btwNummer: '' } as const;
const BE = { land: 'BE', btwNummer: '' } as const;
const line = (count: number, cents: number) => ({ tekst: 'x', aantal: count, bedrag: cents });

describe('VAT between our countries', () => {
  it.each([
    ['a Dutch school from us in the Netherlands', NL, NL, { kind: 'binnenland', rate: 21 }],
    ['a Dutch practice with a VAT number', NL, { ...NL, btwNummer: 'NL1' }, { kind: 'binnenland', rate: 21 }],
    ['a Belgian school without a VAT number', NL, BE, { kind: 'bestemming', rate: 21 }],
    ['a Belgian practice with a VAT number', NL, { ...BE, btwNummer: 'BE1' }, { kind: 'verlegd', rate: 0 }],
    ['a Belgian school from us in Belgium', BE, BE, { kind: 'binnenland', rate: 21 }],
    ['a Dutch business from us in Belgium', BE, { ...NL, btwNummer: 'NL1' }, { kind: 'verlegd', rate: 0 }],
  ] as const)('%s', (_, sender, customer, vat) => {
    expect(vatOf(sender, customer, 21)).toEqual(vat);
  });
});

describe('amounts', () => {
  it.each([
    [[line(120, 825), line(1, 9_500)], 21, { bedrag: 108_500, btw: 22_785, totaal: 131_285 }],
    [[line(1, 1_250)], 21, { bedrag: 1_250, btw: 263, totaal: 1_513 }],
    [[line(1, 1_250)], 0, { bedrag: 1_250, btw: 0, totaal: 1_250 }],
    [[line(10, 1_000), line(1, -500)], 6, { bedrag: 9_500, btw: 570, totaal: 10_070 }],
    [[], 21, { bedrag: 0, btw: 0, totaal: 0 }],
  ])('%j at %i percent', (lines, rate, amounts) => {
    expect(amountsOf(lines, rate)).toEqual(amounts);
  });

  it('takes off to the cent what it put on', () => {
    const anyLine = fc.record({
      tekst: fc.constant('x'),
      aantal: fc.integer({ min: 1, max: 500 }),
      bedrag: fc.integer({ min: -9_999, max: 99_999 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), fc.integer({ min: 0, max: 100 }), (lines, rate) => {
        const on = amountsOf(lines, rate);
        const off = amountsOf(
          lines.map((one) => ({ ...one, bedrag: -one.bedrag })),
          rate,
        );
        expect([on.bedrag + off.bedrag, on.btw + off.btw, on.totaal + off.totaal]).toEqual([0, 0, 0]);
        expect(Math.abs(on.btw - (on.bedrag * rate) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
