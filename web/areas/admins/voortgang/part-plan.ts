import type { TFunction } from 'i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { PracticePlan } from '../shared/voortgang/practice-dialog.tsx';
import type { MatrixData, MatrixDoel, MatrixPart, MatrixRow } from './matrix-data.ts';

/** Goals that are ticked to begin with: more is no practice of a day. */
const TICKED = 3;

const choiceOf = ({ id, naam: name }: MatrixDoel) => ({ id, text: name });

/** Practice of a row: the goals that cost this pupil most. */
function planOfRow(t: TFunction, row: MatrixRow, doelen: readonly MatrixDoel[]): PracticePlan {
  const weight = ({ id }: MatrixDoel): number => {
    const cell = row.cellen.get(id);
    return (cell?.status === 'struikel' ? 0 : 1000) + (cell?.pct ?? 101);
  };
  const open = doelen
    .filter(({ id }) => !['beheerst', 'onderhoud'].includes(row.cellen.get(id)?.status ?? 'niets'))
    .toSorted((a, b) => weight(a) - weight(b));
  const choices = open.length === 0 ? doelen : open;
  const stumbles = choices.filter(({ id }) => row.cellen.get(id)?.status === 'struikel');
  return {
    titel: t('voortgang:rij.titel', { naam: row.roepnaam }),
    kind: 'doelIds',
    choices: choices.map(choiceOf),
    chosen: (stumbles.length === 0 ? choices.slice(0, 1) : stumbles.slice(0, TICKED)).map(({ id }) => id),
    people: [row],
    needy: [row.leerlingId],
    most: CONSTANTS.TAKEN_MAX,
  };
}

/** Practice of a column: everybody who stumbles over the goal. */
function planOfColumn(t: TFunction, doel: MatrixDoel, rows: readonly MatrixRow[]): PracticePlan {
  return {
    titel: t('voortgang:kolom.titel', { doel: doel.naam }),
    kind: 'doelIds',
    choices: [choiceOf(doel)],
    chosen: [doel.id],
    people: rows,
    needy: rows.filter((row) => row.cellen.get(doel.id)?.status === 'struikel').map(({ leerlingId }) => leerlingId),
    most: CONSTANTS.TAKEN_MAX,
  };
}

/** What is filled in for a row or a column; nothing when it is not in the matrix any more. */
export function planOf(t: TFunction, { rijen: rows, doelen }: MatrixData, part: MatrixPart): PracticePlan | null {
  if ('leerlingId' in part) {
    const row = rows.find(({ leerlingId }) => leerlingId === part.leerlingId);
    return row === undefined ? null : planOfRow(t, row, doelen);
  }
  const doel = doelen.find(({ id }) => id === part.doelId);
  return doel === undefined ? null : planOfColumn(t, doel, rows);
}
