import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { FORMATS, type Format } from '#engine/core/oefening/contract/contract.ts';
import type { PlanInput } from '#engine/core/somvenster/plan.ts';
import type { AvailableSpel, DeurenInput } from '#engine/core/somvenster/route.ts';
import type { Content } from '../../platform/content/content.ts';
import type { ServedSpel, Spellen } from '../../platform/spellen/spellen.ts';
import { fitsChild, type Requested, type Player } from './fitting.ts';
import type { StoneWoord } from '../woordlijsten/list-item.read.ts';
import type { NiveauRow } from './spelrondes.repository.ts';

const isFormat = (value: string): value is Format => FORMATS.some((f) => f === value);

export const formatsOf = (taak: { formaten: readonly string[] }): Format[] => taak.formaten.filter(isFormat);

/** Games and content: what a door is made of. */
export interface DeurenSource {
  spellen: Spellen;
  content: Content;
}

/** What decides the doors of a stone for a pupil, apart from the stone; `past` = the game can really ask it. */
export interface DeurenBase extends Omit<DeurenInput, 'formaten'> {
  past(spel: AvailableSpel, requested: Requested): boolean;
}

/** Shapes that end in typing unless the game can show options too. */
const TYPING: ReadonlySet<string> = new Set(['entry', 'read']);

/** Games with what they can take from this pupil: who does not type gets nothing to type. */
function usable(spellen: Spellen, { typenAan: typingEnabled }: Oefeninstelling): ServedSpel[] {
  return [...spellen.values()].map((spel) => ({
    ...spel,
    capabilities: spel.capabilities.filter((c) => typingEnabled || !TYPING.has(c.shape) || c.maxOptions !== undefined),
  }));
}

export function deurenBase(
  { spellen, content }: DeurenSource,
  leerling: { sterren: number; niveaus: readonly NiveauRow[] },
  player: Player,
): DeurenBase {
  const { instelling: setting } = player;
  const played = leerling.niveaus
    .filter((n) => n.laatst_op !== null)
    .toSorted((a, b) => (b.laatst_op?.getTime() ?? 0) - (a.laatst_op?.getTime() ?? 0))
    .map((n) => n.spel);
  const favorite = leerling.niveaus.toSorted((a, b) => b.gespeeld - a.gespeeld)[0]?.spel;
  return {
    available: usable(spellen, setting),
    sterren: leerling.sterren,
    verboden: setting.spellenVerboden,
    gespeeld: played,
    ...(favorite === undefined ? {} : { favorite }),
    past: (spel, requested) => fitsChild(content, { spel, gevraagd: requested, player }),
  };
}

/** What decides the doors of one stone: only games that can ask enough of its items. */
export function deurenOfTaak(
  { past: fits, ...base }: DeurenBase,
  taak: { doel_ids: readonly string[]; formaten: readonly string[]; woorden?: readonly StoneWoord[] | null },
): DeurenInput {
  const formats = formatsOf(taak);
  return {
    ...base,
    formaten: formats,
    turn: taak.doel_ids.join(' '),
    available: base.available.filter((spel) =>
      fits(spel, { doelIds: taak.doel_ids, formaten: formats, woorden: taak.woorden ?? null }),
    ),
  };
}

/** For planning: the formats of a goal in which a game of this pupil can ask enough items. */
export function playableFormats(
  { spellen, content }: DeurenSource,
  player: Player,
): NonNullable<PlanInput['playable']> {
  const allowed = usable(spellen, player.instelling).filter((s) => !player.instelling.spellenVerboden.includes(s.slug));
  return (doelId, formats) =>
    formats.filter((format) =>
      allowed.some((spel) => fitsChild(content, { spel, gevraagd: { doelIds: [doelId], formaten: [format] }, player })),
    );
}

/** Setting for planning: a format that no allowed game can take is left out, so that no stone is without a door. */
export function playable(setting: Oefeninstelling, spellen: Spellen): Oefeninstelling {
  const can = new Set(
    usable(spellen, setting)
      .filter((s) => !setting.spellenVerboden.includes(s.slug))
      .flatMap((s) => s.capabilities.flatMap((c) => c.formats)),
  );
  const forbidden = FORMATS.filter((f) => !can.has(f) || setting.formatenVerboden.includes(f));
  return { ...setting, formatenVerboden: forbidden };
}
