import { describe, expect, it } from 'vitest';
import { determineLocale, readBelgianHosts } from './locale.ts';

const hosts = readBelgianHosts('een.be, www.een.be,vlaams.localhost,proef.een.be');

describe('bepaalLocale', () => {
  it.each(['een.be', 'www.een.be', 'vlaams.localhost', 'proef.een.be', 'VLAAMS.localhost:5173', 'een.be.'])(
    'is Belgian on %s',
    (host) => {
      expect(determineLocale(host, hosts)).toBe('nl-BE');
    },
  );

  it.each(['localhost', 'taaltocht.nl', 'een.be.kwaad.nl', 'xeen.be', ''])('is Dutch on %s', (host) => {
    expect(determineLocale(host, hosts)).toBe('nl-NL');
  });

  it('knows four hosts without configuration', () => {
    expect(readBelgianHosts(null)).toHaveLength(4);
    expect(determineLocale('vlaams.localhost', readBelgianHosts(''))).toBe('nl-BE');
  });
});
