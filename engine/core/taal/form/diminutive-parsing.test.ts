import { describe, expect, it } from 'vitest';
import { diminutiveReading, isOfNounOnEt } from './diminutive-parsing.ts';

describe('diminutiveReading', () => {
  it.each([
    ['hondje', 'hond', 'je'],
    ['boekje', 'boek', 'je'],
    ['kastje', 'kast', 'je'],
    ['huisje', 'huis', 'je'],
    ['plaatje', 'plaat', 'je'],
    ['paardje', 'paard', 'je'],
    ['voetje', 'voet', 'je'],
    ['tentje', 'tent', 'je'],
    ['krantje', 'krant', 'je'],
    ['puntje', 'punt', 'je'],
    ['taartje', 'taart', 'je'],
    ['hartje', 'hart', 'je'],
    ['hoofdje', 'hoofd', 'je'],
  ])('%s is %s with -%s', (woord, lemma, letters) => {
    expect(diminutiveReading(woord, true)).toEqual({ id: 'verkl-je', van: woord.length - letters.length, lemma });
  });

  it.each([
    ['stoeltje', 'stoel', 'tje'],
    ['deurtje', 'deur', 'tje'],
    ['maantje', 'maan', 'tje'],
    ['boompje', 'boom', 'pje'],
    ['armpje', 'arm', 'pje'],
    ['vogeltje', 'vogel', 'tje'],
    ['eitje', 'ei', 'tje'],
    ['leeuwtje', 'leeuw', 'tje'],
    ['knietje', 'knie', 'tje'],
    ['bezempje', 'bezem', 'pje'],
    ['trutje', 'trut', 'je'],
  ])('%s is %s with -%s', (woord, lemma, letters) => {
    expect(diminutiveReading(woord, true)).toEqual({ id: 'verkl-je', van: woord.length - letters.length, lemma });
  });

  it.each([
    ['balletje', 'bal', 'etje'],
    ['pannetje', 'pan', 'etje'],
    ['ringetje', 'ring', 'etje'],
    ['sterretje', 'ster', 'etje'],
    ['bloemetje', 'bloem', 'etje'],
    ['kommetje', 'kom', 'etje'],
    ['slangetje', 'slang', 'etje'],
    ['koninkje', 'koning', 'nkje'],
    ['woninkje', 'woning', 'nkje'],
  ])('%s is %s with -%s', (woord, lemma, letters) => {
    expect(diminutiveReading(woord, true)).toEqual({ id: 'verkl-etje', van: woord.length - letters.length, lemma });
  });

  it.each([
    ['omaatje', 'oma', 'aatje'],
    ['autootje', 'auto', 'ootje'],
    ['parapluutje', 'paraplu', 'uutje'],
    ['cafeetje', 'café', 'eetje'],
    ["baby'tje", 'baby', "'tje"],
    ['taxietje', 'taxi', 'ietje'],
    ['fotootje', 'foto', 'ootje'],
    ['slaatje', 'sla', 'aatje'],
  ])('%s is %s with -%s: the long vowel is part of the ending', (woord, lemma, letters) => {
    expect(diminutiveReading(woord, true)).toEqual({ id: 'verkl-aatje', van: woord.length - letters.length, lemma });
  });

  it('reads the plural as the singular', () => {
    for (const woord of ['hondje', 'stoeltje', 'balletje', 'omaatje', "baby'tje", 'koninkje'])
      expect(diminutiveReading(`${woord}s`, true)).toEqual(diminutiveReading(woord, true));
  });

  it.each(['je', 'jes', 'kopie', 'hond', 'lopen', 'boek', '', 'meid', 'tje'])('%j is none', (woord) => {
    expect(diminutiveReading(woord, true)).toBeUndefined();
  });

  it.each(['oranje', 'franje'])('%s only looks like one', (woord) => {
    expect(diminutiveReading(woord, true)).toBeUndefined();
  });

  it('works by the letters alone without tables', () => {
    expect(diminutiveReading('boompje', false)).toMatchObject({ id: 'verkl-je', lemma: 'boom' });
    expect(diminutiveReading('balletje', false)).toMatchObject({ id: 'verkl-etje', lemma: 'bal' });
    expect(diminutiveReading('omaatje', false)).toMatchObject({ id: 'verkl-aatje', lemma: 'oma' });
  });
});

describe('isOfNounOnEt', () => {
  it('knows a noun on -et from a short one inside it', () => {
    expect(isOfNounOnEt('pakketje')).toBe(true);
    for (const small of ['balletje', 'pannetje', 'tafeltje', 'bedje', ''])
      expect(isOfNounOnEt(small), small).toBe(false);
  });
});
