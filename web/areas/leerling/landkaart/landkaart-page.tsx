import type { TFunction } from 'i18next';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import { useReducedMotion } from '#engine/react/use-less-motion.ts';
import type { PreferencesChange } from '#server/features/landkaart/landkaart.contract.ts';
import { beaconNodes, beaconOf } from './beacon.tsx';
import { pointOnLane } from './lane.ts';
import { createMotion, type Motion } from './motion.ts';
import { neighborNode, type Direction } from './neighbors.ts';
import { leave } from '../shared/leave.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { letterStyle, lettersOf, useFont } from '../shared/letters.ts';
import { figureOf } from '../shared/figure/chosen-figure.ts';
import { useFreePlay } from './use-free-play.ts';
import { useHomecoming, type Homecoming } from './use-homecoming.ts';
import { useList } from './use-list.ts';
import { usePost } from './use-post.tsx';
import { LandkaartHud } from './hud.tsx';
import { MapIcon } from './icons.tsx';
import { LAND_LAYOUT, type LandkaartPlace } from './card-layout.ts';
import {
  currentSteen,
  nodesOnMap,
  landenOnMap,
  mayPlayFreely,
  spotId,
  spotsOnMap,
  routesOnMap,
  steenId,
  steenForSpel,
  type SpotView,
  type RouteView,
  type SteenView,
} from './card-model.ts';
import { ISLAND_URL } from './art.ts';
import { useLandkaart, changePreferences } from '../shared/api/landkaart.api.ts';
import { List } from './list.tsx';
import { useMapSound } from './use-map-sound.ts';
import { Overlays } from './overlays.tsx';
import { MapError, MapLoading, MapRest } from './states.tsx';
import { LandkaartWorld } from './world.tsx';
import './landkaart.css';
import './landkaart-world.css';
import './steen-dialog.css';
import './note.css';

const Settings = lazy(async () => ({ default: (await import('./settings.tsx')).SettingsPanel }));

/** Where the figure stands when no stone asks for it. */
const REST_SPOT: LandkaartPlace = [1130, 1096];
const SPEECH_BUBBLE_MS = 5_000;
/** Height of the figure on the map. */
const FIGURE_HEIGHT = 225;

const avatarPlaceOf = (current: SteenView | null, routes: readonly RouteView[]): LandkaartPlace =>
  current?.place ?? (routes[0] ? pointOnLane(routes[0].lane, 0.9) : REST_SPOT);

/** Where the figure stands at a stone. */
const placeOf = (taakId: string | null, routes: readonly RouteView[]): LandkaartPlace | undefined =>
  routes.flatMap(({ stenen }) => stenen).find(({ item }) => item.taakId === taakId)?.place;

const NO_LAND: readonly string[] = [];

