import { describe, expect, it } from 'vitest';
import { bepaalLocale, leesBelgischeHosts } from './locale.ts';

const hosts = leesBelgischeHosts('een.be, www.een.be,vlaams.localhost,proef.een.be');

describe('bepaalLocale', () => {
  it.each(['een.be', 'www.een.be', 'vlaams.localhost', 'proef.een.be', 'VLAAMS.localhost:5173', 'een.be.'])(
    'is Belgian on %s',
    (host) => {
      expect(bepaalLocale(host, hosts)).toBe('nl-BE');
    },
  );

  it.each(['localhost', 'taaltocht.nl', 'een.be.kwaad.nl', 'xeen.be', ''])('is Dutch on %s', (host) => {
    expect(bepaalLocale(host, hosts)).toBe('nl-NL');
  });

  it('knows four hosts without configuration', () => {
    expect(leesBelgischeHosts(null)).toHaveLength(4);
    expect(bepaalLocale('vlaams.localhost', leesBelgischeHosts(''))).toBe('nl-BE');
  });
});
