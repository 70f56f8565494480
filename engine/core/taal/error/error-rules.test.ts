import { beforeAll, describe, expect, it } from 'vitest';
import { slipsOf } from './error-rules.ts';
import { categoriesOf } from '../category/categories.ts';
import { pictureOf } from '../klank/klank.ts';
import { loadPatterns } from '../woord/patterns.ts';
import type { Options } from '../woord/options.ts';

/** Wrong forms that the slips of one category of the word make. */
function forms(w: string, id: string, o: Options = {}): string[] {
  const picture = pictureOf(w, o);
  return categoriesOf(picture, o)
    .filter((cat) => cat.id === id)
    .flatMap((cat) => slipsOf(picture, cat))
    .map((slip) => w.slice(0, slip.van) + slip.door + w.slice(slip.tot));
}

beforeAll(loadPatterns);

describe('slips of sound and letters', () => {
  it.each([
    ['trein', 'ei', 'trijn'],
    ['geit', 'ei', 'gijt'],
    ['ijs', 'ij', 'eis'],
    ['vijf', 'ij', 'veif'],
    ['blauw', 'au', 'blouw'],
    ['saus', 'au', 'sous'],
    ['hout', 'ou', 'haut'],
    ['vrouw', 'ou', 'vrauw'],
    ['hond', 'eind-d', 'hont'],
    ['bed', 'eind-d', 'bet'],
    ['kat', 'eind-t', 'kad'],
    ['krant', 'eind-t', 'krand'],
    ['krab', 'eind-b', 'krap'],
    ['web', 'eind-b', 'wep'],
    ['lach', 'ch-g', 'lag'],
    ['kuch', 'ch-g', 'kug'],
    ['nacht', 'cht', 'nagt'],
    ['licht', 'cht', 'ligt'],
    ['school', 'sch', 'sgool'],
    ['schrift', 'sch', 'srift'],
    ['koning', 'ng', 'konin'],
    ['vinger', 'ng', 'vingger'],
    ['bank', 'nk', 'bangk'],
    ['denken', 'nk', 'dengken'],
    ['beer', 'eer-oor-eur', 'bir'],
    ['oor', 'eer-oor-eur', 'or'],
    ['deur', 'eer-oor-eur', 'dur'],
    ['kraai', 'aai-ooi-oei', 'kraaj'],
    ['mooi', 'aai-ooi-oei', 'mooj'],
    ['boei', 'aai-ooi-oei', 'boej'],
    ['leeuw', 'eeuw-ieuw-uw', 'leew'],
    ['nieuw', 'eeuw-ieuw-uw', 'niew'],
    ['duw', 'eeuw-ieuw-uw', 'du'],
    ['tafel', 'stomme-e', 'taful'],
    ['lopen', 'stomme-e', 'lopun'],
    ['lopen', 'stomme-e', 'lope'],
    ['bezem', 'stomme-e', 'bezum'],
    ['verhaal', 'voorvoegsel', 'vurhaal'],
    ['begin', 'voorvoegsel', 'bugin'],
    ['ontbijt', 'voorvoegsel', 'onbijt'],
    ['kamer', 'verenkeling', 'kaamer'],
    ['kamer', 'verenkeling', 'kammer'],
    ['bomen', 'verenkeling', 'boomen'],
    ['haven', 'verenkeling', 'hafen'],
    ['bakker', 'verdubbeling', 'baker'],
    ['haven', 'verenkeling', 'havven'],
    ['zussen', 'verdubbeling', 'zusen'],
    ['zee', 'ee-eind', 'ze'],
    ['twee', 'ee-eind', 'twe'],
    ['vis', 'v-f-begin', 'fis'],
    ['fiets', 'v-f-begin', 'viets'],
    ['zon', 'z-s-begin', 'son'],
    ['sok', 'z-s-begin', 'zok'],
    ['melk', 'kleefletter', 'meluk'],
    ['arm', 'kleefletter', 'arum'],
    ['wolk', 'kleefletter', 'wollek'],
  ])('%s slips on %s: %s', (woord, id, form) => {
    expect(forms(woord, id)).toContain(form);
  });
});

