import { expect, it } from 'vitest';
import { maakCsv, veiligeCel } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ['+31', "'+31"],
  ['-x', "'-x"],
  ['@a', "'@a"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['a=b', 'a=b'],
  ['', ''],
  ['zeg "hoi"', '"zeg ""hoi"""'],
  ['a;b', '"a;b"'],
  [-3, '-3'],
  ['-3', "'-3"],
])('writes %j as %s', (waarde, verwacht) => {
  expect(veiligeCel(waarde)).toBe(verwacht);
});

it('joins cells and rows', () => {
  expect(
    maakCsv([
      ['Leerling', '='],
      ['Öykü', '58%'],
    ]),
  ).toBe("Leerling;'=\r\nÖykü;58%");
});
