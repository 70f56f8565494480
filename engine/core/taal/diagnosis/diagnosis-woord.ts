import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { categoriesOf } from '../category/categories.ts';
import { diagnosisOf, type DiagnosisError } from './diagnosis.ts';
import { homofoonGroep } from '../klank/homofonen.ts';
import { pictureOf } from '../klank/klank.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';

/** Slips of an answer to a target word that is not in the content: its analysis is made first. Equal gives an empty list. */
export function diagnose(doel: string, antwoord: string, o: Options = {}): Result<DiagnosisError[], TaalError> {
  const woord = readWoord(doel);
  if (!woord.ok) return woord;
  const picture = pictureOf(woord.value, o);
  const cats = categoriesOf(picture, o);
  const homofonen = o.tables === false ? [] : homofoonGroep(picture.laag);
  return ok(diagnosisOf({ beeld: picture, cats, homofonen }, antwoord));
}