describe('slips of loans', () => {
  it.each([
    ['kilo', 'kilo', 'kielo'],
    ['liter', 'kilo', 'lieter'],
    ['cent', 'c-s', 'sent'],
    ['cirkel', 'c-s', 'sirkel'],
    ['cola', 'c-k', 'kola'],
    ['camera', 'c-k', 'kamera'],
    ['politie', 'tie', 'polisie'],
    ['vakantie', 'tie', 'vakansie'],
    ['logisch', 'isch', 'logies'],
    ['taxi', 'x', 'taksi'],
    ['baby', 'y', 'babie'],
    ['thee', 'th', 'tee'],
    ['café', 'e-accent', 'cafee'],
    ['café', 'e-accent', 'cafe'],
    ['cadeau', 'eau', 'cado'],
    ['bureau', 'eau', 'buroo'],
    ['chef', 'ch-sj', 'sjef'],
    ['douche', 'ou-oe', 'doeche'],
    ['garage', 'g-zj', 'garazje'],
    ['reünie', 'trema', 'reunie'],
    ['trottoir', 'air-oir', 'trottwaar'],
    ['medaille', 'air-oir', 'medalje'],
    ['team', 'eng', 'tiem'],
    ['collega', 'latijn', 'colega'],
    ['universiteit', 'teit-iteit', 'universitijt'],
    ['tv-gids', 'koppelteken', 'tvgids'],
    ['tv-gids', 'koppelteken', 'tv gids'],
  ])('%s slips on %s: %s', (woord, id, form) => {
    expect(forms(woord, id)).toContain(form);
  });
});

describe('slips of built and inflected words', () => {
  it.each([
    ['huisdeur', 'samenstelling', 'huis deur'],
    ['handdoek', 'samenstelling', 'handoek'],
    ['boekenkast', 'tussen-n', 'boekekast'],
    ['zonnebloem', 'tussen-n', 'zonnenbloem'],
    ['dorpsplein', 'tussen-s', 'dorpplein'],
    ['jarig', 'ig', 'jarug'],
    ['aardig', 'ig', 'aardeg'],
    ['vrolijk', 'lijk', 'vroluk'],
    ['eigenlijk', 'lijk', 'eigelijk'],
    ['tekening', 'ing', 'tekenin'],
    ['waarheid', 'ing', 'waarhijd'],
    ['vriendschap', 'ing', 'vriendsgap'],
    ['hondje', 'verkl-je', 'hontje'],
    ['boompje', 'verkl-je', 'boomje'],
    ['stoeltje', 'verkl-je', 'stoelje'],
    ['balletje', 'verkl-etje', 'balltje'],
    ['omaatje', 'verkl-aatje', 'omatje'],
    ['koninkje', 'verkl-etje', 'koningetje'],
    ["baby'tje", 'verkl-aatje', 'babytje'],
    ['boeken', 'mv-en', 'boeke'],
    ['tafels', 'mv-s', "tafel's"],
    ["auto's", 'mv-apos', 'autos'],
    ['zeeën', 'mv-trema', 'zeeen'],
    ['knieën', 'mv-trema', 'knien'],
    ['houten', 'stoffelijk', 'houte'],
    ['Vera', 'hoofdletter', 'vera'],
    ['IJsland', 'hoofdletter', 'ijsland'],
  ])('%s slips on %s: %s', (woord, id, form) => {
    expect(forms(woord, id)).toContain(form);
  });

  it.each([
    ['brieven', 'brief', 'mv', 'f-v', 'briefen'],
    ['huizen', 'huis', 'mv', 's-z', 'huisen'],
    ['kinderen', 'kind', 'mv', 'mv-onreg', 'kinders'],
    ['dagen', 'dag', 'mv', 'mv-onreg', 'dage'],
  ] as const)('%s of %s (%s) slips on %s: %s', (woord, lemma, role, id, form) => {
    expect(forms(woord, id, { lemma, rol: role })).toContain(form);
  });
});

