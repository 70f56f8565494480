import { expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { BUBBLES } from './pieces/test-scenes.ts';
import { checkMechanics } from './params.ts';

const load = (part: object): Promise<unknown> =>
  startTestSpel({ doc: { ...BUBBLES, ...part }, fixture: 'sequence:kat' });
const first = BUBBLES.mechanics[0];

it.each([
  [{ mechanics: [first, { use: 'vliegen' }] }, "scene.json: mechanics[1].use: onbekende mechanic 'vliegen'"],
  [{ mechanics: [{ use: 'gesture', kind: 'pop', targets: 3 }] }, 'scene.json: mechanics[0].targets: '],
  [{ triggers: [{ on: 'ontploft', do: [{ bonus: 1 }] }] }, "scene.json: triggers[0].on: niemand meldt 'ontploft'"],
])('refuses a game with its path when it is loaded: %j', async (part, line) => {
  await expect(load(part)).rejects.toThrow(line);
});

it('checks by what is known of all mechanics as a game does', async () => {
  const spel = await startTestSpel({ doc: BUBBLES, fixture: 'sequence:kat' });
  expect(checkMechanics()(spel.scene.doc)).toBeNull();
  expect(checkMechanics({})({ ...spel.scene.doc, mechanics: [{ use: 'vliegen' }] })?.pad).toBe('mechanics[0].use');
  spel.destroy();
});
