import { expect, it } from 'vitest';
import { isEmpty, readPaste, emptyLine } from './paste.ts';

const NL = { jaargroep: '4', years: [4, 5].map((year) => ({ jaar: year, namen: [String(year), `groep ${year}`] })) };
const BE = {
  jaargroep: '5',
  years: [5, 6].map((year) => ({ jaar: year, namen: [`${year - 2}`, `${year - 2}e leerjaar`] })),
};
const core = (text: string, state = NL) =>
  readPaste(text, state, 0).map(({ roepnaam, voorvoegsel, achternaam, jaargroep }) => [
    roepnaam,
    voorvoegsel,
    achternaam,
    jaargroep,
  ]);

it('reads one to four columns of a spreadsheet', () => {
  expect(core('Noor\nSem')).toEqual([
    ['Noor', '', '', '4'],
    ['Sem', '', '', '4'],
  ]);
  expect(core('Noor Bakker\nBakker, Noor')).toEqual([
    ['Noor', '', 'Bakker', '4'],
    ['Noor', '', 'Bakker', '4'],
  ]);
  expect(core("Zoë\tvan 't Veld\nLéon\td'Haene")).toEqual([
    ['Zoë', "van 't", 'Veld', '4'],
    ['Léon', '', "d'Haene", '4'],
  ]);
  expect(core('Wies\tvan der\tPlas\tgroep 5')).toEqual([['Wies', 'van der', 'Plas', '5']]);
  expect(core('Omar;;Kaya;5')).toEqual([['Omar', '', 'Kaya', '5']]);
});

it('takes a line of headings in any order, and the words of the country', () => {
  expect(core('Achternaam\tVoornaam\tLeerjaar\nClaes\tFien\t4e leerjaar', BE)).toEqual([['Fien', '', 'Claes', '6']]);
  expect(core('Naam\nNoor')).toEqual([['Noor', '', '', '4']]);
});

it('gives the year of the group when none is told, and skips empty lines', () => {
  expect(core('\r\nNoor\t\r\n\r\n')).toEqual([['Noor', '', '', '4']]);
  expect(isEmpty(emptyLine(1, '4'))).toBe(true);
});
