import { describe, expect, it } from 'vitest';
import { dagdeel, dagenGeleden, isoDag, langeDatum } from './datum.ts';
import { korteNaam } from './doelnaam.ts';
import { beeldVan } from './groepen/embleem.ts';
import { jarenTekst } from './jaargroep.ts';
import { anderPad } from './kader/ander-woord.tsx';
import { initialenVan } from './kader/initialen.tsx';
import { past, volleNaam } from './leerlingen/naam.ts';
import { startTeksten } from './test-kit.ts';

describe('years in the words of the country', () => {
  it.each([
    ['nl', [5], 'groep 5'],
    ['nl', [4, 5], 'groep 4 en 5'],
    ['nl', [7, 4, 5, 6], 'groep 4 t/m 7'],
    ['nl', [], ''],
    ['nl', [2, 3], 'groep 2 en groep 3'],
    ['nl-BE', [5], '3e leerjaar'],
    ['nl-BE', [5, 6], '3e en 4e leerjaar'],
    ['nl-BE', [4, 5, 6, 7], '2e t.e.m. 5e leerjaar'],
    ['nl-BE', [2, 3], '3e kleuterklas en 1e leerjaar'],
    ['nl', [3, 6], 'groep 3 en groep 6'],
  ] as const)('%s %j is %s', async (taal, jaren, verwacht) => {
    expect(jarenTekst(await startTeksten(taal), jaren)).toBe(verwacht);
  });

  it('says klas in Flanders', async () => {
    expect((await startTeksten('nl'))('admins:menu.groepen')).toBe('Mijn groepen');
    expect((await startTeksten('nl-BE'))('admins:menu.groepen')).toBe('Mijn klassen');
  });

  it.each([
    ['nl-x-thuis', 'Jaargroep'],
    ['nl-BE-x-thuis', 'Leerjaar'],
  ] as const)('speaks of children at home, in the words of the country (%s)', async (taal, jaar) => {
    const t = await startTeksten(taal);
    expect([
      t('beheer:toevoegen.knop'),
      t('admins:menu.leerlingen'),
      t('admins:leerlingen.aantal', { count: 2 }),
    ]).toEqual(['Kind toevoegen', 'Kinderen', '2 kinderen']);
    expect(t('admins:leerlingen.kolom.jaar')).toBe(jaar);
  });

  it.each([
    ['nl-x-praktijk', 'Zoek cliënt of groep'],
    ['nl-BE-x-praktijk', 'Zoek cliënt of klas'],
  ] as const)('speaks of clients in a practice, in the words of the country (%s)', async (taal, zoek) => {
    const t = await startTeksten(taal);
    expect([t('admins:menu.leerlingen'), t('admins:leerlingen.aantal', { count: 2 }), t('admins:zoek.uitleg')]).toEqual(
      ['Cliënten', '2 cliënten', zoek],
    );
    const knop = t('beheer:toevoegen.knop');
    expect((await startTeksten('nl'))('delen:strook.rt.2')).toContain(`‘${knop}’`);
  });
});

describe('addresses, names and dates', () => {
  it('replaces the word of the other country and keeps what follows', () => {
    expect(anderPad('/admins/a/klassen/g/voortgang', 'groepen')).toBe('/admins/a/groepen/g/voortgang');
    expect(anderPad('/admins/a/groepen', 'klassen')).toBe('/admins/a/klassen');
  });
  it('builds names and finds them without accents', () => {
    expect(volleNaam({ roepnaam: 'Zoë', voorvoegsel: "van 't", achternaam: 'Veld' })).toBe("Zoë van 't Veld");
    expect(past('Öykü Demirel', 'oyku dem')).toBe(true);
    expect(past('Öykü Demirel', 'sem')).toBe(false);
    expect([initialenVan('Samira Taleb'), initialenVan("Léon d'Haene"), initialenVan('')]).toEqual(['ST', 'LD', '']);
  });
  it('shortens the name of a goal and picks a picture for a group', () => {
    expect([korteNaam('open lettergreep (lange klank)'), korteNaam('(x)')]).toEqual(['open lettergreep', '(x)']);
    expect(beeldVan('3 Vissen', 0).landschap).toBe('zee');
    expect(beeldVan('1A', 0)).not.toEqual(beeldVan('3B', 1));
  });
  it('counts days by the calendar', () => {
    expect(dagenGeleden(new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10))).toBe(1);
    expect(langeDatum('nl', new Date(2026, 10, 26))).toBe('donderdag 26 november');
    expect(isoDag(new Date(2026, 0, 5))).toBe('2026-01-05');
    expect([9, 13, 19].map((uur) => dagdeel(new Date(2026, 0, 5, uur)))).toEqual(['morgen', 'middag', 'avond']);
  });
});
