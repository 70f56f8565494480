import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import { splitOf } from './split.ts';
import { cap, environment, made, makes, realWoord, realWoorden } from './test-kit.ts';

const split = (w: string, doelId?: string): string => {
  const item = realWoord(w);
  const s = splitOf(item, doelId ?? item.hoofd);
  return s === null ? '-' : `${s.mode} ${s.tekst}`;
};

describe('cutting a word', () => {
  it.each([
    ['appel', 'verdubbeling', 'klankgroep a|ppel'],
    ['bakker', 'verdubbeling', 'klankgroep ba|kker'],
    ['apen', 'verenkeling', 'klankgroep a|pen'],
    ['apen', 'mv-en', 'klankgroep a|pen'],
    ['appelboom', 'samenstelling', 'samenstelling appel|boom'],
    ['appelboom', 'verdubbeling', 'klankgroep a|ppel|boom'],
    ['boom', 'kz-mkm', '-'],
  ])('%s for %s: %s', (w, doelId, result) => {
    expect(split(w, doelId)).toBe(result);
  });

  it('cuts in klankgroepen up to groep 5 and in lettergrepen after it', () => {
    const apple = realWoord('appel');
    expect(splitOf({ ...apple, groep: 5 }, 'verdubbeling')?.tekst).toBe('a|ppel');
    expect(splitOf({ ...apple, groep: 6 }, 'verdubbeling')).toMatchObject({ mode: 'lettergreep', tekst: 'ap|pel' });
  });

  it('calls a word of stems a compound, any other build morphemes', () => {
    const word = realWoord('appelboom');
    const parts = [
      { m: 'appel', soort: 'stam' as const },
      { m: 'boom', soort: 'achtervoegsel' as const },
    ];
    expect(splitOf(word, 'samenstelling')?.mode).toBe('samenstelling');
    expect(splitOf({ ...word, morfemen: parts }, 'samenstelling')?.mode).toBe('morfeem');
  });

  it('refuses parts that do not make the word, and a word that is cut everywhere', () => {
    const apple = realWoord('appel');
    expect(splitOf({ ...apple, klankgroepen: ['ap', 'pelen'] }, 'verdubbeling')).toBeNull();
    expect(splitOf({ ...apple, klankgroepen: ['appel'] }, 'verdubbeling')).toBeNull();
    expect(splitOf({ ...apple, klankgroepen: [...'appel'] }, 'verdubbeling')).toBeNull();
  });

  it.each(['verdubbeling', 'verenkeling', 'samenstelling', 'stomme-e', 'mv-en', 'voorvoegsel'])(
    'cuts real words of %s at joins only, and leaves a wrong place to cut',
    (doelId) => {
      let cut = 0;
      for (const item of realWoorden(doelId)) {
        const s = splitOf(item, doelId);
        if (s === null) continue;
        cut += 1;
        expect(s.bits.join('')).toBe(item.w);
        expect(s.tekst.replaceAll('|', '')).toBe(item.w);
        expect(s.tekst.split('|')).toHaveLength(s.cuts.length + 1);
        expect(s.cuts.every((n) => n > 0 && n < s.bits.length)).toBe(true);
        expect(s.bits.length - 1).toBeGreaterThan(s.cuts.length);
      }
      expect(cut).toBeGreaterThan(5);
    },
  );

  it('does not give a doubled letter away: both letters stand apart', () => {
    const bits = realWoorden('verdubbeling').flatMap((item) => splitOf(item, 'verdubbeling')?.bits ?? []);
    expect(bits.length).toBeGreaterThan(50);
    expect(bits.filter((b) => /^([b-df-hj-np-tv-z])\1$/u.test(b))).toEqual([]);
  });
});

describe('splits', () => {
  const mark = cap('mark');
  const asked = (w: string, doelId: string, groep = 4) =>
    made(realWoord(w), {
      format: 'splits',
      doelId,
      capability: mark,
      environment: environment({ groep }),
    });

  it.each([
    ['appel', 'verdubbeling', 'prompt.splits'],
    ['appelboom', 'samenstelling', 'prompt.splits.samenstelling'],
  ])('%s for %s asks %s', (w, doelId, key) => {
    expect(asked(w, doelId).question.prompt).toMatchObject({ instructionKey: key, audio: `w:${w}` });
  });

  it('tells the number of cuts to the young only', () => {
    expect(asked('appel', 'verdubbeling', 4).question.view).toMatchObject({ target: 'cut', count: 1 });
    expect(asked('appel', 'verdubbeling', 5).question.view).not.toHaveProperty('count');
  });

  it('takes the right cut, and writes the wrong one down with a bar', () => {
    const right = createTurn(asked('appel', 'verdubbeling'));
    expect(right.attempt({ kind: 'cut', after: [1] })).toMatchObject({ ok: true, done: true });
    expect(right.uitslag()).toMatchObject({ ruw: 'a|ppel', goed: true });
    const wrong = createTurn(asked('appel', 'verdubbeling'));
    expect(wrong.attempt({ kind: 'cut', after: [2] })).toMatchObject({ ok: false, done: false });
    expect(wrong.uitslag()).toMatchObject({ ruw: 'ap|pel', goed: false });
  });

  it.each([
    [cap('mark', { maxSlots: 5 }), true],
    [cap('mark', { maxSlots: 4 }), false],
    [cap('mark', { tokenKinds: ['letter'] }), true],
    [cap('mark', { tokenKinds: ['grafeem'] }), true],
    [cap('mark', { tokenKinds: ['woord'] }), false],
    [cap('select'), false],
  ])('fits a game with room for the letters: %j %s', (capability, fits) => {
    expect(makes(realWoord('appel'), { format: 'splits', doelId: 'verdubbeling', capability })).toBe(fits);
  });
});
