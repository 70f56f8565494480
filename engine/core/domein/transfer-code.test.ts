import { expect, it } from 'vitest';
import { createRng } from '../basis/rng.ts';
import { parseTransferCode, createTransferCode, formatTransferCode } from './transfer-code.ts';

const rng = createRng(7);
const choose = (max: number) => rng.int(max);
const codes = Array.from({ length: 300 }, () => createTransferCode(choose));

it('makes codes of 20 characters and a check, all different', () => {
  expect(new Set(codes).size).toBe(300);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}[0-9A-HJKMNP-TV-Z*~$=U]$/);
});

it('reads them however they are typed', () => {
  for (const code of codes) {
    expect(formatTransferCode(code)).toMatch(/^(.{5}-){4}.$/);
    for (const typed of [
      code,
      formatTransferCode(code),
      formatTransferCode(code).toLowerCase(),
      ` ${formatTransferCode(code).replaceAll('-', ' ')} `,
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('1', 'I'),
    ]) {
      expect(parseTransferCode(typed)).toEqual({ ok: true, code });
    }
  }
});

it('sees every single slip and every swap of neighbours', () => {
  for (const code of codes.slice(0, 40)) {
    for (let spot = 0; spot < 20; spot += 1) {
      const different = code[spot] === 'A' ? 'B' : 'A';
      expect(parseTransferCode(code.slice(0, spot) + different + code.slice(spot + 1))).toEqual({
        ok: false,
        fout: 'controle',
      });
      if (spot === 19 || code[spot] === code[spot + 1]) continue;
      expect(
        parseTransferCode(code.slice(0, spot) + (code[spot + 1] ?? '') + (code[spot] ?? '') + code.slice(spot + 2)),
      ).toEqual({ ok: false, fout: 'controle' });
    }
  }
});

it.each(['', 'ABC', 'hallo allemaal', '11111-11111-11111-11111', '!!!!!-11111-11111-11111-1', '1'.repeat(22)])(
  'refuses %s as no code at all',
  (text) => {
    expect(parseTransferCode(text)).toEqual({ ok: false, fout: 'vorm' });
  },
);
