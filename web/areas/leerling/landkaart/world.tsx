import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import { Beacon, type BeaconView } from './beacon.tsx';
import { AvatarOnSteen } from './avatar.tsx';
import { pointOnLane } from './lane.ts';
import type { Motion } from './motion.ts';
import { directionOf, type Direction } from './neighbors.ts';
import { CARD, LAND_LAYOUT, SEA, type LandkaartPlace } from './card-layout.ts';
import { spotId, steenId, type LandView, type SpotView, type RouteView, type SteenView } from './card-model.ts';
import { spriteAddress } from '../shared/art.ts';
import { ISLAND_URL } from './art.ts';
import { lifeOf } from './life.tsx';
import { LandkaartSpot } from './spot.tsx';
import { RouteLanes, Lamp, Flag, Signpost } from './route-layer.tsx';
import { SteenButton } from './steen.tsx';

export interface WorldProps {
  motion: Motion;
  landen: readonly LandView[];
  spots: readonly SpotView[];
  routes: readonly RouteView[];
  current: SteenView | null;
  avatarPlace: LandkaartPlace;
  figure: OwnFigure;
  /** The test that waits at the lighthouse. */
  beacon: BeaconView | undefined;
  focusId: string;
  speechBubble: { place: LandkaartPlace; text: string } | null;
  done: boolean;
  /** Codes of the lands whose mist goes up now. */
  lifting: readonly string[];
  onFocus(id: string): void;
  onSteen(steen: SteenView): void;
  onSpot(spot: SpotView): void;
  onArrow(direction: Direction): void;
}

/** Where the lamps of the first route stand, as a part of its length. */
const LAMPS = [0.16, 0.4, 0.84] as const;

type Thing = { key: string; footer: number; image: ReactNode };

function routeThings({ routes, current, focusId, onSteen }: WorldProps): Thing[] {
  return routes.flatMap((route, nr) => [
    ...route.stenen.map((steen): Thing => ({
      key: steenId(steen.item),
      footer: steen.place[1] - 40,
      image: (
        <SteenButton
          steen={steen}
          now={steen.item.taakId === current?.item.taakId}
          focus={focusId === steenId(steen.item)}
          small={nr > 0}
          onChoose={() => onSteen(steen)}
        />
      ),
    })),
    { key: `bord-${route.route.somvensterId}`, footer: route.lane[0]?.[1] ?? 0, image: <Signpost image={route} /> },
    {
      key: `vlag-${route.route.somvensterId}`,
      footer: route.lane.at(-1)?.[1] ?? 0,
      image: <Flag image={route} small={nr > 0} />,
    },
    ...(nr > 0 ? [] : LAMPS).map((part): Thing => {
      const [x, y] = pointOnLane(route.lane, part);
      return { key: `lamp-${route.route.somvensterId}-${part}`, footer: y - 46, image: <Lamp x={x} y={y - 34} /> };
    }),
  ]);
}

function thingsOf(props: WorldProps): Thing[] {
  const { spots, landen, focusId, onSpot } = props;
  const open = new Set(landen.filter((land) => land.open).map((land) => land.code));
  const calls = spots.find((spot) => spot.offered)?.spel;
  const things: Thing[] = [
    ...routeThings(props),
    ...spots.map((spot): Thing => ({
      key: spotId(spot.spel),
      footer: spot.y,
      image: (
        <LandkaartSpot
          spot={spot}
          calls={spot.spel === calls}
          focus={focusId === spotId(spot.spel)}
          onChoose={() => onSpot(spot)}
        />
      ),
    })),
    ...lifeOf(open).map(({ land, footer, image: picture }): Thing => ({
      key: `leven-${land}`,
      footer,
      image: picture,
    })),
    ...LAND_LAYOUT.filter(({ code }) => !open.has(code) || props.lifting.includes(code)).map(
      ({ code, footer }): Thing => ({
        key: `mist-${code}`,
        footer,
        image: (
          <svg
            className="card__mist"
            data-lifts={open.has(code) || undefined}
            viewBox={`0 0 ${CARD.breedte} ${CARD.hoogte}`}
            aria-hidden="true"
            focusable="false"
          >
            <use href={spriteAddress(`mist-${code}`)} />
          </svg>
        ),
      }),
    ),
    {
      key: 'avatar',
      footer: props.avatarPlace[1] + 8,
      image: <AvatarOnSteen figure={props.figure} place={props.avatarPlace} />,
    },
  ];
  return things.sort((a, b) => a.footer - b.footer);
}

