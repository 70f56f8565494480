import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { CATEGORIES } from '../tables/categories.gen.ts';
import { contentWoorden, goldRows } from '../test-kit.ts';
import { seamsOf } from '../form/seams.ts';
import { loadPatterns } from '../woord/patterns.ts';

function all(w: string, o = {}): string[] {
  const out = categories(w, o);
  return out.ok ? out.value.map((c) => `${c.id}:${w.slice(c.van, c.tot)}`) : [out.fout];
}
const ids = (w: string, o = {}): string[] => all(w, o).map((c) => c.split(':')[0] ?? '');

beforeAll(loadPatterns);

describe('inflected forms', () => {
  it.each([
    ['boeken', 'mv-en'],
    ['huizen', 'mv-en'],
    ['tafels', 'mv-s'],
    ["auto's", 'mv-apos'],
    ['zeeën', 'mv-trema'],
    ['dagen', 'mv-onreg'],
    ['kinderen', 'mv-onreg'],
    ['hondje', 'verkl-je'],
    ['boompje', 'verkl-je'],
    ['balletje', 'verkl-etje'],
    ['koninkje', 'verkl-etje'],
    ['omaatje', 'verkl-aatje'],
    ['houten', 'stoffelijk'],
    ['gouden', 'stoffelijk'],
    ['mooier', 'bn-s'],
    ['iets moois', 'bn-s'],
    ['vindt', 'ww-tt-dt'],
    ['werkte', 'ww-vt-te'],
    ['speelde', 'ww-vt-de'],
    ['wachtte', 'ww-vt-tt-dd'],
    ['vond', 'ww-vt-sterk'],
    ['gewerkt', 'ww-vd'],
    ['gevonden', 'ww-vd-sterk'],
    ['lopend', 'ww-od'],
    ['verbrande', 'ww-bvn'],
    ['vind je', 'ww-inversie'],
    ['loop jij', 'ww-inversie'],
  ])('%s is %s', (woord, id) => {
    expect(ids(woord)).toContain(id);
  });

  it('does what the caller says, also against the table', () => {
    expect(ids('boeken', { rol: 'ww', lemma: 'boeken' })).not.toContain('mv-en');
    expect(ids('werk', { rol: 'ww', lemma: 'werken' })).toContain('ww-stam');
    expect(ids('bloemen', { rol: 'mv', lemma: 'bloem' })).toContain('mv-en');
    expect(ids('lampje', { rol: 'verkl', lemma: 'lamp' })).toContain('verkl-je');
  });

  it('keeps the readings of the part of speech the caller names', () => {
    expect(ids('gewerkt', { woordsoort: 'zn' })).not.toContain('ww-vd');
    expect(ids('boeken', { woordsoort: 'ww' })).not.toContain('mv-en');
    expect(ids('houten', { woordsoort: 'bn' })).toContain('stoffelijk');
  });

  it('gives a noun with a known base before a verb form', () => {
    expect(ids('bomen')).toContain('mv-en');
    expect(ids('bomen').some((id) => id.startsWith('ww-'))).toBe(false);
  });

  it('gives no verb label to a d or t that only ends the word', () => {
    expect(all('hond')).toContain('eind-d:d');
    expect(ids('vindt')).not.toContain('eind-t');
    expect(ids('gewerkt')).not.toContain('eind-t');
  });
});

describe('texts with signs', () => {
  it('have one span a sign and the capital', () => {
    expect(all('De kat slaapt.')).toEqual(['hoofdletter:D', 'leestekens:.']);
    expect(all('Kom je mee?')).toEqual(['hoofdletter:K', 'leestekens:?']);
    expect(all('ja, nee!')).toEqual(['leestekens:,', 'leestekens:!']);
  });

  it('are an order when a stem opens them and they end in an exclamation mark', () => {
    expect(ids('Kom hier!')).toContain('ww-gebied');
    expect(ids('Wacht even!')).toContain('ww-gebied');
    expect(ids('Kom hier.')).not.toContain('ww-gebied');
    expect(ids('Tafel!')).not.toContain('ww-gebied');
  });
});

