import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { MatrixDoel, MatrixRow, VoortgangCell } from './matrix-data.ts';
import { STATUS_ICON, statusClass } from '../shared/voortgang/status.tsx';

interface Handlers {
  onToets: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
}
interface CellProps extends Handlers {
  cel: VoortgangCell | undefined;
  plaats: { rij: number; column: number };
  reachable: boolean;
  gekozen: boolean;
  label: string;
}

/** Icon, percentage, word and tint; the button carries its own place for the keyboard. */
function Cell({ cel: cell, plaats: place, reachable, gekozen: chosen, label, onToets, onClick }: CellProps) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const status = cell?.status ?? 'niets';
  const icon = STATUS_ICON[status];
  return (
    <td>
      <button
        type="button"
        className={`cell ${statusClass(status)}`}
        tabIndex={reachable ? 0 : -1}
        aria-expanded={chosen}
        data-rij={place.rij}
        data-kolom={place.column}
        aria-label={label}
        title={label}
        onKeyDown={onToets}
        onClick={onClick}
      >
        {icon && <Icon name={icon} size={18} />}
        <span className="cell__text">
          {cell?.pct !== undefined && <strong>{cell.pct}%</strong>}
          <span>{t(`status.${status}`)}</span>
        </span>
      </button>
    </td>
  );
}

interface RowProps extends Handlers {
  rij: MatrixRow;
  nummer: number;
  doelen: readonly MatrixDoel[];
  reachableColumn: number | null;
  chosenDoel: string | null;
}

/** Rendered again only when its own focus or choice changes: a large group has more than a thousand cells. */
export const MatrixLine = memo(function MatrixLine({
  rij: row,
  nummer: number,
  doelen,
  reachableColumn,
  chosenDoel,
  onToets,
  onClick,
}: RowProps) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const label = (doel: MatrixDoel, cell: VoortgangCell | undefined): string => {
    const state = [cell?.pct === undefined ? '' : `${cell.pct}%`, t(`status.${cell?.status ?? 'niets'}`)]
      .filter((part) => part !== '')
      .join(' ');
    return t('matrix.cel', { naam: row.naam, doel: doel.naam, stand: state });
  };
  return (
    <tr>
      <th scope="row" className="matrix__leerling">
        <span>
          <AnimalTile animal={row.dier} size={32} />{' '}
          <span className="matrix__name" title={row.naam}>
            {row.naam}
          </span>
        </span>
      </th>
      {doelen.map((doel, column) => {
        const cell = row.cellen.get(doel.id);
        return (
          <Cell
            key={doel.id}
            cel={cell}
            plaats={{ rij: number, column }}
            reachable={column === reachableColumn}
            gekozen={doel.id === chosenDoel}
            label={label(doel, cell)}
            onToets={onToets}
            onClick={onClick}
          />
        );
      })}
    </tr>
  );
});
