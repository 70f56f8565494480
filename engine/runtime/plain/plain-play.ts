import { readNewest } from '#engine/document/newest.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from '../assets.ts';
import { createEmptyAssets } from './empty-assets.ts';

/** So long the end of a round is celebrated without a picture, ms. */
const FINALE_MS = 1800;

function withoutPicture(doc: SceneDoc): SceneDoc {
  const { id, version, land, i18n, titleKey, capabilities, round, stage, sounds, tuning, modes, bonus, tests } = doc;
  return {
    id,
    version,
    land,
    i18n,
    titleKey,
    introKey: 'spel.plain.intro',
    capabilities,
    round,
    finales: [{ name: 'plain', ms: FINALE_MS, timeline: [] }],
    stage: { ...stage, scroll: 'none' },
    sounds,
    tuning,
    bonus,
    tests,
    assets: { icons: {}, svg: {}, layers: {}, rigs: {} },
    layers: [{ id: 'plain' }],
    mechanics: [{ use: 'typing' }],
    prefabs: {},
    actors: {},
    entities: [],
    woordRail: { show: false, align: 'center', y: 660 },
    help: { avoid: [] },
    triggers: [],
    paths: {},
    input: { keyboard: {}, lettersPick: true },
    tutorial: [],
    modes: {
      calm: { set: modes.calm.set, hide: [] },
      reducedMotion: { disable: [], hide: [] },
      oneSwitch: modes.oneSwitch,
    },
  };
}

/**
 * The same game as questions only: its round, words, tuning and rules without anything that is drawn or moves. Whoever has no WebGL plays this.
 * Throws on a wrong document.
 */
export function plainPlay(json: unknown): { doc: SceneDoc; assets: () => Promise<SceneAssets> } {
  const read = readNewest('scene.json', json);
  if (!read.ok) throw new Error(read.fout.line);
  return { doc: withoutPicture(read.value), assets: () => Promise.resolve(createEmptyAssets()) };
}