describe('slips of verbs', () => {
  it.each([
    ['leef', 'leven', 'ww-stam', 'leev'],
    ['vind', 'vinden', 'ww-stam', 'vint'],
    ['vind', 'vinden', 'ww-stam', 'vindt'],
    ['loopt', 'lopen', 'ww-tt-t', 'loop'],
    ['loopt', 'lopen', 'ww-tt-t', 'loopd'],
    ['loopt', 'lopen', 'ww-tt-t', 'loopd'],
    ['leeft', 'leven', 'ww-tt-t', 'leevt'],
    ['vindt', 'vinden', 'ww-tt-dt', 'vind'],
    ['vindt', 'vinden', 'ww-tt-dt', 'vint'],
    ['wordt', 'worden', 'ww-tt-dt', 'word'],
    ['praat', 'praten', 'ww-tt-tstam', 'praadt'],
    ['praat', 'praten', 'ww-tt-tstam', 'praatt'],
    ['werkte', 'werken', 'ww-vt-te', 'werkde'],
    ['speelde', 'spelen', 'ww-vt-de', 'speelte'],
    ['leefde', 'leven', 'ww-vt-de', 'leefte'],
    ['wachtte', 'wachten', 'ww-vt-tt-dd', 'wachte'],
    ['landde', 'landen', 'ww-vt-tt-dd', 'lande'],
    ['praatte', 'praten', 'ww-vt-tt-dd', 'prate'],
    ['vond', 'vinden', 'ww-vt-sterk', 'vont'],
    ['vond', 'vinden', 'ww-vt-sterk', 'vondt'],
    ['liep', 'lopen', 'ww-vt-sterk', 'liept'],
    ['liepen', 'lopen', 'ww-vt-sterk', 'liepe'],
    ['gewerkt', 'werken', 'ww-vd', 'gewerkd'],
    ['geleefd', 'leven', 'ww-vd', 'geleeft'],
    ['gebeurd', 'gebeuren', 'ww-vd', 'gebeurt'],
    ['verhuisd', 'verhuizen', 'ww-vd', 'verhuist'],
    ['gebeurt', 'gebeuren', 'ww-vd-pv', 'gebeurd'],
    ['gelopen', 'lopen', 'ww-vd-sterk', 'gelope'],
    ['lopend', 'lopen', 'ww-od', 'lopent'],
    ['word', 'worden', 'ww-gebied', 'wordt'],
    ['wacht', 'wachten', 'ww-tt-tstam', 'wachdt'],
  ])('%s of %s slips on %s: %s', (woord, lemma, id, form) => {
    expect(forms(woord, id, { lemma, rol: 'ww' })).toContain(form);
  });

  it.each([
    ['verbrande', 'ww-bvn', 'verbrandde'],
    ['gezette', 'ww-bvn', 'gezete'],
    ['vergrote', 'ww-bvn', 'vergrotte'],
  ])('%s slips on %s: %s', (woord, id, form) => {
    const picture = pictureOf(woord);
    const slips = slipsOf(picture, { id, van: woord.length - 1, tot: woord.length });
    expect(slips.map((s) => woord.slice(0, s.van) + s.door + woord.slice(s.tot))).toContain(form);
  });

  it.each([
    ['vind je', 'vindt je'],
    ['word je', 'wordt je'],
    ['loop je', 'loopt je'],
    ['praat je', 'praadt je'],
  ])('%s slips before je: %s', (woord, form) => {
    const end = woord.indexOf(' ');
    const slips = slipsOf(pictureOf(woord), { id: 'ww-inversie', van: end - 1, tot: end });
    expect(slips.map((s) => woord.slice(0, s.van) + s.door + woord.slice(s.tot))).toContain(form);
  });
});

describe('slipsOf', () => {
  it('weighs the likeliest first, never below three tenths of the base', () => {
    const slips = slipsOf(pictureOf('trein'), { id: 'ei', van: 2, tot: 4 });
    expect(slips.map((s) => s.base)).toEqual(slips.map((s) => s.base).sort((a, b) => b - a));
    expect(slips[0]).toEqual({ van: 2, tot: 4, door: 'ij', categorie: 'ei', base: 1 });
    expect(
      Math.min(...slipsOf(pictureOf('kraai'), { id: 'aai-ooi-oei', van: 2, tot: 5 }).map((s) => s.base)),
    ).toBeCloseTo(0.6 * 0.3, 1);
  });

  it('has none for a category without a rule, or letters the rule does not know', () => {
    expect(slipsOf(pictureOf('trein'), { id: 'kz-mkm', van: 0, tot: 5 })).toEqual([]);
    expect(slipsOf(pictureOf('trein'), { id: 'no-goal', van: 0, tot: 5 })).toEqual([]);
    expect(slipsOf(pictureOf('trein'), { id: 'ei', van: 0, tot: 1 })).toEqual([]);
  });
});
