import type { z } from 'zod/mini';
import { type Result, err, ok } from '#engine/core/basis/result.ts';
import { deepestError, type SceneError } from './error.ts';
import { sceneV1 } from './version/v1.ts';
import { migrateToV2, sceneV2 } from './version/v2.ts';
import { migrateToV3, sceneV3, type tuningValue } from './version/v3.ts';

export type { SceneError } from './error.ts';
/** Schema of the newest version: what an author writes today. */
export const newestScene = sceneV3;
/** A valid scene document of the newest version with all defaults filled in. */
export type SceneDoc = z.infer<typeof newestScene>;
/** What an author writes: defaults may be left out. */
export type SceneInput = z.input<typeof newestScene>;
/** One mechanic of a document with its parameters, not yet read by the mechanic's own schema. */
export type MechanicUse = SceneDoc['mechanics'][number];
/** One layer of the stage, back to front; px and px/s. */
export type LayerDef = SceneDoc['layers'][number];
/** A tunable number: fixed, an expression, from..to by play level, or steps. */
export type TuningValue = z.infer<typeof tuningValue>;
/** One step of the ghost hand before the first word. */
export type TutorialStep = SceneDoc['tutorial'][number];

/** Checks of parameters that live outside the document layer (mechanics, behaviours); answers null when all is well. */
export type SceneCheck = (doc: SceneDoc) => SceneError | null;

/** Why a document was refused; `line` names the file, the place in it and the reason. */
export interface SceneFault extends SceneError {
  line: string;
}

/** One step of the way up: reads a document of its version and answers it as one of the next. */
type Migration = (json: unknown) => Result<unknown, SceneError>;

const step =
  <T>(schema: z.ZodMiniType<T>, migrate: (doc: T) => unknown): Migration =>
  (json) => {
    const parsed = schema.safeParse(json);
    return parsed.success ? ok(migrate(parsed.data)) : err(deepestError(parsed.error.issues, []));
  };

/** The steps in order, the first one from version 1. A new version adds a line here. */
const MIGRATIONS: readonly Migration[] = [step(sceneV1, migrateToV2), step(sceneV2, migrateToV3)];
/** Versions that can be read; the last one is the newest. */
export const SCENE_VERSIONS: readonly number[] = [1, ...MIGRATIONS.map((_, i) => i + 2)];

/** The version that a document says it has, when that is one we know. */
function versionOf(json: unknown): Result<number, SceneError> {
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined;
  const known = SCENE_VERSIONS.find((number) => number === version);
  if (known !== undefined) return ok(known);
  const found = version === undefined ? 'geen versie' : `versie ${JSON.stringify(version)}`;
  return err({ pad: 'version', melding: `${found} gevonden, bekend zijn ${SCENE_VERSIONS.join(', ')}` });
}

function newest(json: unknown): Result<SceneDoc, SceneError> {
  const version = versionOf(json);
  if (!version.ok) return version;
  let doc = json;
  for (const migrate of MIGRATIONS.slice(version.value - 1)) {
    const next = migrate(doc);
    if (!next.ok) return next;
    doc = next.value;
  }
  const parsed = newestScene.safeParse(doc);
  return parsed.success ? ok(parsed.data) : err(deepestError(parsed.error.issues, []));
}

/**
 * Reads a scene document of any known version: step by step up to the newest, then its shape, then `checks`.
 * A fault carries the path of the deepest problem in the version where it was found. `file` is only said, never opened.
 * What only who writes a document needs to know (`AUTHOR_CHECKS`) is asked by the tests of the games and by the studio.
 */
export function readScene(
  file: string,
  json: unknown,
  checks: readonly SceneCheck[] = [],
): Result<SceneDoc, SceneFault> {
  const refuse = (error: SceneError) => err({ ...error, line: `${file}: ${error.pad}: ${error.melding}` });
  const read = newest(json);
  if (!read.ok) return refuse(read.fout);
  for (const check of checks) {
    const error = check(read.value);
    if (error !== null) return refuse(error);
  }
  return read;
}
