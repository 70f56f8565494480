import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneV1 } from './v1.ts';
import { migrateToV2 } from './v2.ts';

const FROZEN = new URL('../frozen/', import.meta.url);
const documents = (version: string): string[] => readdirSync(new URL(`${version}/`, FROZEN));
const frozen = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FROZEN), 'utf8'));
const migrate = (part: object): unknown => migrateToV2(sceneV1.parse({ version: 1, ...part }));

describe('the frozen documents', () => {
  it.each(documents('v1'))('%s of version 1 becomes exactly the one that was kept of version 2', (file) => {
    expect(migrateToV2(sceneV1.parse(frozen(`v1/${file}`)))).toEqual(frozen(`v2/${file}`));
  });
});

describe('from version 1 to 2', () => {
  it('renames what the engine knows and leaves what the author named', () => {
    const bowl = { sprite: 'kom', delen: [{ sprite: 'goed' }], tik: true, states: { op: { pose: 'blij' }, vrij: {} } };
    expect(migrate({ prefabs: { kom: bowl }, layers: [{ id: 'deining', deining: { amp: 2, period: 3 } }] })).toEqual({
      version: 2,
      prefabs: {
        kom: { sprite: 'kom', parts: [{ sprite: 'goed' }], tap: true, states: { used: { pose: 'happy' }, vrij: {} } },
      },
      layers: [{ id: 'deining', swell: { amp: 2, period: 3 } }],
    });
  });

  it('renames poses where they are poses, not the parts of a drawing', () => {
    const dog = { poses: { blij: { blij: { alpha: 1 } }, slaapt: {} }, reacties: { goed: 'slaapt', wacht: 'wacht' } };
    expect(migrate({ actors: { hond: dog } })).toEqual({
      version: 2,
      actors: {
        hond: {
          poses: { happy: { blij: { alpha: 1 } }, slaapt: {} },
          reactions: { correct: 'slaapt', waits: 'waits' },
        },
      },
    });
  });

  it('follows events, strikes, states and calls through triggers', () => {
    const done = [
      { state: 'kom', to: 'op' },
      { pose: 'kok', to: 'juichen' },
      { tween: 'kom', to: { x: 1 }, ms: 1, ease: 'lineair' },
      { emit: 'samen' },
      { call: 'duwen.los' },
      { call: 'kommen.leeg' },
    ];
    const triggers = [
      { on: 'stroke', b: 'goud', if: "state.kom == 'op' && b != 'vroeg'", do: done },
      { on: 'snap', b: 'goud', do: [{ sound: 'goed' }] },
    ];
    const mechanics = [{ use: 'duwen' }, { use: 'tempo', id: 'kommen', on: 'samen' }];
    expect(migrate({ triggers, mechanics })).toEqual({
      version: 2,
      triggers: [
        {
          on: 'stroke',
          b: 'gold',
          if: "state.kom == 'used' && b != 'early'",
          do: [
            { state: 'kom', to: 'used' },
            { pose: 'kok', to: 'cheers' },
            { tween: 'kom', to: { x: 1 }, ms: 1, ease: 'linear' },
            { emit: 'joined' },
            { call: 'push.los' },
            { call: 'kommen.leeg' },
          ],
        },
        { on: 'snap', b: 'goud', do: [{ sound: 'goed' }] },
      ],
      mechanics: [{ use: 'push' }, { use: 'tempo', id: 'kommen', on: 'joined' }],
    });
  });

  it('renames the parameters of mechanics, also inside', () => {
    const mechanics = [
      { use: 'langsweg', rijen: [{ om: 4, prefabs: ['om'], feest: true }], poort: '$poort' },
      { use: 'vehicle', pushOn: { goed: 1, letterOk: 2 }, flapOn: 'bijna' },
      { use: 'camera', road: { colours: { road: '#000000' } } },
    ];
    expect(migrate({ mechanics })).toMatchObject({
      mechanics: [
        { use: 'roadside', rows: [{ apart: 4, prefabs: ['om'], festive: true }], gateAhead: '$poort' },
        { use: 'vehicle', pushOn: { correct: 1, letterOk: 2 }, flapOn: 'almost' },
        { use: 'camera', road: { colors: { road: '#000000' } } },
      ],
    });
  });
});
