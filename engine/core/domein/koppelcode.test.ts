import { expect, it } from 'vitest';
import { parseKoppelcode, createKoppelcode, formatKoppelcode } from './koppelcode.ts';

const counter = () => {
  let nr = 0;
  return (max: number) => (nr += 5) % max;
};

it('makes eight characters that no eye mixes up, and reads them back however they were typed', () => {
  const code = createKoppelcode(counter());
  expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{8}$/);
  expect(formatKoppelcode(code)).toBe(`${code.slice(0, 4)}-${code.slice(4)}`);
  for (const typed of [code, formatKoppelcode(code), ` ${code.toLowerCase().split('').join(' ')} `])
    expect(parseKoppelcode(typed)).toBe(code);
});

it('knows what cannot be a code', () => {
  for (const error of ['', 'BCDF-GH2', 'BCDF-GH234', 'ABCD-EFGH', 'BCDF-GH20', 'BCDF_GH23'])
    expect([error, parseKoppelcode(error)]).toEqual([error, undefined]);
});

it('draws every character', () => {
  let nr = 0;
  const codes = Array.from({ length: 28 }, () => createKoppelcode((max) => nr++ % max));
  expect(new Set(codes.join('')).size).toBe(28);
});
