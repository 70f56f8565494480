import { useEffect, useState } from 'react';
import type { SceneDoc } from '#engine/document/scene.ts';
import { createGeluid, type GeluidBron } from '#engine/runtime/audio.ts';
import { STANDAARD_VOLUMES, type Volumes } from '#engine/runtime/audio-volumes.ts';
import { browserOpslag } from '#web/platform/opslag.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { sessie } from '#web/platform/sessie.ts';

const SLEUTEL = 'taaltocht.volumes';
const opslag = browserOpslag('localStorage');
const deel = (waarde: unknown, anders: number): number =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= 1 ? waarde : anders;

function leesVolumes(): Volumes {
  try {
    const bewaard: unknown = JSON.parse(opslag.lees(SLEUTEL) ?? '{}');
    if (!isObject(bewaard)) return STANDAARD_VOLUMES;
    const { stem, effecten, muziek } = STANDAARD_VOLUMES;
    return {
      stem: deel(bewaard['stem'], stem),
      effecten: deel(bewaard['effecten'], effecten),
      muziek: deel(bewaard['muziek'], muziek),
    };
  } catch {
    return STANDAARD_VOLUMES;
  }
}

/** Switches of the child on the map. */
export interface GeluidAan {
  geluid: boolean;
  muziek: boolean;
}
const gedempt = (volumes: Volumes, { geluid, muziek }: GeluidAan): Volumes => ({
  stem: volumes.stem,
  effecten: geluid ? volumes.effecten : 0,
  muziek: geluid && muziek ? volumes.muziek : 0,
});

export interface SpelGeluid {
  bron: GeluidBron | null;
  volumes: Volumes;
  zetVolumes: (volumes: Volumes) => void;
  ondertitel: string | null;
}

/** Sound of one game page: null until it is there, silent while the tab is hidden, gone with the page. */
export function useSpelGeluid(
  spel: string,
  doc: SceneDoc,
  { stem, aan, calm }: { stem: 'nl' | 'be'; aan: GeluidAan; calm: boolean },
): SpelGeluid {
  const [volumes, stelVolumes] = useState(leesVolumes);
  const [ondertitel, stelOndertitel] = useState<string | null>(null);
  const [bron, stelBron] = useState<GeluidBron | null>(null);
  const { geluid, muziek } = aan;

  useEffect(() => {
    const nieuw = createGeluid({ token: sessie.token, stem, onStem: stelOndertitel });
    const zicht = () => nieuw.pause(document.visibilityState === 'hidden');
    let weg = false;
    void nieuw.use(spel, doc.sounds);
    void Promise.resolve().then(() => {
      if (!weg) stelBron(nieuw);
    });
    document.addEventListener('visibilitychange', zicht);
    return () => {
      weg = true;
      document.removeEventListener('visibilitychange', zicht);
      nieuw.destroy();
    };
  }, [spel, doc, stem]);

  useEffect(() => bron?.setCalm(calm), [bron, calm]);
  useEffect(() => bron?.setVolumes(gedempt(volumes, { geluid, muziek })), [bron, volumes, geluid, muziek]);

  const zetVolumes = (nieuw: Volumes) => {
    opslag.schrijf(SLEUTEL, JSON.stringify(nieuw));
    stelVolumes(nieuw);
  };
  return { bron, volumes, zetVolumes, ondertitel };
}