function Buttons({ motion, still, onListen }: { motion: Motion; still: boolean; onListen(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const [land, setLand] = useState(0);
  const can = useSyncExternalStore(motion.follow, motion.can);
  const step = (d: 1 | -1): void => {
    const newOne = (land + d + LAND_LAYOUT.length) % LAND_LAYOUT.length;
    setLand(newOne);
    const place = LAND_LAYOUT[newOne]?.plate;
    if (place) motion.applyToPlace(place);
  };
  return (
    <div className="card__buttons" role="toolbar" aria-label={t('kaart.knoppen')}>
      {still && (
        <button type="button" className="circle" aria-label={t('land.vorig')} onClick={() => step(-1)}>
          <MapIcon name="links" />
        </button>
      )}
      {still && (
        <button type="button" className="circle" aria-label={t('land.volgend')} onClick={() => step(1)}>
          <MapIcon name="rechts" />
        </button>
      )}
      <button
        type="button"
        className="circle"
        aria-label={t('zoom.uit')}
        disabled={!can.off}
        onClick={() => motion.zoom(-1)}
      >
        <MapIcon name="min" />
      </button>
      <button
        type="button"
        className="circle"
        aria-label={t('zoom.in')}
        disabled={!can.in}
        onClick={() => motion.zoom(1)}
      >
        <MapIcon name="plus" />
      </button>
      <button type="button" className="circle circle--sea" aria-label={t('hoorKaart')} onClick={onListen}>
        <SpelIcon name="luid" size={38} />
      </button>
    </div>
  );
}

type SpeechBubble = { place: LandkaartPlace; text: string };

/** A line beside a place that goes away by itself. */
function useSpeechBubble(
  first: SpeechBubble | null,
): [SpeechBubble | null, (speechBubble: SpeechBubble | null) => void] {
  const [speechBubble, setSpeechBubble] = useState<SpeechBubble | null>(first);
  useEffect(() => {
    if (!speechBubble) return undefined;
    const timer = setTimeout(() => setSpeechBubble(null), SPEECH_BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [speechBubble]);
  return [speechBubble, setSpeechBubble];
}

/** Says something above a place. */
const useSayAt = (say: (speechBubble: SpeechBubble) => void): ((spot: SpotView, text: string) => void) =>
  useCallback((spot, text) => say({ place: [spot.x, spot.y - spot.high], text }), [say]);

/** Everything that stands on the map, and where the child does. */
function useKaartbeeld({ card, standsAt, run }: Homecoming) {
  const routes = useMemo(() => routesOnMap(card), [card]);
  const spots = useMemo(() => spotsOnMap(card), [card]);
  const landen = useMemo(() => landenOnMap(card), [card]);
  const nodes = useMemo(() => [...nodesOnMap(routes, spots), ...beaconNodes(card)], [routes, spots, card]);
  const current = currentSteen(card, routes);
  return {
    routes,
    spots,
    landen,
    nodes,
    current,
    place: placeOf(standsAt, routes) ?? avatarPlaceOf(current, routes),
    /** The stone that is called on to; none while the stars come to the last one. */
    next: run?.step === 'stars' ? null : current,
    lifting: run?.step === 'walk' ? run.moments.landen : NO_LAND,
    done: routes.length > 0 && run === null,
  };
}

/** The stone whose card is open: at first the one in the address. */
function useOpenSteen(routes: readonly RouteView[]) {
  const requested = useSearchParams()[0].get('steen');
  const [open, setOpen] = useState<{ taakId: string; spel: string | null } | null>(
    requested === null ? null : { taakId: requested, spel: null },
  );
  const steen = routes.flatMap((route) => route.stenen).find(({ item }) => item.taakId === open?.taakId);
  const openSteen = useCallback(
    ({ item }: SteenView, spel: string | null = null) => setOpen({ taakId: item.taakId, spel }),
    [],
  );
  const closeSteen = useCallback(() => setOpen(null), []);
  return { open: open && steen ? { steen, spel: open.spel } : null, openSteen, closeSteen };
}

/** What a place without a stone has to say. */
const spotText = (t: TFunction<'landkaart'>, spot: SpotView): string =>
  t(spot.built ? `bubbel.${spot.away ? 'straks' : spot.mist ? 'mist' : 'open'}` : 'bubbel.bouw', {
    count: spot.starsToGo,
  });

type Greeting = 'post.jij' | 'vrij.kies' | 'vrij.op';

/** What the map says first: that there is post, or that there may be played freely. */
const greetingKey = (card: ShownMap): Greeting | null => {
  if (card.notities.some((note) => !note.gelezen)) return 'post.jij';
  return mayPlayFreely(card) ? 'vrij.kies' : null;
};
const freeKey = (card: ShownMap): Greeting => (mayPlayFreely(card) ? 'vrij.kies' : 'vrij.op');

interface CardProps {
  card: ShownMap;
  leerlingId: string;
  onChange(change: PreferencesChange): void;
  error: string | null;
}

function Card({ card: after, leerlingId, onChange, error }: CardProps): ReactNode {
  const { t } = useTranslation('landkaart');
  const asked = useSearchParams()[0].has('steen');
  const homecoming = useHomecoming(leerlingId, after, asked);
  const { card } = homecoming;
  const { routes, spots, landen, nodes, current, place, next, lifting, done } = useKaartbeeld(homecoming);
  const still = useReducedMotion(card.leerling.voorkeuren.minderBeweging || card.leerling.voorkeuren.rustig);
  const [motion] = useState(createMotion);
  useEffect(() => motion.set({ still }), [motion, still]);
  const figure = figureOf(leerlingId, card.leerling.figuur);
  const [list, setList] = useList(leerlingId);
  const { open, openSteen, closeSteen } = useOpenSteen(routes);
  const [settings, setSettings] = useState(false);
  const closeSettings = useCallback(() => setSettings(false), []);
  const atFigure = (key: Greeting): SpeechBubble => ({ place: [place[0], place[1] - FIGURE_HEIGHT], text: t(key) });
  const greeting = greetingKey(card);
  const [speechBubble, setSpeechBubble] = useSpeechBubble(greeting && atFigure(greeting));
  const sayAt = useSayAt(setSpeechBubble);
  const playFreely = useFreePlay(leerlingId, sayAt);
  const [focusId, setFocusId] = useState(() => (current ? steenId(current.item) : spotId('wortelboer')));
  const worldBox = useRef<HTMLElement>(null);
  const { speak, play } = useMapSound(card.leerling);
  const post = usePost(card, leerlingId, speak);
  const letters = lettersOf(card.leerling);
  useFont(letters.lettertype);

  const handleSpot = (spot: SpotView): void => {
    if (spot.free) return void playFreely(spot);
    const steen = spot.mist ? null : steenForSpel(spot.spel, current, routes);
    if (steen) return openSteen(steen, spot.spel);
    return sayAt(spot, spotText(t, spot));
  };
  const handleFocus = (id: string): void => {
    setFocusId(id);
    const node = nodes.find((item) => item.id === id);
    if (node) motion.showPlace([node.x, node.y]);
  };
  const handleArrow = (direction: Direction): void => {
    const doel = neighborNode(nodes, focusId, direction);
    worldBox.current?.querySelector<HTMLElement>(`[data-knoop="${doel}"]`)?.focus({ preventScroll: true });
  };
  const together = {
    routes,
    spots,
    landen,
    current: next,
    onSteen: (steen: SteenView) => openSteen(steen),
    onSpot: handleSpot,
  };

  return (
    <main
      className="card"
      ref={worldBox}
      data-stil={still || undefined}
      data-letter={card.leerling.voorkeuren.lettergrootte}
      style={letterStyle(letters)}
    >
      <h1 className="only-reader">{t('titel')}</h1>
      <LandkaartHud
        card={card}
        figure={figure}
        list={list}
        settingsOpen={settings}
        onList={() => setList(!list)}
        onSettings={() => setSettings(!settings)}
        onPost={() => post.open()}
        onSun={() => setSpeechBubble(atFigure(freeKey(card)))}
      />
      {list ? (
        <List
          {...together}
          notice={speechBubble?.text ?? homecoming.sentence}
          mails={card.notities}
          onNote={post.open}
        />
      ) : (
        <>
          <LandkaartWorld
            {...{ ...together, motion, figure, focusId, speechBubble, lifting, done }}
            avatarPlace={place}
            beacon={beaconOf(leerlingId, card)}
            onFocus={handleFocus}
            onArrow={handleArrow}
          />
          <Buttons
            motion={motion}
            still={still}
            onListen={() => speak(`z:${current ? current.item.titel : t('klaar')}`)}
          />
        </>
      )}
      {settings && (
        <Suspense>
          <Settings
            leerlingId={leerlingId}
            preferences={card.leerling.voorkeuren}
            letters={letters}
            typing={card.leerling.ingesteld.typen}
            figure={figure}
            error={error}
            fixed={card.meekijken}
            onChange={onChange}
            onLogout={() => void leave()}
            onClose={closeSettings}
          />
        </Suspense>
      )}
      {post.delen}
      <Overlays
        {...{ card, leerlingId, homecoming, page: worldBox, routes, current, place, motion, figure, list, open }}
        calm={still}
        onSay={speak}
        onPlay={play}
        onSteen={openSteen}
        onClose={closeSteen}
      />
    </main>
  );
}

/** Land map of one pupil. */
export function LandkaartPage(): ReactNode {
  const { leerlingId = '' } = useParams();
  // The island comes in while the data is still on its way.
  preload(ISLAND_URL, { as: 'image', fetchPriority: 'high' });
  const { ready } = useTranslation('landkaart', { useSuspense: false });
  const { data: known, error, isLoading, mutate } = useLandkaart(leerlingId);
  // The island is large: made in pieces, it leaves the page free for the child meanwhile.
  const data = useDeferredValue(known);
  const [failure, setError] = useState<string | null>(null);
  const { t } = useTranslation('landkaart', { useSuspense: false });
  if (!ready || (isLoading && !data)) return <MapLoading />;
  if (!data)
    return error ? (
      <MapError error={error} onRetry={() => void mutate()} onLogout={() => void leave()} />
    ) : (
      <MapLoading />
    );
  if (data.rust !== undefined)
    return (
      <MapRest
        rust={data.rust}
        name={data.leerling.roepnaam}
        onRetry={() => void mutate()}
        onLogout={() => void leave()}
      />
    );
  const change = (change: PreferencesChange): void => {
    const newOne: ShownMap = {
      ...data,
      leerling: { ...data.leerling, voorkeuren: { ...data.leerling.voorkeuren, ...change } },
    };
    setError(null);
    void mutate(
      changePreferences(leerlingId, change).then((preferences) => ({
        ...data,
        leerling: { ...data.leerling, voorkeuren: preferences },
      })),
      { optimisticData: newOne, rollbackOnError: true, revalidate: false },
    ).catch(() => setError(t('voorkeur.fout')));
  };
  return <Card key={leerlingId} card={data} leerlingId={leerlingId} onChange={change} error={failure} />;
}
