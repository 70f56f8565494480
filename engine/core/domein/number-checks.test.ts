import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEnterpriseNumber, isVatNumber, parsePostcode } from './organization-numbers.ts';

/** Any Belgian company number with its own check digits. */
const enterprise = fc.nat(19_999_999).map((base) => {
  const digits = String(base).padStart(8, '0');
  return digits + String(97 - (base % 97)).padStart(2, '0');
});
const digit = fc.constantFrom(...'0123456789');

describe('a Belgian company number', () => {
  it('passes with its check digits and fails with any other digit', () => {
    fc.assert(
      fc.property(enterprise, fc.nat(9), digit, (number, at, other) => {
        expect(isEnterpriseNumber(number)).toBe(true);
        const changed = number.slice(0, at) + other + number.slice(at + 1);
        expect(isEnterpriseNumber(changed)).toBe(changed === number);
      }),
    );
  });

  it('fails when two neighbours changed places', () => {
    fc.assert(
      fc.property(enterprise, fc.integer({ min: 0, max: 6 }), (number, at) => {
        const [a = '', b = ''] = number.slice(at, at + 2);
        fc.pre(a !== b);
        expect(isEnterpriseNumber(number.slice(0, at) + b + a + number.slice(at + 2))).toBe(false);
      }),
    );
  });

  it.each([
    ['0000000097', true],
    ['0000000000', false],
    ['0000009797', true],
    ['0000009700', false],
    ['1999999943', true],
    ['0403.199.702', false],
    ['BE0403199702', false],
    [' 0403199702', false],
    ['٠٤٠٣١٩٩٧٠٢', false],
  ])('%s: %s', (number, right) => {
    expect(isEnterpriseNumber(number)).toBe(right);
  });
});

describe('a VAT number', () => {
  it('is in Belgium the company number with BE before it', () => {
    fc.assert(
      fc.property(enterprise, (number) => {
        expect(isVatNumber(`BE${number}`, 'BE')).toBe(true);
        expect(isVatNumber(number, 'BE')).toBe(false);
        expect(isVatNumber(`BE${number}`, 'NL')).toBe(false);
      }),
    );
  });

  it.each([
    ['NL004495445B01', true],
    ['NL004495445B02', true],
    ['NL004495446B01', false],
    ['NL004495454B01', false],
    ['NL000099998B57', true],
    ['NL000099998B75', false],
    ['nl004495445b01', false],
    ['NL004495445B1', false],
    ['NL004495445A01', false],
    ['NL4495445B01', false],
    ['NL004495445B01 ', false],
    ['', false],
  ])('%s in the Netherlands: %s', (number, right) => {
    expect(isVatNumber(number, 'NL')).toBe(right);
  });
});

describe('a postcode', () => {
  it.each([
    ['1000AA', '1000 AA'],
    ['9999zz', '9999 ZZ'],
    ['1234\tab', '1234 AB'],
    ['12 34 AB', '1234 AB'],
    ['1234 SB', '1234 SB'],
    ['1234 AS', '1234 AS'],
    ['0999 AA', undefined],
    ['1234 SA', undefined],
    ['1234 SD', undefined],
    ['1234 ss', undefined],
    ['1234 A', undefined],
    ['1234 ABC', undefined],
    ['12345 AB', undefined],
    ['1234 A1', undefined],
    ['1234 ÄB', undefined],
    ['1234-AB', undefined],
    ['', undefined],
  ])('%j in the Netherlands is %s', (text, written) => {
    expect(parsePostcode(text, 'NL')).toBe(written);
  });

  it.each([
    ['1000', '1000'],
    ['9 9 9 9', '9999'],
    ['0999', undefined],
    ['B-1000', undefined],
    ['100', undefined],
    ['10000', undefined],
    ['1234 AB', undefined],
    ['', undefined],
  ])('%j in Belgium is %s', (text, written) => {
    expect(parsePostcode(text, 'BE')).toBe(written);
  });

  it('reads itself back as it writes it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('NL' as const, 'BE' as const), (text, land) => {
        const written = parsePostcode(text, land);
        if (written !== undefined) expect(parsePostcode(written, land)).toBe(written);
      }),
    );
  });
});
