import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScene, SCENE_VERSIONS } from '../scene.ts';
import { sceneV2 } from './v2.ts';
import { migrateToV3 } from './v3.ts';

const FROZEN = new URL('../frozen/', import.meta.url);
const documents = (version: string): string[] => readdirSync(new URL(`${version}/`, FROZEN));
const frozen = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FROZEN), 'utf8'));
const migrate = (part: object): unknown => migrateToV3(sceneV2.parse({ version: 2, ...part }));

describe('the frozen documents', () => {
  it.each(documents('v2'))('%s of version 2 becomes exactly the one that was kept of version 3', (file) => {
    expect(migrateToV3(sceneV2.parse(frozen(`v2/${file}`)))).toEqual(frozen(`v3/${file}`));
  });

  it.each(SCENE_VERSIONS.flatMap((version) => documents(`v${version}`).map((file) => `v${version}/${file}`)))(
    '%s can still be read',
    (file) => {
      const read = readScene(file, frozen(file));
      expect(read.ok ? '' : read.fout.line).toBe('');
    },
  );
});

describe('from version 2 to 3', () => {
  it('makes one timeline of the triggers of the finale: every wait begins a step', () => {
    const round = { items: 8, softSeconds: 90, finale: 'feest', finaleMs: 6000 };
    const triggers = [
      { on: 'snap', do: [{ sound: 'tik' }] },
      { on: 'finale', do: [{ sound: 'hoera' }, { wait: 300 }, { show: 'tafel' }, { wait: 200 }, { sound: 'plop' }] },
      { on: 'finale', if: '!reduced', do: [{ wait: 1500 }, { fx: 'confetti' }] },
    ];
    expect(migrate({ round, triggers })).toEqual({
      version: 3,
      round: { items: 8, softSeconds: 90 },
      triggers: [{ on: 'snap', do: [{ sound: 'tik' }] }],
      finales: [
        {
          name: 'feest',
          ms: 6000,
          timeline: [
            { name: 'step-1-1', at: 0, do: [{ sound: 'hoera' }] },
            { name: 'step-1-2', at: 300, do: [{ show: 'tafel' }] },
            { name: 'step-1-3', at: 500, do: [{ sound: 'plop' }] },
            { name: 'step-2-1', at: 1500, if: '!reduced', do: [{ fx: 'confetti' }] },
          ],
        },
      ],
    });
  });

  it('gives a document without an end of its own an empty one', () => {
    expect(migrate({})).toEqual({ version: 3, round: {}, finales: [{ name: 'finale', ms: 5000, timeline: [] }] });
  });

  it('leaves to the engine what the bubbles did themselves', () => {
    const bubbles = { use: 'bubbles', bubble: 'bel-*', rail: { y: 650, layer: 'vlucht' }, party: {} };
    expect(migrate({ mechanics: [bubbles, { use: 'track', party: 1 }] })).toMatchObject({
      mechanics: [
        { use: 'bubbles', bubble: 'bel-*' },
        { use: 'track', party: 1 },
      ],
    });
  });
});
