import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { strandPlan } from './strands.ts';

/** Formats that show whole misspellings: at most a quarter of the work (games.md section 2). */
export const MISSPELLING_FORMATS: ReadonlySet<Format> = new Set(['kies', 'oordeel', 'zoekfout']);

/** Whether the child writes or builds the form. */
export function isProduction(format: Format): boolean {
  return PARAMS.formaten[format].production;
}

/** Goals about the build of a word, which cutting makes visible. */
const CUTTABLE =
  /^(?:verenkeling|verdubbeling|stomme-e|samenstelling|voorvoegsel|kleefletter|tussen-[ns]|koppelteken)$/u;
/** Goals about one and more. */
const MEERVOUD = /^mv-/u;

/** Formats of a spelling goal that make its rule visible: cutting a word, putting words in their bin, one and more. */
function insightOf(doelId: string, groep: number): Format[] {
  return [
    'sorteer',
    ...(groep >= 4 && CUTTABLE.test(doelId) ? ['splits' as const] : []),
    ...(MEERVOUD.test(doelId) ? ['koppel' as const] : []),
  ];
}

function spellingOf(doelId: string, groep: number): Format[] {
  if (doelId.startsWith('ww-')) return ['werkwoord'];
  if (groep <= 3) return ['bouw', 'klank', 'gat', 'rijm', 'flits', ...insightOf(doelId, groep)];
  return [
    'bouw',
    'dictee',
    'gat',
    'flits',
    ...insightOf(doelId, groep),
    'kies',
    'oordeel',
    ...(groep >= 5 ? ['zoekfout' as const] : []),
  ];
}

/** Formats for the words of a teacher's list: those in which the word itself is made, heard or remembered, whatever its goal. */
export function listFormats(options: {
  groep: number;
  instelling: Pick<Oefeninstelling, 'formatenVerboden' | 'typenAan'>;
}): Format[] {
  const { groep, instelling: setting } = options;
  const all: Format[] = groep <= 3 ? ['bouw', 'klank', 'gat', 'flits'] : ['bouw', 'dictee', 'gat', 'flits'];
  return all.filter((f) => !setting.formatenVerboden.includes(f) && (setting.typenAan || f !== 'dictee'));
}

function baseOf(doelId: string, groep: number): readonly Format[] {
  const strand = strandPlan(doelId);
  if (strand === undefined) return spellingOf(doelId, groep);
  return groep < strand.vanaf ? [] : strand.formaten;
}

/** Formats for a goal, productive first; without the forbidden ones, without typing when typing is off; none for a strand of a later jaargroep. */
export function formatsFor(options: {
  doelId: string;
  groep: number;
  instelling: Pick<Oefeninstelling, 'formatenVerboden' | 'typenAan'>;
}): Format[] {
  const { doelId, groep, instelling: setting } = options;
  return baseOf(doelId, groep).filter(
    (f) => !setting.formatenVerboden.includes(f) && (setting.typenAan || f !== 'dictee'),
  );
}
