import { type Result, err, ok } from '#engine/core/basis/result.ts';
import { deepestError, type SceneError } from './error.ts';
import type { SceneCheck, SceneDoc, SceneFault } from './scene.ts';
import { sceneV3 } from './version/v3.ts';

/**
 * Reads a document of the newest version: its shape, then `checks`. For what was read by `readScene` before, or is known to be new: the
 * way up from older versions stays away from a browser that does not need it.
 */
export function readNewest(
  file: string,
  json: unknown,
  checks: readonly SceneCheck[] = [],
): Result<SceneDoc, SceneFault> {
  const refuse = (error: SceneError) => err({ ...error, line: `${file}: ${error.pad}: ${error.melding}` });
  const parsed = sceneV3.safeParse(json);
  if (!parsed.success) return refuse(deepestError(parsed.error.issues, []));
  for (const check of checks) {
    const error = check(parsed.data);
    if (error !== null) return refuse(error);
  }
  return ok(parsed.data);
}

const NEWEST: SceneDoc['version'] = 3;

/** Whether a document says that it is of the newest version. */
export function isNewest(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'version' in json && json.version === NEWEST;
}
