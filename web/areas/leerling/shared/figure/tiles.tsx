import type { ReactNode } from 'react';
import { Drawn } from './drawn.tsx';
import './tiles.css';

export interface Tile {
  key: string;
  /** What a screen reader says. */
  name: string;
  svg: string;
  on: boolean;
  /** Below the picture: a price, or that it is owned. */
  note?: ReactNode;
  choose(): void;
}

/** Big tiles of which one is on; those of the first group are larger, the others say what they are for. */
export function Tiles({
  label,
  tiles,
  large = false,
  titled = false,
}: {
  label: string;
  tiles: readonly Tile[];
  large?: boolean;
  titled?: boolean;
}): ReactNode {
  return (
    <>
      {titled && (
        <h3 className="tiles-title" aria-hidden="true">
          {label}
        </h3>
      )}
      <div className="tiles" role="group" aria-label={label} data-large={large || undefined}>
        {tiles.map((tile) => (
          <button
            key={tile.key}
            type="button"
            className="tile"
            aria-pressed={tile.on}
            aria-label={tile.name}
            onClick={tile.choose}
          >
            <Drawn svg={tile.svg} className="tile__picture" />
            {tile.note !== undefined && <span className="tile__note">{tile.note}</span>}
          </button>
        ))}
      </div>
    </>
  );
}
