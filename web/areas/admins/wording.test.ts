import { describe, expect, it } from 'vitest';
import { longDate } from '#web/platform/date-text.ts';
import { dayPart, daysAgo, isoDay } from './shared/date.ts';
import { shortName } from './shared/doel-name.ts';
import { emblemOf } from './groepen/emblem.ts';
import { yearsText, yearText } from './shared/jaargroep.ts';
import { otherPath } from './shared/frame/other-woord.tsx';
import { initialsOf } from '#web/ui/initials.tsx';
import { fits, fullName } from './shared/leerlingen/name.ts';
import { levelText } from './shared/oefeninstelling/setting-text.ts';
import { startTexts } from './shared/test-kit.ts';

describe('years in the words of the country', () => {
  const NL = ['peuter of instroom', ...[1, 2, 3, 4, 5, 6, 7, 8].map((year) => `groep ${year}`)];
  const BE = ['1e', '2e', '3e'].map((nth) => `${nth} kleuterklas`);
  const LEERJAREN = [1, 2, 3, 4, 5, 6].map((nr) => `${nr}e leerjaar`);

  it.each([
    ['nl', NL],
    ['nl-BE', [...BE, ...LEERJAREN]],
  ] as const)('names every year from 0 to 8 (%s)', async (language, names) => {
    const t = await startTexts(language);
    expect(names.map((_, year) => yearsText(t, [year]))).toEqual([...names]);
    expect(names.map((_, year) => yearsText(t, [year, year]))).toEqual([...names]);
  });

  it.each([
    ['nl', [4, 5], 'groep 4 en 5'],
    ['nl', [5, 6], 'groep 5 en 6'],
    ['nl', [6, 5], 'groep 5 en 6'],
    ['nl', [7, 4, 5, 6], 'groep 4 t/m 7'],
    ['nl', [1, 2, 3], 'groep 1 t/m 3'],
    ['nl', [], ''],
    ['nl', [2, 3], 'groep 2 en 3'],
    ['nl', [0, 1], 'peuter of instroom en groep 1'],
    ['nl-BE', [5, 6], '3e en 4e leerjaar'],
    ['nl-BE', [4, 5, 6, 7], '2e t.e.m. 5e leerjaar'],
    ['nl-BE', [2, 3], '3e kleuterklas en 1e leerjaar'],
    ['nl-BE', [1, 2], '2e kleuterklas en 3e kleuterklas'],
    ['nl', [3, 6], 'groep 3 en groep 6'],
  ] as const)('%s %j is %s', async (language, years, expected) => {
    expect(yearsText(await startTexts(language), years)).toBe(expected);
  });

  it.each([
    ['nl', 'vanaf begin groep 3', 'tot eind groep 8', 'vanaf begin groep 3 tot eind groep 8'],
    ['nl-BE', 'vanaf begin 1e leerjaar', 'tot einde 6e leerjaar', 'vanaf begin 1e leerjaar tot einde 6e leerjaar'],
  ] as const)('says from when and until when (%s)', async (language, from, until, both) => {
    const t = await startTexts(language);
    const [a, b] = [yearText(t, 3), yearText(t, 8)];
    expect(t('woorden:jaar.vanafBegin', { a })).toBe(from);
    expect(t('woorden:jaar.totEind', { a: b })).toBe(until);
    expect(t('woorden:jaar.vanTot', { a, b })).toBe(both);
  });

  it.each([
    ['nl', 5, 5, 'groep 5', 'Woorden van groep 5.'],
    ['nl', 4, 7.5, 'groep 4 t/m 7', 'Woorden van groep 4 t/m 7.'],
    ['nl-BE', 4, 5, '2e en 3e leerjaar', 'Woorden van het 2e en 3e leerjaar.'],
    ['nl-BE', 4, 7, '2e t.e.m. 5e leerjaar', 'Woorden van het 2e t.e.m. 5e leerjaar.'],
  ] as const)(
    'says of which years the words of a setting are (%s %d-%d)',
    async (language, from, until, level, words) => {
      const t = await startTexts(language);
      const niveau = levelText(t, { niveauVan: from, niveauTot: until });
      expect([niveau, t('oefeninstelling:kort.niveau', { niveau })]).toEqual([level, words]);
    },
  );

  it('says klas in Flanders', async () => {
    expect((await startTexts('nl'))('admins:menu.groepen')).toBe('Mijn groepen');
    expect((await startTexts('nl-BE'))('admins:menu.groepen')).toBe('Mijn klassen');
  });

  it.each([
    ['nl-x-thuis', 'Jaargroep'],
    ['nl-BE-x-thuis', 'Leerjaar'],
  ] as const)('speaks of children at home, in the words of the country (%s)', async (language, year) => {
    const t = await startTexts(language);
    expect([
      t('leerlingen:toevoegen.knop'),
      t('admins:menu.leerlingen'),
      t('admins:leerlingen.aantal', { count: 2 }),
    ]).toEqual(['Kind toevoegen', 'Kinderen', '2 kinderen']);
    expect(t('admins:leerlingen.kolom.jaar')).toBe(year);
  });

  it.each([
    ['nl-x-praktijk', 'Zoek cliënt of groep'],
    ['nl-BE-x-praktijk', 'Zoek cliënt of klas'],
  ] as const)('speaks of clients in a practice, in the words of the country (%s)', async (language, search) => {
    const t = await startTexts(language);
    expect([t('admins:menu.leerlingen'), t('admins:leerlingen.aantal', { count: 2 }), t('admins:zoek.uitleg')]).toEqual(
      ['Cliënten', '2 cliënten', search],
    );
    const button = t('leerlingen:toevoegen.knop');
    expect((await startTexts('nl'))('delen:strook.rt.2')).toContain(`‘${button}’`);
  });
});

describe('addresses, names and dates', () => {
  it('replaces the word of the other country and keeps what follows', () => {
    expect(otherPath('/admins/a/klassen/g/voortgang', 'groepen')).toBe('/admins/a/groepen/g/voortgang');
    expect(otherPath('/admins/a/groepen', 'klassen')).toBe('/admins/a/klassen');
  });
  it('builds names and finds them without accents', () => {
    expect(fullName({ roepnaam: 'Zoë', voorvoegsel: "van 't", achternaam: 'Veld' })).toBe("Zoë van 't Veld");
    expect(fits('Öykü Demirel', 'oyku dem')).toBe(true);
    expect(fits('Öykü Demirel', 'sem')).toBe(false);
    expect([initialsOf('Samira Taleb'), initialsOf("Léon d'Haene"), initialsOf('')]).toEqual(['ST', 'LD', '']);
  });
  it('shortens the name of a goal and picks a picture for a group', () => {
    expect([shortName('open lettergreep (lange klank)'), shortName('(x)')]).toEqual(['open lettergreep', '(x)']);
    expect(emblemOf('3 Vissen', 0).landscape).toBe('zee');
    expect(emblemOf('1A', 0)).not.toEqual(emblemOf('3B', 1));
  });
  it('counts days by the calendar', () => {
    expect(daysAgo(new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10))).toBe(1);
    expect(longDate('nl', new Date(2026, 10, 26))).toBe('donderdag 26 november');
    expect(isoDay(new Date(2026, 0, 5))).toBe('2026-01-05');
    expect([9, 13, 19].map((hour) => dayPart(new Date(2026, 0, 5, hour)))).toEqual(['morgen', 'middag', 'avond']);
  });
});
