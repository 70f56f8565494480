import { z } from 'zod/mini';
import { newestScene } from './scene.ts';

/** JSON Schema (draft 2020-12) of what an author writes, for editors and the studio. */
export function sceneJsonSchema(): object {
  return z.toJSONSchema(newestScene, { io: 'input', unrepresentable: 'any' });
}
