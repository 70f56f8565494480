import type { TFunction } from 'i18next';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { MatrixDoel, MatrixPart, MatrixRow, VoortgangCell } from './matrix-data.ts';
import { ChangeSign } from '../shared/voortgang/change.tsx';
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
  const { t } = useTranslation(['voortgang', 'admins', 'period']);
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
          {cell?.pct !== undefined && (
            <strong>
              {cell.pct}% {cell.change !== undefined && <ChangeSign kind={cell.change.kind} />}
            </strong>
          )}
          {cell?.change === undefined ? (
            <span>{t(`status.${status}`)}</span>
          ) : (
            <span className="cell__was">{t('period:vergelijk.was', { pct: cell.change.was })}</span>
          )}
        </span>
      </button>
    </td>
  );
}

/** What a cell is called for the ear; what is read on it stands in the name as it is read there. */
function cellLabel(
  t: TFunction<['voortgang', 'admins', 'period']>,
  cell: VoortgangCell | undefined,
  who: { naam: string; doel: string },
): string {
  const status = t(`status.${cell?.status ?? 'niets'}`);
  const pct = cell?.pct;
  const change = cell?.change;
  if (pct === undefined) return t('matrix.cel', { ...who, stand: status });
  if (change === undefined) return t('matrix.cel', { ...who, stand: `${pct}% ${status}` });
  const was = t('period:vergelijk.was', { pct: change.was });
  const difference = t(`period:vergelijk.${change.kind}`);
  return t('matrix.cel.was', { ...who, pct, was, stand: status, verschil: difference });
}

/** Makes practice of a row or a column. */
export function PlusButton({ label, reachable, onPress }: { label: string; reachable: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="matrix__plus not-at-paper"
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name="plus" size={16} />
    </button>
  );
}

interface RowProps extends Handlers {
  /** Page of the pupil. */
  address: string;
  onPractice: ((part: MatrixPart) => void) | undefined;
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
  address,
  onPractice,
  onToets,
  onClick,
}: RowProps) {
  const { t } = useTranslation(['voortgang', 'admins', 'period']);
  const label = (doel: MatrixDoel, cell: VoortgangCell | undefined): string =>
    cellLabel(t, cell, { naam: row.naam, doel: doel.naam });
  return (
    <tr>
      <th scope="row" className="matrix__leerling">
        <span>
          <AnimalTile animal={row.dier} size={32} />{' '}
          <Link
            className="matrix__name"
            to={address}
            title={t('matrix.rij', { naam: row.naam })}
            tabIndex={reachableColumn === null ? -1 : 0}
          >
            {row.naam}
          </Link>
          {onPractice !== undefined && (
            <PlusButton
              label={t('matrix.rijOefening', { naam: row.naam })}
              reachable={reachableColumn !== null}
              onPress={() => onPractice({ leerlingId: row.leerlingId })}
            />
          )}
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
