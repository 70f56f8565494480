import { useEffect, useMemo, useState } from 'react';
import nl from '#engine/react/i18n/nl.json';
import be from '#engine/react/i18n/nl-BE.json';
import type { RoundBooking } from '#engine/react/spel-props.ts';
import { SpelScreen } from '#engine/react/spel-screen.tsx';
import { createTexts } from '#engine/react/texts.ts';
import { musicOf } from '#engine/runtime/audio/audio-names.ts';
import { createSound, type SoundSource } from '#engine/runtime/audio/audio.ts';
import { DEFAULT_VOLUMES } from '#engine/runtime/audio/audio-volumes.ts';
import type { Accessibility } from '#engine/runtime/contract.ts';
import type { SpelPackage } from '#games/registry.ts';
import backdrop from '../../../../../games/bellenprikken/art/resultaat-achter.svg?url';
import left from '../../../../../games/bellenprikken/art/resultaat-links.svg?url';
import right from '../../../../../games/bellenprikken/art/resultaat-rechts.svg?url';
import { createHomeRound } from './round.ts';

const SPEL = 'bellenprikken';
const DECOR = { titleKey: 'finale.titel', links: left, right, background: backdrop };

export interface HomeSpelProps {
  pkg: SpelPackage;
  voice: 'nl' | 'be';
  /** Texts of the front page over those of the game. */
  words: Readonly<Record<string, string>>;
  /** The game, or what went wrong with it, is on the screen. */
  onSeen: (seen: boolean) => void;
  onClose: () => void;
  onAsk: () => void;
}

interface Turn {
  nr: number;
  seed: number;
}

const createSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
const imageOf = (id: string): string => `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;
const ignore = (): void => undefined;

/** Sound of the game and the sentence that is being said; silent while the tab is hidden, gone with the game. */
function useHomeSound(pkg: SpelPackage, voice: 'nl' | 'be') {
  const [subtitle, setSubtitle] = useState<string | null>(null);
  const [source, setSource] = useState<SoundSource | null>(null);
  useEffect(() => {
    let gone = false;
    const made = createSound({ token: () => null, stem: voice, onVoice: setSubtitle });
    const look = (): void => made.pause(document.visibilityState === 'hidden');
    void made.use(SPEL, pkg.doc.sounds).then(() => {
      if (!gone) made.music(musicOf(pkg.doc, SPEL));
    });
    void Promise.resolve().then(() => {
      if (!gone) setSource(made);
    });
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', look);
      made.destroy();
    };
  }, [pkg, voice]);
  return { source, subtitle };
}

/** One round after another, each with words of its own. */
export function HomeSpel({ pkg, voice, words, onSeen, onClose, onAsk }: HomeSpelProps) {
  const [turn, setTurn] = useState<Turn>(() => ({ nr: 0, seed: createSeed() }));
  const [booking, setBooking] = useState<RoundBooking>('waiting');
  const [volumes, setVolumes] = useState(DEFAULT_VOLUMES);
  const [accessibility, setAccessibility] = useState<Accessibility>({
    calm: false,
    reducedMotion: false,
    oneSwitch: false,
    lettertype: 'andika',
    letterafstand: 0,
    toetsenbord: voice === 'be' ? 'azerty' : 'qwerty',
  });
  const { source, subtitle } = useHomeSound(pkg, voice);
  const texts = useMemo(
    () => createTexts(words, pkg.texts, ...(voice === 'be' ? [be, nl] : [nl])),
    [words, pkg, voice],
  );
  const round = useMemo(
    () =>
      createHomeRound({
        spel: SPEL,
        capabilities: pkg.doc.capabilities,
        seed: turn.seed,
        now: Date.now,
      }),
    [pkg, turn],
  );
  const loading = useMemo(() => ({ onProgress: ignore, onSeen }), [onSeen]);
  if (source === null) return null;
  const playAgain = (): void => {
    setBooking('waiting');
    setTurn({ nr: turn.nr + 1, seed: createSeed() });
  };
  return (
    <SpelScreen
      key={turn.nr}
      spel={SPEL}
      doc={pkg.doc}
      createRound={() => round}
      seed={turn.seed}
      texts={texts}
      accessibility={accessibility}
      name=""
      munten={0}
      booking={booking}
      sound={source}
      soundSetting={{
        volumes,
        onVolumes: (chosen) => {
          source.setVolumes(chosen);
          setVolumes(chosen);
        },
      }}
      firstTime={turn.nr === 0}
      image={imageOf}
      subtitle={subtitle}
      loading={loading}
      onAccessibility={(part) => setAccessibility((old) => ({ ...old, ...part }))}
      onEnd={({ coins }) => setBooking({ earned: coins, balance: coins })}
      onStop={onClose}
      resultAmbience={DECOR}
      resultActions={{ playAgain, map: onClose, next: onAsk }}
      {...(pkg.eigen === undefined ? {} : { eigen: pkg.eigen })}
    />
  );
}