function StarsToGo({ land }: { land: LandView }): ReactNode {
  const { t } = useTranslation('landkaart');
  return (
    <span>
      {t('nog', { aantal: land.starsToGo })}
      <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
        <path
          d="M0 -11L3.400 -3.800 11 -3.200 5.200 1.800 7 9.400 0 5.400 -7 9.400 -5.200 1.800 -11 -3.200 -3.400 -3.800Z"
          fill="#FFC83D"
          stroke="#FFC83D"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

function LandName({ land }: { land: LandView }): ReactNode {
  const { t } = useTranslation('landkaart');
  const spot = LAND_LAYOUT.find(({ code }) => code === land.code);
  if (!spot) return null;
  const [x, y] = land.open ? spot.label : spot.plate;
  if (land.open)
    return (
      <span className="land-name" style={{ left: x, top: y }}>
        <i style={{ background: spot.dot }} />
        {t(`land.${land.code}`)}
      </span>
    );
  return (
    <span className="land-plate" style={{ left: x, top: y }}>
      <b>{t(`land.${land.code}`)}</b>
      {land.built ? <StarsToGo land={land} /> : <span>{t('bouw')}</span>}
    </span>
  );
}

/** Moves the map, and follows the focus and the arrow keys of everything on it. */
function useMap({ motion, avatarPlace, onFocus, onArrow }: WorldProps) {
  const window = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onFocus, onArrow, avatarPlace });
  const [x, y] = avatarPlace;
  useLayoutEffect(() => {
    handlers.current = { onFocus, onArrow, avatarPlace };
  });
  useLayoutEffect(
    () =>
      window.current && world.current
        ? motion.koppel({
            window: window.current,
            world: world.current,
            begin: () => handlers.current.avatarPlace,
          })
        : undefined,
    [motion],
  );
  // The map goes along with the figure.
  useLayoutEffect(() => motion.goHome(), [motion, x, y]);
  useLayoutEffect(() => {
    const element = world.current;
    if (!element) return undefined;
    const focus = (event: FocusEvent): void => {
      const id = event.target instanceof HTMLElement ? event.target.dataset['knoop'] : undefined;
      if (id !== undefined) handlers.current.onFocus(id);
    };
    const toets = (event: KeyboardEvent): void => {
      const direction = directionOf(event.key);
      if (!direction) return;
      event.preventDefault();
      handlers.current.onArrow(direction);
    };
    const click = (event: MouseEvent): void => {
      if (motion.wasSleep() && event.detail > 0) event.stopPropagation();
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', toets);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', toets);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [motion]);
  return { window, world };
}

/** The map itself: one picture, and on it everything a child can choose, painted from back to front. */
export function LandkaartWorld(props: WorldProps): ReactNode {
  const { t } = useTranslation('landkaart');
  const { current, avatarPlace, done } = props;
  const { window, world } = useMap(props);
  return (
    <div className="card__window" ref={window}>
      <div className="card__world" ref={world} role="group" aria-label={t('kaart.groep')}>
        <img
          className="card__island"
          src={ISLAND_URL}
          alt=""
          fetchPriority="high"
          draggable={false}
          style={{ left: SEA.x, top: SEA.y, width: SEA.breedte, height: SEA.hoogte }}
        />
        <RouteLanes routes={props.routes} />
        {thingsOf(props).map((thing) => (
          <Fragment key={thing.key}>{thing.image}</Fragment>
        ))}
        <i className="card__night" aria-hidden="true" />
        <div aria-hidden="true">
          {props.landen.map((land) => (
            <LandName key={land.code} land={land} />
          ))}
        </div>
        {/* Its light shines over everything, also over the mist of the land behind it. */}
        {props.beacon && <Beacon {...props.beacon} focusId={props.focusId} />}
        {current && (
          <button
            type="button"
            className="play-proceed"
            style={{ left: avatarPlace[0], top: avatarPlace[1] + 100 }}
            onClick={() => props.onSteen(current)}
          >
            {t('speelVerder')}
            <SpelIcon name="speel" size={24} />
          </button>
        )}
        {!current && done && (
          <p className="done-board" style={{ left: avatarPlace[0], top: avatarPlace[1] + 100 }}>
            {t('klaar')}
          </p>
        )}
        {props.speechBubble && (
          <p
            className="speech-bubble"
            role="status"
            style={{ left: props.speechBubble.place[0], top: props.speechBubble.place[1] }}
          >
            {props.speechBubble.text}
          </p>
        )}
      </div>
    </div>
  );
}
