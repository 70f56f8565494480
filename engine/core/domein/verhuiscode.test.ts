import { expect, it } from 'vitest';
import { createRng } from '../basis/rng.ts';
import { leesVerhuiscode, maakVerhuiscode, toonVerhuiscode } from './verhuiscode.ts';

const rng = createRng(7);
const kies = (max: number) => rng.int(max);
const codes = Array.from({ length: 300 }, () => maakVerhuiscode(kies));

it('makes codes of 20 characters and a check, all different', () => {
  expect(new Set(codes).size).toBe(300);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}[0-9A-HJKMNP-TV-Z*~$=U]$/);
});

it('reads them however they are typed', () => {
  for (const code of codes) {
    expect(toonVerhuiscode(code)).toMatch(/^(.{5}-){4}.$/);
    for (const getypt of [
      code,
      toonVerhuiscode(code),
      toonVerhuiscode(code).toLowerCase(),
      ` ${toonVerhuiscode(code).replaceAll('-', ' ')} `,
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('1', 'I'),
    ]) {
      expect(leesVerhuiscode(getypt)).toEqual({ ok: true, code });
    }
  }
});

it('sees every single slip and every swap of neighbours', () => {
  for (const code of codes.slice(0, 40)) {
    for (let plek = 0; plek < 20; plek += 1) {
      const anders = code[plek] === 'A' ? 'B' : 'A';
      expect(leesVerhuiscode(code.slice(0, plek) + anders + code.slice(plek + 1))).toEqual({
        ok: false,
        fout: 'controle',
      });
      if (plek === 19 || code[plek] === code[plek + 1]) continue;
      expect(
        leesVerhuiscode(code.slice(0, plek) + (code[plek + 1] ?? '') + (code[plek] ?? '') + code.slice(plek + 2)),
      ).toEqual({ ok: false, fout: 'controle' });
    }
  }
});

it.each(['', 'ABC', 'hallo allemaal', '11111-11111-11111-11111', '!!!!!-11111-11111-11111-1', '1'.repeat(22)])(
  'refuses %s as no code at all',
  (tekst) => {
    expect(leesVerhuiscode(tekst)).toEqual({ ok: false, fout: 'vorm' });
  },
);
