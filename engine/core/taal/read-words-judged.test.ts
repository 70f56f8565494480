import { beforeAll, describe, expect, it } from 'vitest';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';
import { goalsOf, misspellingsOf, withBars } from './test-kit.ts';

beforeAll(loadPatterns);

describe('words that judges of held-out lists found', () => {
  it.each([
    ['sprookje', 'verkl-je:je'],
    ['meisje', 'verkl-je:je'],
    ['afscheid', 'eind-d:d'],
    ['lichtjes', 'mv-s:s'],
    ['ijsberen', 'mv-en:en'],
    ['stoutste', 'eind-t:t'],
    ['laatste', 'eind-t:t'],
    ['rijmpje', 'verkl-je:pje'],
    ['eventjes', 'verkl-je:tjes'],
    ['pakketje', 'verkl-je:je'],
    ['balletje', 'verkl-etje:etje'],
    ['trompetten', 'mv-en:en'],
    ['dinosauriërs', 'mv-s:s'],
    ['zeldzame', 'eind-d:d'],
    ['beledigende', 'ig:ig'],
    ['benodigdheden', 'ig:ig'],
    ['verdedigbaar', 'ig:ig'],
    ['halverwege', 'stomme-e:er'],
    ['ballerina', 'stomme-e:e'],
    ['oeuvre', 'air-oir:oeuvre'],
    ['pesticiden', 'mv-en:en'],
    ['hielpen', 'ww-vt-sterk:en'],
    ['wierpen', 'ww-vt-sterk:en'],
    ['stierven', 'ww-vt-sterk:en'],
    ['wilde', 'ww-vt-de:de'],
    ['hagelt', 'stomme-e:el'],
    ['meestal', 'samenstelling:ta'],
    ['staafdiagrammen', 'mv-en:en'],
    ['wetten', 'mv-en:en'],
    ['pionnen', 'mv-en:en'],
    ['omdat', 'samenstelling:md'],
    ['vulpen', 'samenstelling:lp'],
    ['iedereen', 'stomme-e:er'],
    ['advies', 'latijn:ad'],
    ['euro', 'verenkeling:o'],
    ['machtsverheffen', 'tussen-s:s'],
    ['restauratie', 'air-oir:au'],
  ])('%s has %s', (w, goal) => expect(goalsOf(w)).toContain(goal));

  it.each([
    ['bulldozer', 'verdubbeling'],
    ['appt', 'verdubbeling'],
    ['kleien', 'mv-en'],
    ['frikandel', 'stomme-e'],
    ['vastentijd', 'tussen-n'],
    ['drugsverslaafde', 'tussen-s'],
    ['burgers', 'eng'],
    ['kalender', 'bn-s'],
    ['met', 'eind-t'],
    ['circuit', 'eind-t'],
    ['condens', 'stomme-e'],
    ['meestal', 'ww-'],
    ['aanvankelijk', 'samenstelling'],
    ['moderniseren', 'stomme-e:er'],
    ['milieu-inspecteur', 'kilo:i@'],
  ])('%s has no %s', (w, id) => expect(goalsOf(w).filter((goal) => goal.startsWith(id))).toEqual([]));

  it.each(['kool|hydraten', 'adem|haling', 'ogen|blik', 'natuur|verschijnselen', 'paas|eitjes', 'dwars|straten'])(
    '%s',
    (gold) => expect(withBars(gold.replace('|', ''))).toBe(gold),
  );

  it.each(['schorpioen', 'stropers', 'luipaard', 'kombuis', 'navel', 'hielpen', 'wierpen', 'zwierven'])(
    '%s is no compound',
    (w) => expect(withBars(w)).toBe(w),
  );

  it.each([
    ['pakketje', 'pak-ket-je'],
    ['paaseitjes', 'paas-ei-tjes'],
    ['oeuvre', 'oeu-vre'],
    ['milieu-inspecteur', 'mi-lieu--in-spec-teur'],
    ['sciencefiction', 'sci-ence-fic-tion'],
  ])('%s is cut %s', (w, gold) => {
    const found = lettergrepen(w);
    expect(found.ok && found.value.lettergrepen.join('-')).toBe(gold);
  });

  it.each([
    ['rails', 'railen'],
    ['aquarel', 'aqquarel'],
    ['idealistische', 'ydealistische'],
    ['symbolische', 'siembolische'],
    ['neutraliteit', 'neutralityt'],
    ['bulldozer', 'bolldozer'],
  ])('%s is never offered as %s', (w, form) => expect(misspellingsOf(w)).not.toContain(form));
});
