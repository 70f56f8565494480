import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatrixData, MatrixPart } from './matrix-data.ts';
import { MatrixLine, PlusButton } from './matrix-row.tsx';
import { DoelChanges } from './doel-changes.tsx';
import { nextPlace, type GridPlace } from './grid-toets.ts';

export interface CellChoice {
  leerlingId: string;
  doelId: string;
}

function placeOf(doel: EventTarget | null): GridPlace | null {
  const button = doel instanceof Element ? doel.closest<HTMLElement>('[data-kolom]') : null;
  return button ? { rij: Number(button.dataset['rij']), column: Number(button.dataset['kolom']) } : null;
}

const findCell = (box: HTMLElement | null, { rij: row, column }: GridPlace): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-rij="${row}"][data-kolom="${column}"]`) ?? null;

/**
 * Pupils by goals. One cell is in the tab order, with the name of its row and what can be made of its row and column; arrows
 * walk through the rest, Enter or a click opens.
 */
export function Matrix({
  matrix,
  gekozen: chosen,
  onChoose,
  onPractice,
  addressOf,
}: {
  matrix: MatrixData;
  gekozen: CellChoice | null;
  onChoose: (choice: CellChoice) => void;
  /** Makes practice of a whole row or column; absent for who may not. */
  onPractice?: ((part: MatrixPart) => void) | undefined;
  /** Page of one pupil. */
  addressOf: (leerlingId: string) => string;
}) {
  const { t } = useTranslation('voortgang');
  const box = useRef<HTMLTableElement>(null);
  const [reachable, setReachable] = useState<GridPlace | null>(null);
  const { rijen: rows, doelen } = matrix;
  const chosenRow = rows.findIndex(({ leerlingId }) => leerlingId === chosen?.leerlingId);
  const chosenColumn = doelen.findIndex(({ id }) => id === chosen?.doelId);
  useEffect(() => {
    if (chosenRow < 0 || chosenColumn < 0) return;
    findCell(box.current, { rij: chosenRow, column: chosenColumn })?.scrollIntoView?.({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [chosenRow, chosenColumn]);
  const now = reachable ?? { rij: Math.max(chosenRow, 0), column: Math.max(chosenColumn, 0) };
  const currentRow = Math.min(now.rij, rows.length - 1);
  const currentColumn = Math.min(now.column, doelen.length - 1);

  const className = matrix.compared ? 'matrix matrix--compared' : 'matrix';
  const columns = { '--columns': doelen.length };
  const onToets = useCallback(
    (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      const to = place && nextPlace(event, place, { rijen: rows.length, kolommen: doelen.length });
      if (!to) return;
      event.preventDefault();
      setReachable(to);
      findCell(box.current, to)?.focus();
    },
    [rows.length, doelen.length],
  );
  const onClick = useCallback(
    (event: MouseEvent) => {
      const place = placeOf(event.target);
      const row = place && rows[place.rij];
      const doel = place && doelen[place.column];
      if (!place || !row || !doel) return;
      setReachable(place);
      onChoose({ leerlingId: row.leerlingId, doelId: doel.id });
    },
    [rows, doelen, onChoose],
  );
  return (
    <div className="matrix-box">
      <table ref={box} aria-label={t('matrix.naam')} className={className} style={{ borderSpacing: 0, ...columns }}>
        <thead>
          <tr>
            <th scope="col" className="matrix__leerling">
              <span className="matrix__doel">{t('matrix.leerling')}</span>
              <small>{t('matrix.beheerst')}</small>
            </th>
            {doelen.map((doel, column) => (
              <th key={doel.id} scope="col" title={doel.naam}>
                <span className="matrix__doel">{doel.kort}</span>
                <small>{t('matrix.van', { n: doel.beheerst, m: rows.length })}</small>
                {matrix.compared && <DoelChanges changes={doel.changes} />}
                {onPractice !== undefined && (
                  <PlusButton
                    label={t('matrix.kolomOefening', { doel: doel.naam })}
                    reachable={column === currentColumn}
                    onPress={() => onPractice({ doelId: doel.id })}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <MatrixLine
              key={row.leerlingId}
              onToets={onToets}
              onClick={onClick}
              rij={row}
              nummer={number}
              doelen={doelen}
              address={addressOf(row.leerlingId)}
              onPractice={onPractice}
              reachableColumn={number === currentRow ? currentColumn : null}
              chosenDoel={chosen?.leerlingId === row.leerlingId ? chosen.doelId : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
