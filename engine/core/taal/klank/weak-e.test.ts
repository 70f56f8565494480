import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../category/categories.ts';
import { loadPatterns } from '../woord/patterns.ts';

/** The word with brackets round the letters of every stomme-e span. */
function withWeakE(w: string, tables: boolean): string {
  const out = categories(w, { tables });
  const spans = out.ok ? out.value.filter((c) => c.id === 'stomme-e') : [];
  return [...spans].reverse().reduce((t, s) => `${t.slice(0, s.van)}[${t.slice(s.van, s.tot)}]${t.slice(s.tot)}`, w);
}

describe('weak e', () => {
  beforeAll(loadPatterns);

  it.each([
    'energiek',
    'observatie',
    'ideaal',
    'weekend',
    'consument',
    'incident',
    'producent',
    'attentie',
    'mol[e]culair',
    'sam[en]werking',
    'publicer[en]',
    'arriver[en]',
    'mountainbike',
    'headset',
    'hotel',
    'oceaan',
    'museum',
    'alfabetisch',
    'document',
    'concert[en]',
    'siren[e]',
    'hypothes[e]',
    'voorspell[en]',
    'voorlez[en]',
    'omgeving',
    'ov[er]leving',
    'strategisch',
    'planet[en]',
    'apothek[en]',
    'thermomet[er]',
    'Amerika',
    'universiteit',
    'advertentie',
    'kalend[er]',
    'weekend[en]',
    'interieur',
    'skateboard',
    'tek[e]n[en]',
    'luist[e]r[en]',
    'kind[e]r[en]',
    'cam[e]ra',
    'gen[e]ratie',
    'wand[el]t',
    'dans[en]d',
    'hong[e]rig',
    'bakk[e]rij',
    'wet[en]schap',
    'verleg[en]',
    'lekk[er]d[er]',
    'spann[en]d[er]',
    'Ned[er]land',
    'eik[en]hout[en]',
    'tel[e]visie',
    'ing[e]nieur',
    'sugg[e]rer[en]',
    'herinn[e]ring',
    'comput[er]',
    'wat[er]m[e]loen',
  ])('%s', (gold) => {
    expect(withWeakE(gold.replace(/[[\]]/g, ''), true)).toBe(gold);
  });

  it.each([
    'tek[e]n[en]',
    'document',
    'ideaal',
    'cam[e]ra',
    'publicer[en]',
    'luist[e]r[en]',
    'observatie',
    'lekk[er]d[er]',
  ])('%s also without tables', (gold) => {
    expect(withWeakE(gold.replace(/[[\]]/g, ''), false)).toBe(gold);
  });
});
