import { describe, expect, it } from 'vitest';
import { INFINITIEVEN } from '../tables/infinitieven.ts';
import { erenIsLong } from './werkwoord-eren.ts';
import { spelStam, stamOf, withUitgang } from './werkwoord-stam.ts';

describe('stamOf', () => {
  it.each([
    ['werken', 'werk'],
    ['lopen', 'loop'],
    ['bakken', 'bak'],
    ['leven', 'leef'],
    ['reizen', 'reis'],
    ['spelen', 'speel'],
    ['maken', 'maak'],
    ['zwemmen', 'zwem'],
    ['zitten', 'zit'],
    ['praten', 'praat'],
    ['antwoorden', 'antwoord'],
    ['vinden', 'vind'],
    ['schrijven', 'schrijf'],
    ['blozen', 'bloos'],
    ['durven', 'durf'],
    ['verven', 'verf'],
    ['lezen', 'lees'],
    ['geven', 'geef'],
    ['wandelen', 'wandel'],
    ['luisteren', 'luister'],
    ['tekenen', 'teken'],
    ['ademen', 'adem'],
    ['rekenen', 'reken'],
    ['studeren', 'studeer'],
    ['proberen', 'probeer'],
    ['kleuren', 'kleur'],
    ['duwen', 'duw'],
    ['aaien', 'aai'],
    ['knoeien', 'knoei'],
    ['zaaien', 'zaai'],
    ['huilen', 'huil'],
    ['kijken', 'kijk'],
    ['lachen', 'lach'],
    ['fietsen', 'fiets'],
    ['eindigen', 'eindig'],
    ['skiën', 'ski'],
    ['echoën', 'echo'],
    ['waarschuwen', 'waarschuw'],
    ['bouwen', 'bouw'],
    ['schreeuwen', 'schreeuw'],
    ['schaken', 'schaak'],
    ['koken', 'kook'],
    ['weten', 'weet'],
    ['bijten', 'bijt'],
  ])('%s has the stem %s', (infinitief, stam) => {
    expect(stamOf(infinitief, true)?.stam).toBe(stam);
  });

  it.each([
    'werken',
    'fietsen',
    'lachen',
    'hopen',
    'straffen',
    'praten',
    'faxen',
    'kuchen',
    'blaffen',
    'wassen',
    'stoppen',
    'lekken',
    'planten',
  ])('%s has its past on -te', (infinitief) => {
    expect(stamOf(infinitief, true)?.voiceless).toBe(true);
  });

  it.each([
    'leven',
    'reizen',
    'spelen',
    'horen',
    'bellen',
    'branden',
    'vegen',
    'durven',
    'verven',
    'blozen',
    'duwen',
    'aaien',
    'wandelen',
    'krabben',
    'vragen',
  ])('%s has its past on -de, whatever its stem ends in', (infinitief) => {
    expect(stamOf(infinitief, true)?.voiceless).toBe(false);
  });

  it.each(['', 'kat', 'boek', 'n', 'en', 'bn', 'tafel'])('%j has no stem', (woord) => {
    expect(stamOf(woord, true)).toBeUndefined();
  });

  it.each([
    ['racen', 'race', 't'],
    ['gamen', 'game', 'd'],
    ['timen', 'time', 'd'],
    ['skaten', 'skate', 't'],
    ['scoren', 'scoor', 'd'],
    ['mailen', 'mail', 'd'],
    ['appen', 'app', 't'],
    ['updaten', 'update', 't'],
  ])('the English verb %s has the stem %s and the class %s', (infinitief, stam, className) => {
    expect(stamOf(infinitief, true)).toEqual({ stam, voiceless: className === 't' });
  });

  it('never ends in v, z or a doubled consonant, for any native verb of the table', () => {
    const stems = INFINITIEVEN.flatMap((infinitief) => stamOf(infinitief, false)?.stam ?? []);
    expect(stems.length).toBeGreaterThan(500);
    expect(stems.filter((stam) => /[vz]$|([bdfgklmnprst])\1$/.test(stam))).toEqual([]);
  });
});

describe('spelStam', () => {
  it.each([
    ['lop', 'loop'],
    ['bakk', 'bak'],
    ['lev', 'leef'],
    ['reiz', 'reis'],
    ['wandel', 'wandel'],
    ['wacht', 'wacht'],
    ['aai', 'aai'],
  ])('writes %s as %s', (raw, stam) => {
    expect(spelStam(raw, true)).toBe(stam);
  });
});

describe('withUitgang', () => {
  it.each([
    ['werk', 't', 'werkt'],
    ['echo', 't', 'echoot'],
    ['echo', 'de', 'echode'],
    ['ski', 't', 'skiet'],
    ['ski', 'de', 'skiede'],
    ['loop', 't', 'loopt'],
    ['aai', 'de', 'aaide'],
    ['ga', 't', 'gaat'],
    ['sta', 't', 'staat'],
    ['duw', 'd', 'duwd'],
    ['echo', '', 'echo'],
  ])('%s with -%s is %s', (stam, uitgang, form) => {
    expect(withUitgang(stam, uitgang)).toBe(form);
  });
});

describe('erenIsLong', () => {
  it.each([
    'stud',
    'prob',
    'park',
    'not',
    'telefon',
    'fotograf',
    'organis',
    'reag',
    'waard',
    'march',
    'repar',
    'dirig',
  ])('-eren behind %s is stressed', (before) => {
    expect(erenIsLong(before, true)).toBe(true);
  });

  it.each(['luist', 'schild', 'hind', 'fluist', 'klung', 'bibb', 'koest', 'weig', 'bladd', 'knabb', 'snott', 'klapp'])(
    '-eren behind %s is weak',
    (before) => {
      expect(erenIsLong(before, true)).toBe(false);
    },
  );

  it('takes the vowel itself for the stress when nothing stands before it', () => {
    expect(erenIsLong('', true)).toBe(true);
    expect(erenIsLong('k', true)).toBe(true);
  });
});
