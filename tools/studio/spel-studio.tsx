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
import { checkNames } from '#engine/document/names.ts';
import { loadSpel, SPEL_SLUGS, type SpelPackage } from '#games/registry.ts';
import { chosenFigure, readChoice } from './choice.ts';
import { view, createPlayer, type Player } from './self-player.ts';

declare global {
  interface Window {
    /** Handle for scripts that play and photograph a game. */
    studio?: { spel: MountedSpel; ronde: FakeRonde; player: Player };
  }
}

const choice = readChoice(window.location.search);
const FIGURE = chosenFigure(choice);
const SELF_PLAY_MS = 700;
const ronde = createFakeRound({
  fixture: choice.fixture,
  seed: choice.seed,
  items: choice.items,
  s: choice.s,
  calm: choice.calm,
  reducedMotion: choice.stil,
});
const viewed = view(ronde);
const sound: SoundSource = createSound({ token: () => null, stem: choice.stem, volumes: DEFAULT_VOLUMES });

const motor: MotorFactory = async (options) => {
  const created = await createMotor(options);
  window.studio = { spel: created.spel, ronde, player: createPlayer(created.spel, ronde, viewed) };
  return created;
};

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

/** The chosen game with its sounds; throws one line when its scene document cannot be played. */
async function load(): Promise<SpelPackage | null> {
  const loaded = await loadSpel(choice.spel, choice.stem === 'be' ? 'nl-BE' : 'nl');
  if (loaded === null) return null;
  const error = checkNames(loaded.doc);
  if (error !== null) throw new Error(`games/${choice.spel}/scene.json: ${error.pad}: ${error.melding}`);
  await sound.use(choice.spel, loaded.doc.sounds);
  return loaded;
}

/** One scene with a seeded round: what a game maker looks at. */
function Studio() {
  const [pkg, setPackage] = useState<SpelPackage | null>(null);
  const [accessibility, setAccessibility] = useState(BEGIN);
  const [fault, setFault] = useState('');
  const [booking, setBooking] = useState<RoundBooking>('waiting');
  useSelfPlay();
  useEffect(() => {
    load().then(setPackage, (error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
  }, []);
  if (fault !== '') return <p role="alert">{fault}</p>;
  if (pkg === null)
    return (
      <p>
        {choice.spel}: {SPEL_SLUGS.join(' · ')}
      </p>
    );
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
