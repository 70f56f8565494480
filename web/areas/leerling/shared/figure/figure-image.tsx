import type { ReactNode } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { FigureChoice } from '#engine/figure/figure.ts';
import { useFigureAddress } from './drawn-figure.ts';

/** The figure of a child as an image of its own, so that the ids in its drawing meet no others on the page. */
export function FigureImage({
  figure,
  className,
  ...choice
}: { figure: OwnFigure; className?: string } & Pick<FigureChoice, 'part' | 'face' | 'pose'>): ReactNode {
  const address = useFigureAddress(figure, { part: 'whole', ...choice });
  return address === undefined ? null : <img className={className} src={address} alt="" draggable={false} />;
}

/** The same, whole: it breathes and blinks. */
export function LivingFigure({ figure }: { figure: OwnFigure }): ReactNode {
  const address = useFigureAddress(figure, { part: 'whole' });
  const closed = useFigureAddress(figure, { part: 'blink' });
  return (
    <span className="avatar" aria-hidden="true">
      {address !== undefined && <img src={address} alt="" draggable={false} />}
      {closed !== undefined && <img className="avatar__closed" src={closed} alt="" draggable={false} />}
    </span>
  );
}
