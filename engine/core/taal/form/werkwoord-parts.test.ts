import { describe, expect, it } from 'vitest';
import { concat } from '../woord/klinker-nuclei.ts';
import { INFINITIEVEN } from '../tables/infinitieven.ts';
import { werkwoordParts } from './werkwoord-parts.ts';

describe('werkwoordParts', () => {
  it.each([
    ['opbellen', 'op', '', 'bellen'],
    ['uitleggen', 'uit', '', 'leggen'],
    ['aankomen', 'aan', '', 'komen'],
    ['afmaken', 'af', '', 'maken'],
    ['meedoen', 'mee', '', 'doen'],
    ['weglopen', 'weg', '', 'lopen'],
    ['teruggeven', 'terug', '', 'geven'],
    ['voorlezen', 'voor', '', 'lezen'],
    ['inslapen', 'in', '', 'slapen'],
    ['opeten', 'op', '', 'eten'],
    ['uitademen', 'uit', '', 'ademen'],
    ['natellen', 'na', '', 'tellen'],
    ['toejuichen', 'toe', '', 'juichen'],
    ['bijhouden', 'bij', '', 'houden'],
    ['omdraaien', 'om', '', 'draaien'],
    ['neerzetten', 'neer', '', 'zetten'],
    ['losmaken', 'los', '', 'maken'],
    ['voorbereiden', 'voor', 'be', 'reiden'],
    ['aanbevelen', 'aan', 'be', 'velen'],
    ['toe-eigenen', 'toe', '', 'eigenen'],
  ])('%s splits off %s; the rest has the prefix "%s" and the verb %s', (infinitief, particle, fixed, base) => {
    expect(werkwoordParts(infinitief, true)).toEqual({ particle, vast: fixed, base });
  });

  it.each([
    ['verhuizen', 'ver', 'huizen'],
    ['ontmoeten', 'ont', 'moeten'],
    ['herhalen', 'her', 'halen'],
    ['bewaren', 'be', 'waren'],
    ['geloven', 'ge', 'loven'],
    ['vertellen', 'ver', 'tellen'],
    ['ontdekken', 'ont', 'dekken'],
    ['beïnvloeden', 'be', 'invloeden'],
    ['verbeteren', 'ver', 'beteren'],
    ['herkennen', 'her', 'kennen'],
    ['mislukken', 'mis', 'lukken'],
    ['gebeuren', 'ge', 'beuren'],
    ['erkennen', 'er', 'kennen'],
    ['overtuigen', 'over', 'tuigen'],
  ])('%s never splits: prefix %s on %s', (infinitief, fixed, base) => {
    expect(werkwoordParts(infinitief, true)).toEqual({ particle: '', vast: fixed, base });
  });

  it.each([
    'lopen',
    'werken',
    'geven',
    'beven',
    'bellen',
    'gelden',
    'gapen',
    'beren',
    'verven',
    'bedelen',
    'stofzuigen',
    'voetballen',
    'antwoorden',
    'waarschuwen',
    'opereren',
    'informeren',
    'importeren',
    'irriteren',
    'herstructureren',
    'noteren',
    'organiseren',
  ])('%s has no loose part', (infinitief) => {
    expect(werkwoordParts(infinitief, true).particle).toBe('');
  });

  it.each(['lopen', 'werken', 'geven', 'beven', 'bellen', 'gapen', 'verven', 'bedelen', 'antwoorden'])(
    '%s is a verb in one piece',
    (infinitief) => {
      expect(werkwoordParts(infinitief, true)).toEqual({ particle: '', vast: '', base: infinitief });
    },
  );

  it('splits by the closed classes alone without tables', () => {
    expect(werkwoordParts('opbellen', false).particle).toBe('op');
    expect(werkwoordParts('verhuizen', false)).toEqual({ particle: '', vast: 'ver', base: 'huizen' });
    expect(werkwoordParts('werken', false)).toEqual({ particle: '', vast: '', base: 'werken' });
  });

  it('gives every verb of the table back when its parts are joined', () => {
    const broken = INFINITIEVEN.filter((infinitief) => {
      const { particle, vast: fixed, base } = werkwoordParts(infinitief, true);
      const joined = [
        particle + concat(fixed, base),
        `${particle}-${concat(fixed, base)}`,
        concat(particle, concat(fixed, base)),
      ];
      return base === '' || !joined.includes(infinitief);
    });
    expect(broken).toEqual([]);
  });
});
