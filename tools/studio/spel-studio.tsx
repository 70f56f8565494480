import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import '@fontsource/fredoka/500.css';
import '@fontsource/fredoka/600.css';
import { createFakeRound, type FakeRonde } from '#engine/core/oefening/fake/fake-ronde.ts';
import { createMotor, type MotorFactory } from '#engine/react/motor.ts';
import type { RoundBooking } from '#engine/react/spel-props.ts';
import { SpelScreen } from '#engine/react/spel-screen.tsx';
import { createTexts } from '#engine/react/texts.ts';
import nl from '#engine/react/i18n/nl.json';
import { createSound, type SoundSource } from '#engine/runtime/audio/audio.ts';
import { DEFAULT_VOLUMES } from '#engine/runtime/audio/audio-volumes.ts';
import type { Accessibility } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import type { SceneError } from '#engine/document/error.ts';
import { AUTHOR_CHECKS } from '#engine/document/author-checks.ts';
import { readScene } from '#engine/document/scene.ts';
import { loadSpel, SPEL_SLUGS, type SpelPackage } from '#games/registry.ts';
import { chosenFigure, readChoice } from './choice.ts';
import { ownRecipes } from './own-words.ts';
import { createRoundLog, type RoundLog } from './round-log.ts';
import { view, createPlayer, type Player, type ViewedRonde } from './self-player.ts';

declare global {
  interface Window {
    /** Handle for scripts that play and photograph a game. */
    studio?: { spel: MountedSpel; ronde: FakeRonde; player: Player; log: RoundLog };
    /** Takes another document for the game that plays; answers what is wrong with it. The workshop around this page calls it. */
    showScene?: (json: unknown) => SceneError | null;
    /** The document that was shown last, to play it again. */
    sceneShown?: unknown;
  }
}

const choice = readChoice(window.location.search);
const FIGURE = chosenFigure(choice);
const SELF_PLAY_MS = 700;
const sound: SoundSource = createSound({ token: () => null, stem: choice.stem, volumes: DEFAULT_VOLUMES });

/** A seeded round and the motor that plays it; what scripts may hold of it stands in the window. */
function createTrial(): { viewed: ViewedRonde; motor: MotorFactory } {
  const own = ownRecipes(choice);
  const ronde = createFakeRound({
    fixture: choice.fixture,
    ...(own.length === 0 ? {} : { recipes: own }),
    seed: choice.seed,
    items: choice.items,
    s: choice.s,
    calm: choice.calm,
    reducedMotion: choice.stil,
  });
  const log = createRoundLog();
  const viewed = view(ronde, log);
  const motor: MotorFactory = async (options) => {
    const created = await createMotor(options);
    window.studio = { spel: created.spel, ronde, player: createPlayer(created.spel, ronde, viewed), log };
    return created;
  };
  return { viewed, motor };
}

const reload = (): void => window.location.reload();
const image = (id: string): string => `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;
const ambience = (spel: string) => ({
  titleKey: 'finale.titel',
  links: `/games/${spel}/art/resultaat-links.svg`,
  right: `/games/${spel}/art/resultaat-rechts.svg`,
  background: `/games/${spel}/art/resultaat-achter.svg`,
});

const BEGIN: Accessibility = {
  calm: choice.calm,
  reducedMotion: choice.stil,
  oneSwitch: choice.knop,
  lettertype: 'andika',
  letterafstand: 0,
  toetsenbord: 'qwerty',
};

/** Purse of the child in the studio. */
const MUNTEN = 64;

function useSelfPlay(): void {
  useEffect(() => {
    const { zelf: itself } = choice;
    if (itself === 'nee') return undefined;
    const timer = window.setInterval(() => window.studio?.player.doe(itself), SELF_PLAY_MS);
    return () => window.clearInterval(timer);
  }, []);
}

/** Why a document cannot be played, by everything that the engine and the game know. */
async function createReader({ eigen: own }: SpelPackage): Promise<(json: unknown) => ReturnType<typeof readScene>> {
  const { ENGINE_KIT } = await import('#engine/assembly/kit.ts');
  return (json) => readScene('scene.json', json, [...AUTHOR_CHECKS, ...ENGINE_KIT.checks(own ?? {})]);
}

/** The chosen game with its sounds; throws one line when its scene document cannot be played. */
async function load(): Promise<SpelPackage | null> {
  const loaded = await loadSpel(choice.spel, choice.stem === 'be' ? 'nl-BE' : 'nl');
  if (loaded === null) return null;
  const error = AUTHOR_CHECKS.map((check) => check(loaded.doc)).find((found) => found !== null);
  if (error !== undefined && error !== null)
    throw new Error(`games/${choice.spel}/scene.json: ${error.pad}: ${error.melding}`);
  await sound.use(choice.spel, loaded.doc.sounds);
  return loaded;
}

/** The game from its folder, and any other document that the workshop shows; `version` counts them. */
function useScene(): { pkg: SpelPackage | null; version: number; fault: string } {
  const [shown, setShown] = useState<{ pkg: SpelPackage | null; version: number }>({ pkg: null, version: 0 });
  const [fault, setFault] = useState('');
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const pkg = await load();
      setShown({ pkg, version: 0 });
      if (pkg === null) return;
      const read = await createReader(pkg);
      window.showScene = (json) => {
        const scene = read(json);
        if (!scene.ok) return scene.fout;
        window.sceneShown = json;
        setShown(({ version }) => ({ pkg: { ...pkg, doc: scene.value }, version: version + 1 }));
        return null;
      };
      window.parent.dispatchEvent(new Event('scene-ready'));
    };
    begin().catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
  }, []);
  return { ...shown, fault };
}

/** One scene with a seeded round: what a game maker looks at. */
function Studio() {
  const { pkg, version, fault } = useScene();
  useSelfPlay();
  if (fault !== '') return <p role="alert">{fault}</p>;
  if (pkg === null)
    return (
      <p>
        {choice.spel}: {SPEL_SLUGS.join(' · ')}
      </p>
    );
  return <Trial key={version} pkg={pkg} />;
}

/** The scene with a round of its own, from its beginning. */
function Trial({ pkg }: { pkg: SpelPackage }) {
  const [{ viewed, motor }] = useState(createTrial);
  const [accessibility, setAccessibility] = useState(BEGIN);
  const [booking, setBooking] = useState<RoundBooking>('waiting');
  return (
    <SpelScreen
      spel={choice.spel}
      doc={pkg.doc}
      seed={choice.seed}
      createRound={() => viewed}
      texts={createTexts(pkg.texts, nl)}
      name="Noor"
      munten={MUNTEN}
      booking={booking}
      accessibility={accessibility}
      sound={sound}
      soundSetting={{ volumes: DEFAULT_VOLUMES, onVolumes: (v) => sound.setVolumes(v) }}
      firstTime={choice.uitleg}
      image={image}
      onAccessibility={(part) => setAccessibility((old) => ({ ...old, ...part }))}
      onEnd={({ coins }) => setBooking({ earned: coins, balance: MUNTEN + coins })}
      onStop={reload}
      resultActions={{ playAgain: reload, map: reload }}
      resultAmbience={ambience(choice.spel)}
      createMotor={motor}
      {...(pkg.eigen === undefined ? {} : { eigen: pkg.eigen })}
      {...(FIGURE === undefined ? {} : { figure: FIGURE })}
    />
  );
}

export function showSpel(host: HTMLElement): void {
  createRoot(host).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
