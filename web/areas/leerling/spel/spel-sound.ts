import { useEffect, useState } from 'react';
import type { SceneDoc } from '#engine/document/scene.ts';
import { createSound, type SoundSource } from '#engine/runtime/audio/audio.ts';
import { musicOf } from '#engine/runtime/audio/audio-names.ts';
import type { Volumes } from '#engine/runtime/audio/audio-volumes.ts';
import type { SaidWoord } from '#server/features/woordlijsten/said-woord.contract.ts';
import { session } from '#web/platform/session.ts';
import { readVolumes, saveVolumes } from '../shared/volumes.ts';

/** Switches of the child on the map. */
export interface SoundOn {
  geluid: boolean;
  muziek: boolean;
}
const muted = (volumes: Volumes, { geluid: sound, muziek: music }: SoundOn): Volumes => ({
  stem: volumes.stem,
  effecten: sound ? volumes.effecten : 0,
  muziek: sound && music ? volumes.muziek : 0,
});

/** Address of the recording of what is said, or null. */
type Recording = (audio: string) => string | null;

/** Recordings of the school, by the word that is said. */
export function recordingsOf(leerlingId: string, said: readonly SaidWoord[]): Recording {
  const known = new Map(said.map(({ spelling, recordingId }) => [`w:${spelling}`, recordingId]));
  return (audio) => {
    const id = known.get(audio);
    return id === undefined ? null : `/api/leerlingen/${leerlingId}/opnamen/${id}`;
  };
}

export interface SpelSound {
  bron: SoundSource | null;
  volumes: Volumes;
  changeVolumes: (volumes: Volumes) => void;
  subtitle: string | null;
}

/** Sound of one game page: null until it is there, silent while the tab is hidden, gone with the page. */
export function useSpelSound(
  spel: string,
  doc: SceneDoc,
  o: { stem: 'nl' | 'be'; recording: Recording; aan: SoundOn; calm: boolean },
): SpelSound {
  const { stem: voice, recording, aan: on, calm } = o;
  const [volumes, setVolumes] = useState(readVolumes);
  const [subtitle, setSubtitle] = useState<string | null>(null);
  const [source, setSource] = useState<SoundSource | null>(null);
  const { geluid: sound, muziek: music } = on;

  useEffect(() => {
    const newOne = createSound({ token: session.token, stem: voice, recording, onVoice: setSubtitle });
    const view = () => newOne.pause(document.visibilityState === 'hidden');
    let gone = false;
    // Music is long: it begins when everything else can sound.
    void newOne.use(spel, doc.sounds).then(() => {
      if (!gone) newOne.music(musicOf(doc, spel));
    });
    void Promise.resolve().then(() => {
      if (!gone) setSource(newOne);
    });
    document.addEventListener('visibilitychange', view);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', view);
      newOne.destroy();
    };
  }, [spel, doc, voice, recording]);

  useEffect(() => source?.setCalm(calm), [source, calm]);
  useEffect(
    () => source?.setVolumes(muted(volumes, { geluid: sound, muziek: music })),
    [source, volumes, sound, music],
  );

  const changeVolumes = (newOne: Volumes) => {
    saveVolumes(newOne);
    setVolumes(newOne);
  };
  return { bron: source, volumes, changeVolumes, subtitle };
}
