import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spotId, type SpotView } from './card-model.ts';
import { spriteAddress } from './art.ts';

const CLEAR = { links: 170, above: 250, breed: 340, high: 300 } as const;

/** The drawing of a place; its ground point lies at the bottom middle. */
export function SpotDrawing({ spel, className }: { spel: string; className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`${-CLEAR.links} ${-CLEAR.above} ${CLEAR.breed} ${CLEAR.high}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={spriteAddress(spel)} />
    </svg>
  );
}

export function LandkaartSpot(props: { spot: SpotView; calls: boolean; focus: boolean; onChoose(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { spot } = props;
  const spel = t(`spel.${spot.spel}`);
  const state = spot.mist ? 'mist' : spot.offered ? 'kies' : 'open';
  const name =
    t(`plek.${state}`, { spel, land: t(`land.${spot.land}`), count: spot.starsToGo }) +
    (spot.gold ? `, ${t('plek.goud')}` : '');
  const style = { left: spot.x - spot.wide / 2, top: spot.y - spot.high, width: spot.wide, height: spot.high + 14 };
  const picture = {
    left: spot.wide / 2 - CLEAR.links * spot.scale,
    top: spot.high - CLEAR.above * spot.scale,
    width: CLEAR.breed * spot.scale,
    height: CLEAR.high * spot.scale,
  };
  return (
    <button
      type="button"
      className="spot"
      data-knoop={spotId(spot.spel)}
      style={style}
      data-stand={state}
      data-roept={props.calls || undefined}
      tabIndex={props.focus ? 0 : -1}
      aria-label={name}
      onClick={props.onChoose}
    >
      <span className="spot__picture" style={picture}>
        {spot.offered && <span className="spot__glow" aria-hidden="true" />}
        <SpotDrawing spel={spot.spel} />
      </span>
      {spot.gold && (
        <svg className="spot__gold" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
          <circle cy="3" r="20" fill="#B86E06" />
          <circle r="20" fill="#FFC83D" />
          <circle r="14.500" fill="#F1A11E" />
          <path
            d="M0 -10L3 -3.200 10 -2.800 4.600 1.800 6.400 9 0 5 -6.400 9 -4.600 1.800 -10 -2.800 -3 -3.200Z"
            fill="#FFF3C4"
          />
        </svg>
      )}
      <span className="spot__name" aria-hidden="true">
        {spel}
      </span>
    </button>
  );
}
