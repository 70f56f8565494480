import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettergrepen } from './lettergrepen.ts';

/** Word, syllables, and klankgroepen where they differ; written by hand before the first run. */
const EXAMPLES: readonly (readonly [string, string, string?])[] = [
  ['kat', 'kat'],
  ['straat', 'straat'],
  ['lopen', 'lo-pen'],
  ['bakker', 'bak-ker', 'ba-kker'],
  ['avond', 'a-vond'],
  ['oma', 'o-ma'],
  ['ezel', 'e-zel'],
  ['zeeën', 'zee-ën'],
  ['handdoek', 'hand-doek'],
  ['zingen', 'zin-gen', 'zi-ngen'],
  ['koning', 'ko-ning'],
  ['koningen', 'ko-nin-gen', 'ko-ni-ngen'],
  ['lachen', 'la-chen'],
  ['juichen', 'jui-chen'],
  ['meester', 'mees-ter'],
  ['feesten', 'fees-ten'],
  ['kasteel', 'kas-teel'],
  ['wespen', 'wes-pen'],
  ['fietsen', 'fiet-sen'],
  ['borstel', 'bor-stel'],
  ['venster', 'ven-ster'],
  ['ernstig', 'ern-stig'],
  ['probleem', 'pro-bleem'],
  ['vitrine', 'vi-tri-ne'],
  ['fabriek', 'fa-briek'],
  ['piano', 'pi-a-no'],
  ['radio', 'ra-di-o'],
  ['taxi', 'ta-xi'],
  ['uniform', 'u-ni-form'],
  ['museum', 'mu-se-um'],
  ['leeuwen', 'leeu-wen'],
  ['blauwe', 'blau-we'],
  ['maaien', 'maai-en'],
  ['begin', 'be-gin'],
  ['verhaal', 'ver-haal'],
  ['geven', 'ge-ven'],
  ['beter', 'be-ter'],
  ['ontdekken', 'ont-dek-ken', 'ont-de-kken'],
  ['herhalen', 'her-ha-len'],
  ['tevreden', 'te-vre-den'],
  ['vergeten', 'ver-ge-ten'],
  ['gebruiken', 'ge-brui-ken'],
  ['bespreken', 'be-spre-ken'],
  ['boompje', 'boom-pje'],
  ['stoeltje', 'stoel-tje'],
  ['katje', 'kat-je'],
  ['balletje', 'bal-le-tje', 'ba-lle-tje'],
  ['ringetje', 'rin-ge-tje', 'ri-nge-tje'],
  ['tentje', 'tent-je'],
  ['vriendelijk', 'vrien-de-lijk'],
  ['koninklijk', 'ko-nink-lijk'],
  ['waarheid', 'waar-heid'],
  ['vriendschap', 'vriend-schap'],
  ['dankbaar', 'dank-baar'],
  ['werkloos', 'werk-loos'],
  ['reusachtig', 'reus-ach-tig'],
  ['dochter', 'doch-ter'],
  ['wachten', 'wach-ten'],
  ['markten', 'mark-ten'],
  ['herfstig', 'herf-stig'],
  ['angstig', 'ang-stig'],
  ['langzaam', 'lang-zaam'],
  ['denken', 'den-ken'],
  ['station', 'sta-ti-on'],
  ['politie', 'po-li-tie'],
  ['vakantie', 'va-kan-tie'],
  ['olifant', 'o-li-fant'],
  ['telefoon', 'te-le-foon'],
  ['december', 'de-cem-ber'],
  ['citroen', 'ci-troen'],
  ['paprika', 'pa-pri-ka'],
  ['krokodil', 'kro-ko-dil'],
  ['kabouter', 'ka-bou-ter'],
  ['vlinder', 'vlin-der'],
  ["auto's", "au-to's"],
  ['reünie', 're-ü-nie'],
  ['wandeling', 'wan-de-ling'],
  ['tekening', 'te-ke-ning'],
  ['oplossing', 'op-los-sing', 'op-lo-ssing'],
  ['schommelen', 'schom-me-len', 'scho-mme-len'],
  ['appelmoes', 'ap-pel-moes', 'a-ppel-moes'],
  ['sleutel', 'sleu-tel'],
  ['ijzer', 'ij-zer'],
  ['eieren', 'ei-e-ren'],
  ['adres', 'a-dres'],
  ['banaan', 'ba-naan'],
  ['spinnen', 'spin-nen', 'spi-nnen'],
  ['pinguïn', 'pin-gu-ïn'],
  ['bibliotheek', 'bi-bli-o-theek'],
  ['aquarium', 'a-qua-ri-um'],
  ['hyena', 'hy-e-na'],
  ['taartje', 'taart-je'],
  ['spiegelei', 'spie-gel-ei'],
  ['upload', 'up-load'],
  ['update', 'up-date'],
  ['outfit', 'out-fit'],
  ['smartphone', 'smart-phone'],
  ['raceauto', 'race-au-to'],
  ["oma's", "o-ma's"],
  ["radio's", "ra-di-o's"],
  ['één', 'één'],
  ['Turkije', 'Tur-kij-e'],
  ['hartenlusten', 'har-ten-lus-ten'],
];

describe('lettergrepen', () => {
  it('splits the hand-made words in syllables and klankgroepen, and prints how many', () => {
    const miss = EXAMPLES.filter(([w, letters, klank = letters]) => {
      const out = lettergrepen(w);
      return !(out.ok && out.value.lettergrepen.join('-') === letters && out.value.klankgroepen.join('-') === klank);
    });
    process.stdout.write(`syllables and klankgroepen: ${EXAMPLES.length - miss.length}/${EXAMPLES.length}\n`);
    expect(miss).toEqual([]);
  });

  it('uses a known seam', () => {
    const without = lettergrepen('inktvis', { seams: [4] });
    expect(without.ok && without.value.lettergrepen).toEqual(['inkt', 'vis']);
  });

  it('never breaks a line after or before one letter', () => {
    const out = lettergrepen('avondje');
    expect(out.ok && out.value.hyphenation).toEqual(['avond', 'je']);
  });

  it('works by rules only', () => {
    const out = lettergrepen('vlinder', { tables: false });
    expect(out.ok && out.value.lettergrepen).toEqual(['vlin', 'der']);
  });

  it('joins back to the word for any letters', () => {
    const letters = fc.array(fc.constantFrom(...'aeiouybcdfghjklmnprstvwzéëï'.split('')), {
      minLength: 1,
      maxLength: 24,
    });
    const property = fc.property(letters, (l) => {
      const w = l.join('');
      const out = lettergrepen(w);
      if (!out.ok) return false;
      return [out.value.lettergrepen, out.value.klankgroepen, out.value.hyphenation].every(
        (parts) => parts.join('') === w && parts.every((d) => d !== ''),
      );
    });
    expect(fc.check(property, { seed: 11, numRuns: 2000 }).failed).toBe(false);
  });
});
