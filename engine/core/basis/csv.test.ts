import { expect, it } from 'vitest';
import { createCsv, safeCell } from './csv.ts';

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
])('writes %j as %s', (value, expected) => {
  expect(safeCell(value)).toBe(expected);
});

it('joins cells and rows', () => {
  expect(
    createCsv([
      ['Leerling', '='],
      ['Öykü', '58%'],
    ]),
  ).toBe("Leerling;'=\r\nÖykü;58%");
});
