import { describe, expect, it } from 'vitest';
import { askedIn, asksField, nextSteps, requestBody, wishBody } from './wish.ts';

it('takes over what the address asks, and nothing that does not exist', () => {
  expect(askedIn('?soort=offerte&organisatie=rt&aantal=12')).toEqual({
    soort: 'offerte',
    organisatiesoort: 'rt',
    aantal: '12',
  });
  expect(askedIn('?soort=gratis&organisatie=<b>&aantal=-3')).toEqual({});
});

it('sends a number, or none', () => {
  expect(wishBody({ aantal: '140' })).toEqual({ aantal: 140 });
  expect(wishBody({ aantal: '', soort: 'proef' })).toEqual({ soort: 'proef' });
  expect(wishBody({ aantal: 'veel' })).toEqual({ aantal: Number.NaN });
});

it.each([
  ['proef', 'rt', ['zelf']],
  ['proef', 'thuis', ['zelf']],
  ['proef', 'school', ['kantoor', 'proef']],
  ['offerte', 'rt', ['kantoor']],
])('tells after a request for %s of %s what happens next', (kind, organizationKind, steps) => {
  expect(nextSteps({ soort: kind, organisatiesoort: organizationKind })).toEqual(steps);
});

describe('the second step', () => {
  it.each([
    ['school', 'NL', ['organisatie', 'brin']],
    ['school', 'BE', ['organisatie', 'instellingsnummer']],
    ['rt', 'BE', ['organisatie']],
    ['thuis', 'NL', []],
  ])('asks of %s in %s its own fields', (organisatiesoort, land, asked) => {
    const own = ['organisatie', 'brin', 'instellingsnummer'];
    expect(own.filter((field) => asksField({ organisatiesoort, land }, field))).toEqual(asked);
    expect(asksField({ organisatiesoort, land }, 'naam')).toBe(true);
  });

  it('sends nothing that was filled in before another choice was made', () => {
    const person = { naam: 'Anke', organisatie: 'De Vis', brin: '12AB', instellingsnummer: '', akkoord: 'ja' };
    expect(requestBody({ organisatiesoort: 'thuis', land: 'NL', aantal: '2' }, person)).toEqual({
      organisatiesoort: 'thuis',
      land: 'NL',
      aantal: 2,
      naam: 'Anke',
      organisatie: '',
      brin: '',
      instellingsnummer: '',
      akkoord: true,
    });
  });
});
