import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { figureSvg } from '#engine/figure/figure.ts';
import type { PlacedThing } from '#server/features/beloningen/beloningen.contract.ts';
import ground from '../../../../assets/art/landkaart/corner.svg';
import { blockAddress } from '../shared/block-drawing.tsx';
import { inDepth, scaleAt, stepOf, VIEW, type Spot } from './corner-model.ts';
import type { Corner } from './use-corner.ts';

/** Where the child itself stands. */
const OWN_PLACE = { x: 330, y: 470, width: 116, height: 137 } as const;
/** Movement from which a press is a drag, in units of the corner. */
const DRAG_FROM = 6;

/** Where a pointer is, in units of the corner. */
function spotOf(event: PointerEvent<SVGElement>, svg: SVGSVGElement | null): Spot | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

function Thing({
  thing,
  corner,
  svg,
}: {
  thing: PlacedThing;
  corner: Corner;
  svg: () => SVGSVGElement | null;
}): ReactNode {
  const { t } = useTranslation(['eiland', 'blocks']);
  const { code, x, y } = thing;
  const drag = useRef<{ dx: number; dy: number; moved: boolean } | null>(null);
  const isChosen = corner.chosen === code;
  const start = (event: PointerEvent<SVGGElement>): void => {
    const at = spotOf(event, svg());
    if (at === null) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { dx: at.x - x, dy: at.y - y, moved: false };
    corner.choose(code);
  };
  const move = (event: PointerEvent<SVGGElement>): void => {
    const at = spotOf(event, svg());
    if (drag.current === null || at === null) return;
    const to = { x: at.x - drag.current.dx, y: at.y - drag.current.dy };
    if (!drag.current.moved && Math.hypot(to.x - x, to.y - y) < DRAG_FROM) return;
    drag.current.moved = true;
    corner.move(code, to);
  };
  const end = (event: PointerEvent<SVGGElement>): void => {
    event.stopPropagation();
    if (drag.current?.moved === true) corner.put(code, { x, y });
    drag.current = null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = stepOf(event.key, thing);
    if (next !== undefined) corner.put(code, next);
    else if (event.key === 'Delete' || event.key === 'Backspace') corner.take(code);
    else if (event.key === 'Enter' || event.key === ' ') corner.choose(isChosen ? null : code);
    else return;
    event.preventDefault();
  };
  return (
    <g
      className="corner-thing"
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={t('ding', { wat: t(`blocks:thing.${code}`) })}
      transform={`translate(${x} ${y}) scale(${scaleAt(y)})`}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKey}
    >
      {isChosen && <ellipse className="corner-thing__ring" rx="84" ry="26" />}
      <rect x="-70" y="-130" width="140" height="140" fill="transparent" />
      <use href={blockAddress(code)} />
    </g>
  );
}

/** The picture of the own corner with everything that stands there. */
export function CornerWorld({ corner, figure }: { corner: Corner; figure: OwnFigure }): ReactNode {
  const { t } = useTranslation('eiland');
  const ref = useRef<SVGSVGElement>(null);
  const svg = (): SVGSVGElement | null => ref.current;
  const { chosen } = corner;
  const isPlaced = corner.things.some(({ code }) => code === chosen);
  const onGround = (event: PointerEvent<SVGSVGElement>): void => {
    const at = spotOf(event, ref.current);
    if (chosen === null || !isPlaced || at === null) return;
    corner.put(chosen, at);
    corner.choose(null);
  };
  const things = inDepth(corner.things);
  const before = things.filter(({ y }) => y <= OWN_PLACE.y);
  return (
    <svg
      ref={ref}
      className="corner-world"
      viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="group"
      aria-label={t('wereld')}
      data-placing={isPlaced || undefined}
      onPointerUp={onGround}
    >
      <image href={ground} x="-500" y="-300" width="2000" height="1300" />
      {before.map((thing) => (
        <Thing key={thing.code} thing={thing} corner={corner} svg={svg} />
      ))}
      <image
        className="corner-child"
        href={`data:image/svg+xml,${encodeURIComponent(figureSvg(figure, { face: 'blij' }))}`}
        x={OWN_PLACE.x - OWN_PLACE.width / 2}
        y={OWN_PLACE.y - OWN_PLACE.height}
        width={OWN_PLACE.width}
        height={OWN_PLACE.height}
      />
      {things.slice(before.length).map((thing) => (
        <Thing key={thing.code} thing={thing} corner={corner} svg={svg} />
      ))}
    </svg>
  );
}
