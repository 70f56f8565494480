import { describe, expect, it } from 'vitest';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { maakId } from '../test-kit.ts';
import { maakVondsten, zoekVondsten } from './vondsten.ts';

const GROEP: GroepItem = { id: maakId(1), naam: '4/5 Öster', jaargroepen: [4, 5], schooljaar: '2026-2027', docenten: [], aantal: 2, weekActief: 0, weekMinuten: 0, signalen: 0, gearchiveerd: false };
const kind = (nr: number, roepnaam: string, achternaam: string): Leerlingen['items'][number] => ({
  id: maakId(nr), naam: roepnaam, roepnaam, voorvoegsel: 'van der', achternaam, gebruikersnaam: `k${nr}`, dier: 'vos', jaargroep: 4, inlogsoort: 'tekst', geblokkeerd: false, weekMinuten: 0, takenVandaag: 0, instellingAfwijkend: false,
});
const LIJST: Leerlingen = { groep: { id: GROEP.id, naam: GROEP.naam, jaargroepen: [4, 5] }, items: [kind(2, 'Öykü', 'Demirel'), ...Array.from({ length: 12 }, (_, nr) => kind(10 + nr, 'Noor', `Oster${nr}`))] };
const VONDSTEN = maakVondsten({ groepen: [GROEP], lijsten: [LIJST], groepenPad: '/admins/a/groepen', aantal: (count) => `${count} leerlingen` });
const namen = (tekst: string) => zoekVondsten(VONDSTEN, tekst).map(({ naam }) => naam);

describe('search box', () => {
  it('finds without accents, by parts in any order', () => {
    expect(namen('demi oyku')).toEqual(['Öykü van der Demirel']);
    expect(namen('niemand')).toEqual([]);
  });
  it('puts groups first and shows no more than eight of a kind', () => {
    expect(namen('oster')).toHaveLength(9);
    expect(zoekVondsten(VONDSTEN, 'oster')[0]).toMatchObject({ soort: 'groep', bij: '2 leerlingen', naar: `/admins/a/groepen/${GROEP.id}/leerlingen` });
  });
  it('waits for a second letter', () => {
    expect(namen(' o ')).toEqual([]);
  });
});
