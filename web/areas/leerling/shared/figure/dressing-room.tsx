import { useState, type ReactNode } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import room from '../../../../../assets/art/landkaart/tree-house-room.svg';
import { FigureImage } from './figure-image.tsx';
import './dressing-room.css';

interface Props {
  figure: OwnFigure;
  /** What stands over the room: coins, the sun, the way back. */
  bar: ReactNode;
  /** Buttons beside the figure. */
  aside?: ReactNode;
  /** Effects over the figure. */
  over?: ReactNode;
  children: ReactNode;
}

/** The room in the tree house: the child's figure on its rug, and beside it what can be chosen. */
export function DressingRoom({ figure, bar, aside, over, children }: Props): ReactNode {
  // A figure that changes hops for joy; the key starts the hop anew.
  const [shown, setShown] = useState({ figure, hop: 0 });
  if (shown.figure !== figure) setShown({ figure, hop: shown.hop + 1 });
  return (
    <div className="dressing-room">
      <section className="dressing-room__stage">
        <img className="dressing-room__room" src={room} alt="" draggable={false} />
        <span
          className="dressing-room__figure"
          key={shown.hop}
          data-hop={shown.hop > 0 || undefined}
          aria-hidden="true"
        >
          <FigureImage figure={figure} face="blij" />
        </span>
        {over}
        {aside !== undefined && <div className="dressing-room__aside">{aside}</div>}
      </section>
      <section className="dressing-room__panel">{children}</section>
      <header className="dressing-room__bar">{bar}</header>
    </div>
  );
}
