import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RoundResult } from '#engine/core/oefening/contract/contract.ts';
import { createFakeRound } from '#engine/core/oefening/fake/fake-ronde.ts';
import type { Sound } from '#engine/runtime/contract.ts';
import example from '../document/example.json' with { type: 'json' };
import nl from './i18n/nl.json' with { type: 'json' };
import { createMotor, type MotorOptions, type SpelMotor } from './motor.ts';
import { SpelScreen } from './spel-screen.tsx';
import { ACCESSIBILITY, createFakeSound, createFakeSpel } from './test-kit.ts';
import { createTexts } from './texts.ts';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
});
afterEach(cleanup);

/** A round of one word without a picture, in which the word may be typed. */
async function begin(sound: Sound, onEnd = vi.fn<(result: RoundResult) => void>()) {
  const round = createFakeRound({ fixture: 'entry:brood', seed: 7, items: 1 });
  const motor: SpelMotor = await createMotor({
    host: document.createElement('div'),
    doc: example,
    round,
    texts: createTexts(nl),
    accessibility: ACCESSIBILITY,
    sound,
    seed: 1,
    firstTime: false,
    plain: true,
    onEnd,
    onError: (error) => expect.fail(error.message),
    onLost: () => expect.fail('there is no picture to lose'),
  });
  const { spel } = motor;
  spel.start();
  const phase = (): string => spel.toestand.getState().phase;
  const until = async (wanted: string): Promise<void> => {
    for (let i = 0; i < 200 && phase() !== wanted; i += 1) {
      spel.step(30);
      await Promise.resolve();
    }
    expect(phase()).toBe(wanted);
  };
  await waitFor(() => {
    spel.step(1);
    expect(phase()).not.toBe('laden');
  });
  await until('spel');
  const write = (): void => {
    const word = round.built(spel.toestand.getState().vraag?.id ?? '')?.getoond.text ?? '';
    for (const letter of word) spel.type(letter, 'toets');
    spel.submit('toets');
  };
  return { motor, spel, until, write, onEnd };
}

function hide(on: boolean): void {
  Object.defineProperty(document, 'hidden', { value: on, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('stands still while the tab is hidden, and goes on in the same word', async () => {
  const { motor, spel, until, write, onEnd } = await begin(createFakeSound());
  const { vraag } = spel.toestand.getState();
  hide(true);
  expect(spel.toestand.getState().pause).toBe(true);
  write();
  spel.step(600);
  expect(spel.toestand.getState()).toMatchObject({ phase: 'spel', vraag, beads: ['nu'] });
  hide(false);
  expect(spel.toestand.getState()).toMatchObject({ pause: false, phase: 'spel', vraag });
  write();
  await until('resultaat');
  expect(onEnd.mock.calls[0]?.[0].stars).toBe(3);
  motor.destroy();
});

it('stays paused for a child that had paused before it left the tab', async () => {
  const { motor, spel } = await begin(createFakeSound());
  spel.pause(true);
  hide(true);
  hide(false);
  expect(spel.toestand.getState().pause).toBe(true);
  motor.destroy();
});

it('comes to its result when the device keeps all sound back', async () => {
  const silent: Sound = { ...createFakeSound(), play: () => 0, say: () => new Promise(() => undefined) };
  const { motor, until, write, onEnd } = await begin(silent);
  write();
  await until('resultaat');
  expect(onEnd).toHaveBeenCalledOnce();
  motor.destroy();
});

it('goes on as questions where the picture got lost, with what was done', async () => {
  const made: MotorOptions[] = [];
  render(
    <SpelScreen
      spel="proef"
      doc={{ land: 'stad', stage: { width: 1280, height: 720, background: '#1B1D47', scroll: 'none' } }}
      createRound={() => createFakeRound({ fixture: 'entry:brood', seed: 7, items: 5 })}
      texts={createTexts(nl)}
      accessibility={ACCESSIBILITY}
      name="Noor"
      munten={0}
      booking="waiting"
      sound={createFakeSound()}
      createMotor={(options) => {
        made.push(options);
        return Promise.resolve({ spel: createFakeSpel(), destroy: vi.fn<() => void>() });
      }}
      firstTime={false}
      seed={1}
      soundSetting={{ volumes: { stem: 1, effecten: 1, muziek: 1 }, onVolumes: vi.fn<() => void>() }}
      image={() => null}
      onAccessibility={vi.fn<() => void>()}
      onEnd={vi.fn<() => void>()}
      onStop={vi.fn<() => void>()}
      resultActions={{ playAgain: vi.fn<() => void>(), map: vi.fn<() => void>() }}
    />,
  );
  await screen.findByRole('button', { name: 'Pauze' });
  expect(made[0]).toMatchObject({ plain: false });
  expect(made[0]?.round.goal.done).toBeUndefined();
  act(() => made[0]?.onLost());
  await waitFor(() => expect(made).toHaveLength(2));
  expect(made[1]).toMatchObject({ plain: true, round: { goal: { done: ['goed', 'geholpen'] } } });
  expect(await screen.findByRole('button', { name: 'Pauze' })).toBeTruthy();
});
