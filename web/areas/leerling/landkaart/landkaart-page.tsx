import type { TFunction } from 'i18next';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import { useReducedMotion } from '#engine/react/use-less-motion.ts';
import type { PreferencesChange } from '#server/features/landkaart/landkaart.contract.ts';
import { pointOnLane } from './lane.ts';
import { createMotion, type Motion } from './motion.ts';
import { neighborNode, type Direction } from './neighbors.ts';
import { leave } from '../shared/leave.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { letterStyle, lettersOf, useFont } from '../shared/letters.ts';
import { figureOf } from '../shared/figure/chosen-figure.ts';
import { useList } from './use-list.ts';
import { usePost } from './use-post.tsx';
import { LandkaartHud } from './hud.tsx';
import { MapIcon } from './icons.tsx';
import { LAND_LAYOUT, type LandkaartPlace } from './card-layout.ts';
import {
  currentSteen,
  nodesOnMap,
  landenOnMap,
  spotId,
  spotsOnMap,
  routesOnMap,
  spelAddress,
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
import { MapMoments } from './rewards.tsx';
import { MapError, MapLoading, MapRest } from './states.tsx';
import { SteenDialog } from './steen-dialog.tsx';
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

/** Everything that stands on the map. */
function useKaartbeeld(card: ShownMap) {
  const routes = useMemo(() => routesOnMap(card), [card]);
  const spots = useMemo(() => spotsOnMap(card), [card]);
  const landen = useMemo(() => landenOnMap(card), [card]);
  const nodes = useMemo(() => nodesOnMap(routes, spots), [routes, spots]);
  return { routes, plekken: spots, landen, nodes };
}

type OpenSteen = { steen: SteenView; spel: string | null };

/** The stone whose card is open: at first the one in the address. */
function useOpenSteen(routes: readonly RouteView[]) {
  const requested = useSearchParams()[0].get('steen');
  const [open, setOpen] = useState<OpenSteen | null>(() => {
    const steen = routes.flatMap((route) => route.stenen).find((s) => s.item.taakId === requested);
    return steen ? { steen, spel: null } : null;
  });
  const closeSteen = useCallback(() => setOpen(null), []);
  return { open, setOpen, closeSteen };
}

/** What a place without a stone has to say. */
const spotText = (t: TFunction<'landkaart'>, spot: SpotView): string =>
  t(spot.built ? `bubbel.${spot.away ? 'straks' : spot.mist ? 'mist' : 'open'}` : 'bubbel.bouw', {
    count: spot.starsToGo,
  });

function Card({
  card,
  leerlingId,
  onChange,
  error,
}: {
  card: ShownMap;
  leerlingId: string;
  onChange(change: PreferencesChange): void;
  error: string | null;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  const navigate = useNavigate();
  const { routes, plekken: spots, landen, nodes } = useKaartbeeld(card);
  const current = currentSteen(card, routes);
  const avatarPlace = avatarPlaceOf(current, routes);
  const still = useReducedMotion(card.leerling.voorkeuren.minderBeweging || card.leerling.voorkeuren.rustig);
  const [motion] = useState(createMotion);
  useEffect(() => motion.set({ still }), [motion, still]);
  const figure = figureOf(leerlingId, card.leerling.figuur);
  const [list, setList] = useList(leerlingId);
  const { open, setOpen, closeSteen } = useOpenSteen(routes);
  const [settings, setSettings] = useState(false);
  const closeSettings = useCallback(() => setSettings(false), []);
  const [speechBubble, setSpeechBubble] = useSpeechBubble(
    card.notities.some((note) => !note.gelezen)
      ? { place: [avatarPlace[0], avatarPlace[1] - FIGURE_HEIGHT], text: t('post.jij') }
      : null,
  );
  const [focusId, setFocusId] = useState(() => (current ? steenId(current.item) : spotId('wortelboer')));
  const worldBox = useRef<HTMLElement>(null);
  const speak = useMapSound(card.leerling);
  const post = usePost(card, leerlingId, speak);
  const letters = lettersOf(card.leerling);
  useFont(letters.lettertype);

  const handleSpot = (spot: SpotView): void => {
    const steen = spot.mist ? null : steenForSpel(spot.spel, current, routes);
    if (steen) return setOpen({ steen, spel: spot.spel });
    return setSpeechBubble({ place: [spot.x, spot.y - spot.high], text: spotText(t, spot) });
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
  const openSteen = (steen: SteenView): void => setOpen({ steen, spel: null });
  const speakMap = (): void => speak(`z:${current ? current.item.titel : t('klaar')}`);
  const together = { routes, spots, landen, current, onSteen: openSteen, onSpot: handleSpot };

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
      />
      {list ? (
        <List {...together} notice={speechBubble?.text ?? null} mails={card.notities} onNote={post.open} />
      ) : (
        <>
          <LandkaartWorld
            {...together}
            motion={motion}
            avatarPlace={avatarPlace}
            figure={figure}
            focusId={focusId}
            speechBubble={speechBubble}
            done={routes.length > 0}
            onFocus={handleFocus}
            onArrow={handleArrow}
          />
          <Buttons motion={motion} still={still} onListen={speakMap} />
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
      <MapMoments card={card} calm={still} onSay={speak} />
      {open && (
        <SteenDialog
          steen={open.steen}
          today={routes.some((item) => item.today && item.route === open.steen.route)}
          figure={figure}
          preference={open.spel}
          onPlay={(spel) => void navigate(spelAddress(leerlingId, open.steen, spel))}
          onSay={speak}
          onClose={closeSteen}
        />
      )}
    </main>
  );
}

/** Land map of one pupil. */
export function LandkaartPage(): ReactNode {
  const { leerlingId = '' } = useParams();
  // The island comes in while the data is still on its way.
  preload(ISLAND_URL, { as: 'image', fetchPriority: 'high' });
  const { ready } = useTranslation('landkaart', { useSuspense: false });
  const { data, error, isLoading, mutate } = useLandkaart(leerlingId);
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
