import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spotId, standOfSpot, type SpotView } from './card-model.ts';
import { spriteAddress } from '../shared/art.ts';

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

/** A striped board before a place where a game is still being built. */
function BuildSign(): ReactNode {
  return (
    <svg className="spot__sign" viewBox="0 0 96 66" aria-hidden="true" focusable="false">
      <ellipse cx="48" cy="60" rx="42" ry="6" fill="#321B41" opacity=".14" />
      <path d="M18 28v32M78 28v32" stroke="#8A5A3B" strokeWidth="7" strokeLinecap="round" />
      <rect x="4" y="13" width="88" height="28" rx="7" fill="#D9D1C3" />
      <rect x="4" y="9" width="88" height="28" rx="7" fill="#FFFDF7" />
      <path d="M12 37l14-28h14l-14 28zM40 37l14-28h14l-14 28zM68 37l14-28h4a6 6 0 0 1 6 6v3l-10 19z" fill="#F1A11E" />
    </svg>
  );
}

/** A sun before a place that may be played for fun. */
export const FreeSign = (): ReactNode => (
  <svg className="spot__sun" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
    <circle cy="3" r="20" fill="#B86E06" opacity=".35" />
    <circle r="20" fill="#FFFDF7" />
    <circle r="11" fill="#FFC83D" />
    <path
      d="M0-18v4M0 14v4M-18 0h4M14 0h4M-12.700-12.700l2.800 2.800M9.900 9.900l2.800 2.800M12.700-12.700l-2.800 2.800M-9.900 9.900l-2.800 2.800"
      stroke="#F1A11E"
      strokeWidth="3.500"
      strokeLinecap="round"
    />
  </svg>
);

const GoldSign = (): ReactNode => (
  <svg className="spot__gold" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
    <circle cy="3" r="20" fill="#B86E06" />
    <circle r="20" fill="#FFC83D" />
    <circle r="14.500" fill="#F1A11E" />
    <path
      d="M0 -10L3 -3.200 10 -2.800 4.600 1.800 6.400 9 0 5 -6.400 9 -4.600 1.800 -10 -2.800 -3 -3.200Z"
      fill="#FFF3C4"
    />
  </svg>
);

/** What a place carries: a sun where may be played freely, a medal where all stars were earned. */
const Signs = ({ spot }: { spot: SpotView }): ReactNode => (
  <>
    {spot.free && <FreeSign />}
    {spot.gold && <GoldSign />}
  </>
);

export function LandkaartSpot(props: { spot: SpotView; calls: boolean; focus: boolean; onChoose(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { spot } = props;
  const spel = t(`spel.${spot.spel}`);
  const state = standOfSpot(spot);
  const name =
    t(`plek.${spot.away ? 'straks' : state}`, { spel, land: t(`land.${spot.land}`), count: spot.starsToGo }) +
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
      data-away={spot.away || undefined}
      data-roept={props.calls || undefined}
      tabIndex={props.focus ? 0 : -1}
      aria-label={name}
      onClick={props.onChoose}
    >
      <span className="spot__picture" style={picture}>
        {(state === 'kies' || state === 'vrij') && <span className="spot__glow" aria-hidden="true" />}
        <SpotDrawing spel={spot.spel} />
        {state === 'bouw' && <BuildSign />}
      </span>
      <Signs spot={spot} />
      <span className="spot__name" aria-hidden="true">
        {state === 'bouw' ? t('plek.bouw', { spel }) : spel}
      </span>
    </button>
  );
}
