import { readFileSync } from 'node:fs';
import { readScene, type SceneDoc } from '#engine/document/scene.ts';

/** The scene document of a game, brought up to the newest version; throws one line that names the file when it cannot be read. */
export function readSceneFile(spel: string): SceneDoc {
  const file = `games/${spel}/scene.json`;
  const scene = readScene(file, JSON.parse(readFileSync(file, 'utf8')));
  if (!scene.ok) throw new Error(scene.fout.line);
  return scene.value;
}
