import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { errors } from './error/woord-errors.ts';
import { samenstellingSeams } from './form/samenstelling.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

const goals = (w: string): string[] => {
  const found = categories(w);
  return found.ok ? found.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [];
};

const cut = (w: string): string => {
  const ends = samenstellingSeams(w, {}).map(({ plek: spot }) => spot);
  return [...w].map((letter, i) => (ends.includes(i) ? `|${letter}` : letter)).join('');
};

const wrong = (w: string): string[] => {
  const found = errors(w);
  return found.ok ? found.value.map(({ vorm: form }) => form) : [];
};

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
  ])('%s has %s', (w, goal) => expect(goals(w)).toContain(goal));

  it.each([
    ['bulldozer', 'verdubbeling'],
    ['appt', 'verdubbeling'],
    ['kleien', 'mv-en'],
    ['frikandel', 'stomme-e'],
    ['vastentijd', 'tussen-n'],
    ['drugsverslaafde', 'tussen-s'],
    ['aanvankelijk', 'samenstelling'],
    ['moderniseren', 'stomme-e:er'],
    ['milieu-inspecteur', 'kilo:i@'],
  ])('%s has no %s', (w, id) => expect(goals(w).filter((goal) => goal.startsWith(id))).toEqual([]));

  it.each(['kool|hydraten', 'adem|haling', 'ogen|blik', 'natuur|verschijnselen', 'paas|eitjes', 'dwars|straten'])(
    '%s',
    (gold) => expect(cut(gold.replace('|', ''))).toBe(gold),
  );

  it.each(['schorpioen', 'stropers', 'luipaard', 'kombuis', 'navel'])('%s is no compound', (w) =>
    expect(cut(w)).toBe(w),
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
  ])('%s is never offered as %s', (w, form) => expect(wrong(w)).not.toContain(form));
});
