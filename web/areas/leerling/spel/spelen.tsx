import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Accessibility } from '#engine/runtime/contract.ts';
import type { PlaySun, RoundBooking } from '#engine/react/spel-props.ts';
import { SpelScreen } from '#engine/react/spel-screen.tsx';
import { isDone } from '#engine/core/somvenster/taak.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { Closing } from '#server/features/somvensters/somvensters.contract.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { figureOf } from '../shared/figure/chosen-figure.ts';
import { useLandkaart, changePreferences } from '../shared/api/landkaart.api.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { imageUrl } from '../shared/art.ts';
import { useFont } from '../shared/letters.ts';
import { bookedSince, bookingOf, createCompletion } from './complete.ts';
import { closings } from '../shared/closings.ts';
import type { Loaded } from './loaded.ts';
import { keepPlayed, keepArrival, loadKeepers } from './keep-played.ts';
import { createPlayRonde, type PlayRondeParts } from './play-ronde.ts';
import { recordingsOf, useSpelSound } from './spel-sound.ts';
import { SpelLoading } from './spel-loading.tsx';
import { useSpelCurtain } from './use-spel-curtain.ts';
import { useWarmNext } from './use-warm-next.ts';
import { SpelNotice } from './spel-notice.tsx';
import { ambienceOf } from './spel-ambience.ts';
import './spelen.css';
import type { RondeSpot } from '../shared/api/spelronde.api.ts';
import { createAccessibility } from './accessibility.ts';

export interface SpelenProps {
  spot: RondeSpot;
  slug: string;
  loaded: Loaded;
  outbox: Outbox | null;
  onReplay: () => void;
}

type Player = Pick<Landkaart['leerling'], 'roepnaam' | 'munten' | 'figuur'> & {
  voorkeuren: Omit<Landkaart['leerling']['voorkeuren'], 'lettergrootte'>;
};

const DEFAULT: Player = {
  roepnaam: '',
  munten: 0,
  figuur: null,
  voorkeuren: {
    rustig: false,
    minderBeweging: false,
    geluid: true,
    muziek: true,
    lettertype: null,
    letterafstand: null,
    toetsenbord: null,
  },
};

/** The map is asked for anew when the round is booked. */
const KNOWN_WILL_DO = { revalidateIfStale: false };

/** Keeps the round: answers while it runs, its end, and what earlier visits left open. */
function useCompletion(
  { spot, loaded, outbox }: SpelenProps,
  { before, sun, afterEnd }: { before: ShownMap | undefined; sun: PlaySun | null; afterEnd: () => void },
) {
  const { spelronde } = loaded;
  const [finding, setResult] = useState<Closing | null>(null);
  const [booking, setBooking] = useState<RoundBooking>('waiting');
  const [completion] = useState(() =>
    createCompletion({ spot: { ...spot, rondeId: spelronde.rondeId }, spel: spelronde.game, outbox, closings }),
  );
  useEffect(() => {
    void completion.begin(spelronde.seq);
    if (outbox) void loadKeepers();
    return completion.exit;
  }, [completion, spelronde.seq, outbox]);
  const [sunset, setSunset] = useState(false);
  const finish: PlayRondeParts['onDone'] = (spel, { stars, learned }, state) => {
    setSunset(sun !== null && Date.now() >= sun.until);
    if (outbox !== null && !navigator.onLine) setBooking('later');
    const kept = outbox === null ? null : keepPlayed(spelronde, spot, { stars, state });
    const request = { bonus: spel.bonus, seconden: spel.seconds, gestopt: spel.quit };
    void Promise.all([completion.finish(request), kept]).then(([newOne]) => {
      setResult(newOne);
      setBooking(bookingOf(newOne, outbox !== null));
      const words = newOne?.geleerd ?? learned;
      const arrival = outbox === null || !before ? null : keepArrival(before, spot, words);
      void Promise.resolve(arrival).finally(afterEnd);
    });
  };
  return { completion, finding, booking, sunset, finish };
}

/** The stone that the map offers after this one, when the server cannot tell. */
const nextSteenOf = (card: ShownMap | undefined, { somvensterId, taakId }: RondeSpot): { taakId: string } | undefined =>
  card?.routes
    .find((route) => route.somvensterId === somvensterId)
    ?.stenen.find((s) => s.taakId !== taakId && s.status !== 'dicht' && !isDone(s) && s.deuren.length > 0);

/** Free play ends by the clock of the server, counted from the moment that the round came in. */
const sunOf = ({ free: sun }: Loaded['spelronde']): PlaySun | null =>
  sun === undefined ? null : { until: Date.now() + sun.over * 1_000, total: sun.van * 1_000 };

