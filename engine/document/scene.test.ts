import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMechanics } from '#engine/mechanics/params.ts';
import { compileExpr } from './expr.ts';
import { sceneJsonSchema } from './json-schema.ts';
import { checkNames } from './names.ts';
import { readScene, type TuningValue } from './scene.ts';
import { checkTuning, createTuning, resolveTuning } from './tuning.ts';
import example from './example.json' with { type: 'json' };

const checks = [checkNames, checkTuning, checkMechanics()];
const copy = (): typeof example => structuredClone(example);

describe('readScene', () => {
  it('reads the example of the README and fills in defaults', () => {
    const result = readScene('example.json', example, checks);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) expect(result.value.modes.oneSwitch.scanMs).toBe(1600);
  });

  it.each([
    [
      'an unknown field deep inside',
      (d: ReturnType<typeof copy>) => Object.assign(d.prefabs.kom.token, { kleur: 'rood' }),
      'prefabs.kom.token',
    ],
    [
      'a sprite that does not exist',
      (d: ReturnType<typeof copy>) => Object.assign(d.prefabs.kom, { sprite: 'emmer' }),
      'prefabs.kom.sprite',
    ],
    [
      'a layer that does not exist',
      (d: ReturnType<typeof copy>) => Object.assign(d.entities[0] ?? {}, { layer: 'zee' }),
      'entities[0].layer',
    ],
    [
      'a reaction without a pose',
      (d: ReturnType<typeof copy>) => Object.assign(d.actors.kok.reactions, { wordDone: 'verrast' }),
      'actors.kok.reactions.wordDone',
    ],
    [
      'a pose that nobody has',
      (d: ReturnType<typeof copy>) => Object.assign(d.triggers[0] ?? {}, { do: [{ pose: 'kok', to: 'blij' }] }),
      'triggers[0].do[0].to',
    ],
    [
      'a wrong mechanic parameter',
      (d: ReturnType<typeof copy>) => Object.assign(d.mechanics[0] ?? {}, { snapRadius: true }),
      'mechanics[0].snapRadius',
    ],
    [
      'an unknown mechanic',
      (d: ReturnType<typeof copy>) => Object.assign(d.mechanics[0] ?? {}, { use: 'toveren' }),
      'mechanics[0].use',
    ],
    [
      'an event that nobody emits',
      (d: ReturnType<typeof copy>) => Object.assign(d.triggers[0] ?? {}, { on: 'snep' }),
      'triggers[0].on',
    ],
    [
      'an unknown tuning name',
      (d: ReturnType<typeof copy>) => Object.assign(d.mechanics[0] ?? {}, { snapRadius: '$weg' }),
      'mechanics[0].snapRadius',
    ],
    [
      'an action outside the list',
      (d: ReturnType<typeof copy>) => Object.assign(d.triggers[0]?.do[0] ?? {}, { eval: '1' }),
      'triggers[0].do[0]',
    ],
  ])('names the place of %s', (_, breakUp, path) => {
    const doc = copy();
    breakUp(doc);
    expect(readScene('example.json', doc, checks)).toMatchObject({ ok: false, fout: { pad: path } });
  });

  it.each([
    [0, 'versie 0'],
    [99, 'versie 99'],
    ['2', 'versie "2"'],
    [null, 'versie null'],
    [undefined, 'geen versie'],
  ])('refuses version %j in one line with the file, what was found and what is known', (version, found) => {
    const result = readScene('games/kat/scene.json', { ...copy(), version });
    expect(result.ok ? '' : result.fout.line).toBe(
      `games/kat/scene.json: version: ${found} gevonden, bekend zijn 1, 2, 3`,
    );
  });

  it.each([null, 7, 'kat', []])('refuses %j, which is no document', (json) => {
    const result = readScene('games/kat/scene.json', json);
    expect(result.ok ? '' : result.fout.line).toBe(
      'games/kat/scene.json: version: geen versie gevonden, bekend zijn 1, 2, 3',
    );
  });

  it('names the place in an older document that cannot be brought up', () => {
    const result = readScene('games/kat/scene.json', { version: 1, triggers: [{ on: 'goed' }] });
    expect(result).toMatchObject({ ok: false, fout: { pad: 'triggers[0].do' } });
  });

  it('reads the very example that the README prints', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const block = /## A complete small game[\s\S]*?```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(example);
  });

  it('gives a JSON Schema for editors', () => {
    expect(JSON.stringify(sceneJsonSchema())).toContain('capabilities');
  });
});

const STEPS: TuningValue = {
  steps: [
    [0, 1],
    [0.5, 2],
    [0.9, 3],
  ],
};

describe('tuning', () => {
  it.each([
    [{ from: 6, to: 18 }, { s: 0.5, calm: false }, 12],
    [{ from: 6, to: 18, calm: 0 }, { s: 0.5, calm: true }, 0],
    [{ from: 1, to: 4, round: true }, { s: 0.5, calm: false }, 3],
    [{ from: 1, to: 4 }, { s: 7, calm: false }, 4],
    [STEPS, { s: 0.5, calm: false }, 2],
    [5, { s: 1, calm: true }, 5],
  ])('%j at %j is %d', (value, state, expected) => {
    expect(resolveTuning(value, state)).toBe(expected);
  });

  it('looks up $names and lets calm override them', () => {
    const tuning = createTuning({ a: { from: 1, to: 3 } }, { s: 1, calm: true, set: { a: 9 } });
    expect([tuning.num('$a'), tuning.num(4)]).toEqual([9, 4]);
    expect(() => tuning.get('b')).toThrow('b');
  });
});

describe('compileExpr', () => {
  const values = { ok: true, done: false, next: 'hint2', s: 0.4, 'state.lus': 'open' };
  const lookup = (name: string) => Object.entries(values).find(([key]) => key === name)?.[1] ?? null;

  it.each([
    ['ok', true],
    ['!ok', false],
    ["next=='hint2'", true],
    ['ok && !done', true],
    ['done || s >= 0.4', true],
    ["(ok || done) && state.lus != 'dicht'", true],
    ['s < 0.3', false],
    ['weg', false],
    ['weg == null', true],
  ])('%s is %s', (text, expected) => {
    const condition = compileExpr(text);
    expect(condition.ok && condition.value(lookup)).toBe(expected);
  });

  it.each(['', 'ok &&', 'alert(1)', 'a = 1', '(ok', 'ok ok', 'x[0]', '`x`'])('refuses %j', (text) => {
    expect(compileExpr(text).ok).toBe(false);
  });
});