describe('order and bounds', () => {
  const number = new Map(CATEGORIES.map((c) => [c.id, c.nr]));

  it('is by place, then by the table of goals', () => {
    for (const { w } of contentWoorden(20)) {
      const out = categories(w);
      const list = out.ok ? out.value : [];
      for (const [i, c] of list.entries()) {
        const previous = list[i - 1];
        if (previous === undefined) continue;
        expect(previous.van, w).toBeLessThanOrEqual(c.van);
        if (previous.van === c.van) expect(number.get(previous.id)).toBeLessThanOrEqual(number.get(c.id) ?? 0);
      }
    }
  });

  it('names known goals only, once a place', () => {
    for (const { w } of contentWoorden(20)) {
      const found = categories(w);
      const list = found.ok ? found.value : [];
      expect(
        list.filter((c) => !number.has(c.id)),
        w,
      ).toEqual([]);
      expect(new Set(list.map((c) => `${c.id} ${c.van}`)).size, w).toBe(list.length);
    }
  });

  it.each([
    ['', 'leeg'],
    ['   ', 'leeg'],
    ['k4t', 'ongeldig-teken'],
    ['a'.repeat(65), 'te-lang'],
  ])('refuses %j', (woord, error) => {
    expect(categories(woord)).toEqual({ ok: false, fout: error });
  });
});

describe('gold sets', () => {
  const score = (name: string): { precision: number; recall: number } => {
    let [both, found, gold] = [0, 0, 0];
    for (const [w = '', cats = ''] of goldRows(name)) {
      const expected = new Set(cats.split(' '));
      const own = new Set(ids(w));
      both += [...own].filter((id) => expected.has(id)).length;
      found += own.size;
      gold += expected.size;
    }
    return { precision: both / found, recall: both / gold };
  };

  it.each(['categorieen', 'categorieen-nieuw'])('agrees with %s', (name) => {
    const { precision, recall } = score(name);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });
});

describe('stored categories', () => {
  it('hold the main category and spans inside the word', () => {
    const broken = contentWoorden(3).filter(
      ({ w, cats, hoofd: head }) =>
        !cats.some((c) => c.id === head) || !cats.every((c) => c.van < c.tot && c.tot <= w.length),
    );
    expect(broken.map((item) => item.w)).toEqual([]);
  });

  it('hold the main category among what the detector finds, for nearly every word', () => {
    const items = contentWoorden(8);
    const other = items.filter((item) => {
      const { woordsoort } = item;
      return !ids(item.w, { seams: seamsOf(item), woordsoort }).includes(item.hoofd);
    });
    expect(other.length / items.length, other.map((item) => `${item.w} ${item.hoofd}`).join(', ')).toBeLessThan(0.1);
  });
});

describe('endings that are no form', () => {
  it.each(['heelmeester', 'scheepsdokter', 'schoolmeester', 'koorleidster'])('%s is no step of an adjective', (w) => {
    expect(ids(w)).not.toContain('bn-s');
  });

  it.each(['groener', 'blauwer'])('%s still is one', (w) => {
    expect(ids(w)).toContain('bn-s');
  });

  it.each(['chinees', 'portugees', 'maltees', 'tovenares', 'dienares'])('%s is no plural', (w) => {
    expect(ids(w)).not.toContain('mv-s');
  });

  it.each(['dictees', 'cafés', 'museums', 'spelletjes'])('%s still is one', (w) => {
    expect(ids(w)).toContain('mv-s');
  });

  it.each(['marcheren', 'marcheert', 'geattacheerd', 'brancheren'])('%s has a ch that sounds like sj', (w) => {
    expect(ids(w)).toContain('ch-sj');
    expect(ids(w)).not.toContain('ch-g');
  });

  it.each(['scheren', 'bescheerd', 'juichen'])('%s has none', (w) => {
    expect(ids(w)).not.toContain('ch-sj');
  });

  it.each(['genetica', 'genetisch', 'versus'])('%s has no prefix', (w) => {
    expect(ids(w)).not.toContain('voorvoegsel');
  });
});
