import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import type { Attempt, Question, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import { createFakeRound, type FakeRonde } from '#engine/core/oefening/fake/fake-ronde.ts';
import { createBot } from '#engine/core/oefening/ronde/bot.ts';
import { readScene, type SceneDoc } from '#engine/document/scene.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { tokensOf } from '#engine/runtime/vraag.ts';
import example from '../document/example.json' with { type: 'json' };
import nl from './i18n/nl.json' with { type: 'json' };
import { createMotor } from './motor.ts';
import { SpelScreen } from './spel-screen.tsx';
import { createFakeSound, ACCESSIBILITY } from './test-kit.ts';
import { createTexts } from './texts.ts';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
  // This test browser draws nothing, as a school computer without a driver.
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

function sceneDoc(): SceneDoc {
  const read = readScene('example.json', example);
  if (!read.ok) throw new Error(read.fout.line);
  return read.value;
}

interface Table {
  round: FakeRonde;
  sound: ReturnType<typeof createFakeSound>;
  onEnd: ReturnType<typeof vi.fn<(result: RoundResult) => void>>;
  map: ReturnType<typeof vi.fn<() => void>>;
  spel: MountedSpel;
}

/** A round on a device without WebGL, past its intro. */
async function sitDown(fixture: string): Promise<Table> {
  const round = createFakeRound({ fixture, seed: 7, items: 2 });
  const sound = createFakeSound();
  const onEnd = vi.fn<(result: RoundResult) => void>();
  const map = vi.fn<() => void>();
  const made: MountedSpel[] = [];
  render(
    <SpelScreen
      spel="proef"
      doc={sceneDoc()}
      createRound={() => round}
      texts={createTexts(nl)}
      accessibility={ACCESSIBILITY}
      name="Noor"
      munten={0}
      booking="waiting"
      sound={sound}
      createMotor={async (options) => {
        const motor = await createMotor(options);
        made.push(motor.spel);
        return motor;
      }}
      firstTime={false}
      seed={1}
      soundSetting={{ volumes: { stem: 1, effecten: 1, muziek: 1 }, onVolumes: vi.fn<() => void>() }}
      image={() => null}
      onAccessibility={vi.fn<() => void>()}
      onEnd={onEnd}
      onStop={vi.fn<() => void>()}
      resultActions={{ playAgain: vi.fn<() => void>(), map }}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await screen.findByRole('region', { name: 'Spel' });
  const [spel] = made;
  if (spel === undefined) throw new Error('no game');
  return { round, sound, onEnd, map, spel };
}

const nth = (group: HTMLElement, i: number): HTMLElement => {
  const button = within(group).getAllByRole('button')[i];
  if (button === undefined) throw new Error(`no button ${i}`);
  return button;
};
const choices = (): HTMLElement => screen.getByRole('group', { name: 'Kies een antwoord' });
const placeOf = (vraag: Question, id: string): number => tokensOf(vraag).findIndex((token) => token.id === id);

/** Buttons that are pressed for an attempt, in order; none when it is typed or read. */
function pressed(attempt: Attempt, vraag: Question): HTMLElement[] {
  switch (attempt.kind) {
    case 'pick':
    case 'place':
      return [nth(choices(), placeOf(vraag, attempt.tokenId))];
    case 'bin': {
      const bins = vraag.view.shape === 'sort' ? vraag.view.bins : [];
      return [
        nth(
          choices(),
          bins.findIndex(({ id }) => id === attempt.binId),
        ),
      ];
    }
    case 'pair':
      return [attempt.a, attempt.b].map((id) => nth(choices(), placeOf(vraag, id)));
    case 'token':
      return [nth(choices(), attempt.index)];
    case 'cut': {
      const scissors = screen.getAllByRole('button', { name: /^Knip na/ });
      return attempt.after.flatMap((after) => scissors[after - 1] ?? []);
    }
    case 'text':
      return [];
    case 'readDone':
      return screen.queryAllByRole('button', { name: 'Ik heb het gelezen' });
  }
}

/** One act through the page, by pointer or by typing. */
async function perform(attempt: Attempt, vraag: Question): Promise<void> {
  for (const button of pressed(attempt, vraag)) await userEvent.click(button);
  if (attempt.kind === 'text') await userEvent.keyboard(`${attempt.text}{Enter}`);
}

/** Sorting shows one word at a time: the bot must speak of that one. */
function bent(attempt: Attempt, vraag: Question, { spel, round }: Table): Attempt {
  const solution = round.built(vraag.id)?.solution;
  if (attempt.kind !== 'bin' || solution?.soort !== 'sorteer') return attempt;
  const { choices: list } = spel.toestand.getState();
  const token = tokensOf(vraag).find(({ id }) => list.some((choice) => choice.id === id && !choice.busy));
  return token === undefined
    ? attempt
    : { kind: 'bin', tokenId: token.id, binId: solution.bin.get(token.id) ?? attempt.binId };
}

/** Answers one question, or its follow-up. */
async function answer(bot: ReturnType<typeof createBot>, vraag: Question, table: Table): Promise<void> {
  const now = (): SpelState => table.spel.toestand.getState();
  while (now().phase === 'spel' && now().vraag === vraag) {
    const attempt = bot.next();
    await perform(bent(attempt, vraag, table), vraag);
    bot.saw({ ok: true, done: false });
    if (attempt.kind === 'readDone') return;
  }
}

async function playOn(table: Table): Promise<void> {
  const { spel, round } = table;
  const bots = new Map<string, ReturnType<typeof createBot>>();
  for (let i = 0; i < 80 && spel.toestand.getState().phase !== 'resultaat'; i += 1) {
    act(() => spel.step(30));
    const { phase, vraag } = spel.toestand.getState();
    const built = round.built(vraag?.id ?? '');
    if (phase !== 'spel' || vraag === null || built === undefined) continue;
    const bot = bots.get(vraag.id) ?? createBot(built, 'goed', createRng(3));
    bots.set(vraag.id, bot);
    await answer(bot, vraag, table);
  }
}

describe('a round without WebGL', () => {
  it.each([
    'sequence:kat',
    'select:4',
    'sort:2',
    'entry:brood',
    'mark:splits',
    'mark:zoekfout',
    'pairs:meervoud',
    'read:zin',
  ])('is played to its result: %s', async (fixture) => {
    const table = await sitDown(fixture);
    await playOn(table);
    await waitFor(() => expect(table.onEnd).toHaveBeenCalledOnce());
    expect(table.onEnd.mock.calls[0]?.[0]).toMatchObject({ stars: 3 });
    expect(table.onEnd.mock.calls[0]?.[0].coins).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'De kaart' }));
    expect(table.map).toHaveBeenCalledOnce();
  });

  it('says so kindly, says the task and the word, and gives the same help', async () => {
    const { spel, sound, round } = await sitDown('select:4');
    expect(sound.calls[0]).toBe('say z:Je speelt nu met letters en plaatjes. Doe je mee?');
    await waitFor(() => expect(sound.calls).toContain('say z:Luister. Hoe schrijf je het?'));
    const { vraag } = spel.toestand.getState();
    if (vraag === null) throw new Error('no question');
    const right = round.built(vraag.id)?.sleutel.goed ?? [];
    const wrong = tokensOf(vraag).findIndex(({ text }) => !right.includes(text ?? ''));
    await userEvent.click(nth(choices(), wrong));
    expect(nth(choices(), wrong).dataset['missed']).toBe('true');
    await userEvent.click(nth(choices(), wrong));
    expect(screen.getByRole('complementary', { name: 'Tip' })).toBeTruthy();
    await userEvent.click(nth(choices(), wrong));
    expect(spel.toestand.getState().phase).toBe('toon');
  });
});
