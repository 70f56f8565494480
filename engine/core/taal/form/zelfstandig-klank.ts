import { nucleiOf, type Nucleus } from '../woord/klinker-nuclei.ts';
import { STRESS_ON_E, STRESS_RULE } from '../tables/mv-lists.ts';

/** Ending of a noun by letters: last vowel group, consonant letters behind it, number of vowel groups, whether the last is weak. */
export type Slot = { w: string; core: Nucleus | undefined; na: string; nuclei: number; weak: boolean };

const WEAK_AFTER = /^(?:l|r|n|m|rd|ls|rs|ns|nd|lt)$/;
/** Reads the end of a noun; with tables the list of stressed endings decides whether `-el -er -en -em` is weak. */
export function endingOf(w: string, tables: boolean): Slot {
  const nuclei = nucleiOf(w);
  const core = nuclei.at(-1);
  const after = core ? w.slice(core.tot) : w;
  return {
    w,
    core,
    na: after,
    nuclei: nuclei.length,
    weak: isWeak({ w, core, na: after, nuclei: nuclei.length }, tables),
  };
}

function isWeak(s: Omit<Slot, 'weak'>, tables: boolean): boolean {
  if (s.nuclei < 2 || s.core?.g !== 'e') return false;
  if (s.na === '') return true;
  return WEAK_AFTER.test(s.na) && !STRESS_RULE.test(s.w) && !(tables && STRESS_ON_E.test(s.w));
}