/** One round: the game on the screen, every answer into the outbox, the result of the server at the end. */
function Playing(props: SpelenProps & { leerling: Player }) {
  const { spot, slug, outbox, onReplay, leerling } = props;
  const { spelronde, pkg, vragen, texts } = props.loaded;
  const navigate = useNavigate();
  const { data: card, mutate } = useLandkaart(spot.leerlingId, KNOWN_WILL_DO);
  const [ownChoice, setOwnChoice] = useState<Partial<Accessibility>>({});
  const accessibility = { ...createAccessibility(spelronde.instelling, leerling.voorkeuren), ...ownChoice };
  const [recording] = useState(() => recordingsOf(spot.leerlingId, spelronde.said));
  const sound = useSpelSound(slug, pkg.doc, {
    stem: spelronde.stem,
    recording,
    aan: leerling.voorkeuren,
    calm: accessibility.calm,
  });
  const [start] = useState(card);
  const [sun] = useState(() => sunOf(spelronde));
  const { completion, finding, booking, sunset, finish } = useCompletion(props, {
    before: start,
    sun,
    afterEnd: () => void mutate(),
  });
  // The map is fetched anew when the round is booked: the coins of this round are in it then.
  const [before] = useState(leerling.munten);
  const [ronde] = useState(() =>
    createPlayRonde({
      spelronde,
      capabilities: pkg.doc.capabilities,
      vragen,
      calm: accessibility.calm,
      reducedMotion: accessibility.reducedMotion,
      clock: { now: Date.now },
      ...(sun === null ? {} : { until: sun.until }),
      onAntwoord: completion.antwoord,
      onDone: finish,
    }),
  );

  const loading = useSpelCurtain(slug, ronde.ok);
  const mapPath = `/leerling/${spot.leerlingId}/landkaart`;
  const goToMap = () => void navigate(mapPath);
  // Without a line the map of the device knows what comes next.
  const next = booking === 'later' ? nextSteenOf(card, spot) : finding?.volgende;
  useWarmNext(finding);
  const onAccessibility = (part: Partial<Accessibility>) => {
    setOwnChoice({ ...ownChoice, ...part });
    if (part.calm !== undefined && outbox)
      void changePreferences(spot.leerlingId, { rustig: part.calm }).catch(() => undefined);
  };

  if (!ronde.ok)
    return <SpelNotice error={ronde.fout === 'pool-leeg' ? 'leeg' : 'fout'} map={mapPath} onRetry={onReplay} />;
  if (!sound.bron) return <SpelLoading spel={slug} done="player" />;
  const live = ronde.value;
  return (
    <div className="spelen">
      <SpelScreen
        spel={slug}
        doc={pkg.doc}
        createRound={() => live}
        seed={spelronde.seed}
        {...(pkg.eigen ? { eigen: pkg.eigen } : {})}
        figure={figureOf(spot.leerlingId, leerling.figuur)}
        texts={texts}
        accessibility={accessibility}
        name={leerling.roepnaam}
        munten={before}
        booking={bookedSince(booking, before, leerling.munten)}
        {...(sun === null ? {} : { sun })}
        sound={sound.bron}
        image={imageUrl}
        subtitle={sound.subtitle}
        soundSetting={{ volumes: sound.volumes, onVolumes: sound.changeVolumes }}
        firstTime={spelronde.eersteKeer}
        loading={loading}
        onAccessibility={onAccessibility}
        onEnd={() => undefined}
        onStop={goToMap}
        resultAmbience={ambienceOf(slug)}
        resultActions={{
          ...(sunset ? {} : { playAgain: onReplay }),
          map: goToMap,
          ...(next ? { next: () => void navigate(`${mapPath}?steen=${next.taakId}`) } : {}),
        }}
      />
    </div>
  );
}

/** The round with everything it needs of the child: choices, texts and letters. Without a connection the choices of the teacher count. */
export function Spelen(props: SpelenProps) {
  const { spot, loaded } = props;
  const { data: card, error } = useLandkaart(spot.leerlingId, KNOWN_WILL_DO);
  const leerling = card?.leerling ?? (error === undefined ? null : DEFAULT);
  const letters = useFont(
    leerling === null ? null : createAccessibility(loaded.spelronde.instelling, leerling.voorkeuren).lettertype,
  );
  if (leerling === null || !letters) return <SpelLoading spel={props.slug} done="round" />;
  return <Playing {...props} leerling={leerling} />;
}

// The texts come with the player, so that nothing is asked for after it.
export { loadTexts } from './spel-texts.ts';
