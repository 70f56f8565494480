import { STRANDS } from '#engine/core/oefening/contract/content-kind.ts';
import type { Content } from '../../platform/content/content.ts';

/** Column of the progress table: a spelling goal, or a strand of language such as rhyme. */
export interface PracticeDoel {
  id: string;
  nr: number;
  naam: string;
  kindnaam: string;
  groep: number;
  icoon: string;
  regel: string;
}

/** Strands stand after the spelling goals; their rule is what they are about. */
export function practiceDoelOf(
  { leerdoelen, strands }: Pick<Content, 'leerdoelen' | 'strands'>,
  id: string,
): PracticeDoel | undefined {
  const doel = leerdoelen.get(id);
  if (doel !== undefined) return doel;
  const strand = strands.get(id);
  const nr = STRANDS.find(({ doelId }) => doelId === id)?.nr;
  return strand === undefined || nr === undefined
    ? undefined
    : {
        id,
        nr,
        naam: strand.naam,
        kindnaam: strand.kindnaam,
        groep: strand.groepVan,
        icoon: strand.icoon,
        regel: strand.naam,
      };
}
