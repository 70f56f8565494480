import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../taal/commands.ts';
import { doelOf, RONDES, START } from './doelen.ts';
import { inputOf } from './input.ts';

const TEN_THOUSAND =
  'lettergrepen grafemen categorieen vervoeg werkwoordsvorm meervoud verkleinwoord diagnose rijmt homofonen'.split(' ');

describe('14. the bench of the language core', () => {
  it('holds every command to its speed, as the median of five', () => {
    for (const name of TEN_THOUSAND) expect([name, doelOf(name)]).toEqual([name, { doel: 10_000, regels: 20_000 }]);
    expect(doelOf('fouten').doel).toBe(1000);
    expect([RONDES, START]).toEqual([5, { without: 1, including: 3 }]);
    expect([...COMMANDS.keys()].sort()).toEqual([...TEN_THOUSAND, 'fouten', 'niveau'].sort());
  });

  it('feeds as many different lines as it measures', () => {
    for (const name of COMMANDS.keys()) {
      const rules = inputOf(name, 500);
      expect(rules.length).toBe(500);
      expect(new Set(rules).size, name).toBeGreaterThan(490);
    }
  });
});
