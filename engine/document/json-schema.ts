import { z } from 'zod/mini';
import { sceneSchema } from './scene.ts';

/** JSON Schema (draft 2020-12) of what an author writes, for editors and the studio. */
export function sceneJsonSchema(): object {
  return z.toJSONSchema(sceneSchema, { io: 'input', unrepresentable: 'any' });
}
