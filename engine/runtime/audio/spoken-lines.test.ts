import { expect, it } from 'vitest';
import type { Sound } from '../contract.ts';
import { SpokenLines } from './spoken-lines.ts';

/** A voice whose lines end when the test says so. */
function createVoice(): { voice: SpokenLines; said: string[]; end: () => Promise<void> } {
  const said: string[] = [];
  const open: (() => void)[] = [];
  const sound: Sound = {
    play: () => 0,
    stop: () => undefined,
    rate: () => undefined,
    hush: () => said.push('-'),
    say: (audio) => {
      said.push(audio);
      return new Promise((resolve) => {
        open.push(resolve);
      });
    },
  };
  const end = async (): Promise<void> => {
    for (const resolve of open.splice(0)) resolve();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  };
  return { voice: new SpokenLines(sound), said, end };
}

it('says the task before the word, each when the other is over', async () => {
  const { voice, said, end } = createVoice();
  void voice.lines(['z:task', 'w:boom']);
  expect(said).toEqual(['z:task']);
  await end();
  expect(said).toEqual(['z:task', 'w:boom']);
});

it('forgets what was still to come when something else is said', async () => {
  const { voice, said, end } = createVoice();
  void voice.lines(['z:task', 'w:boom']);
  void voice.say('w:roos');
  await end();
  expect(said).toEqual(['z:task', 'w:roos']);
});

it('says only the word when the child acts before the task is said, and a word that sounds to its end', async () => {
  const { voice, said, end } = createVoice();
  void voice.lines(['z:hand', 'z:task', 'w:boom']);
  voice.hurry();
  voice.hurry();
  await end();
  expect(said).toEqual(['z:hand', 'w:boom']);
});

it('leaves a line that lost its use: the one of now, one to come, or the only one', async () => {
  const { voice, said, end } = createVoice();
  void voice.lines(['z:hand', 'z:task', 'w:boom']);
  voice.leave('z:hand');
  expect(said).toEqual(['z:hand', 'z:task']);
  voice.leave('w:boom');
  await end();
  voice.leave('z:other');
  void voice.say('z:hand');
  voice.leave('z:hand');
  await end();
  expect(said).toEqual(['z:hand', 'z:task', 'z:hand', '-']);
});
