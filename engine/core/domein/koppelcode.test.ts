import { expect, it } from 'vitest';
import { leesKoppelcode, maakKoppelcode, toonKoppelcode } from './koppelcode.ts';

const teller = () => {
  let nr = 0;
  return (max: number) => (nr += 5) % max;
};

it('makes eight characters that no eye mixes up, and reads them back however they were typed', () => {
  const code = maakKoppelcode(teller());
  expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{8}$/);
  expect(toonKoppelcode(code)).toBe(`${code.slice(0, 4)}-${code.slice(4)}`);
  for (const getypt of [code, toonKoppelcode(code), ` ${code.toLowerCase().split('').join(' ')} `])
    expect(leesKoppelcode(getypt)).toBe(code);
});

it('knows what cannot be a code', () => {
  for (const fout of ['', 'BCDF-GH2', 'BCDF-GH234', 'ABCD-EFGH', 'BCDF-GH20', 'BCDF_GH23'])
    expect([fout, leesKoppelcode(fout)]).toEqual([fout, undefined]);
});

it('draws every character', () => {
  let nr = 0;
  const codes = Array.from({ length: 28 }, () => maakKoppelcode((max) => nr++ % max));
  expect(new Set(codes.join('')).size).toBe(28);
});
