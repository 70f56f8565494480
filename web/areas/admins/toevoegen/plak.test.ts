import { expect, it } from 'vitest';
import { isLeeg, leesPlak, legeRegel } from './plak.ts';

const NL = { jaargroep: '4', jaren: [4, 5].map((jaar) => ({ jaar, namen: [String(jaar), `groep ${jaar}`] })) };
const BE = { jaargroep: '5', jaren: [5, 6].map((jaar) => ({ jaar, namen: [`${jaar - 2}`, `${jaar - 2}e leerjaar`] })) };
const kern = (tekst: string, stand = NL) =>
  leesPlak(tekst, stand, 0).map(({ roepnaam, voorvoegsel, achternaam, jaargroep }) => [
    roepnaam,
    voorvoegsel,
    achternaam,
    jaargroep,
  ]);

it('reads one to four columns of a spreadsheet', () => {
  expect(kern('Noor\nSem')).toEqual([
    ['Noor', '', '', '4'],
    ['Sem', '', '', '4'],
  ]);
  expect(kern('Noor Bakker\nBakker, Noor')).toEqual([
    ['Noor', '', 'Bakker', '4'],
    ['Noor', '', 'Bakker', '4'],
  ]);
  expect(kern("Zoë\tvan 't Veld\nLéon\td'Haene")).toEqual([
    ['Zoë', "van 't", 'Veld', '4'],
    ['Léon', '', "d'Haene", '4'],
  ]);
  expect(kern('Wies\tvan der\tPlas\tgroep 5')).toEqual([['Wies', 'van der', 'Plas', '5']]);
  expect(kern('Omar;;Kaya;5')).toEqual([['Omar', '', 'Kaya', '5']]);
});

it('takes a line of headings in any order, and the words of the country', () => {
  expect(kern('Achternaam\tVoornaam\tLeerjaar\nClaes\tFien\t4e leerjaar', BE)).toEqual([['Fien', '', 'Claes', '6']]);
  expect(kern('Naam\nNoor')).toEqual([['Noor', '', '', '4']]);
});

it('gives the year of the group when none is told, and skips empty lines', () => {
  expect(kern('\r\nNoor\t\r\n\r\n')).toEqual([['Noor', '', '', '4']]);
  expect(isLeeg(legeRegel(1, '4'))).toBe(true);
});
