import { expect, it } from 'vitest';
import { bestandsnaam, maakCsv, veiligeCel } from './csv.ts';

it.each([['=1+1', "'=1+1"], ['+31', "'+31"], ['-x', "'-x"], ['@a', "'@a"], ['a=b', 'a=b'], ['', ''], ['zeg "hoi"', '"zeg ""hoi"""'], ['a;b', '"a;b"']])('writes %s as %s', (waarde, verwacht) => {
  expect(veiligeCel(waarde)).toBe(verwacht);
});

it('joins cells and rows, and names the file', () => {
  expect(maakCsv([['Leerling', '='], ['Öykü', '58%']])).toBe("Leerling;'=\r\nÖykü;58%");
  expect(bestandsnaam(['4/5 Meeuwen', 'Leerlingen'])).toBe('4-5-meeuwen-leerlingen.csv');
});
