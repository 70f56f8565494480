import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import '@fontsource/fredoka/500.css';
import '@fontsource/fredoka/600.css';
import { createFakeRound, type FakeRonde } from '#engine/core/oefening/fake-ronde.ts';
import { maakMotor, type MaakMotor } from '#engine/react/motor.ts';
import { SpelScherm } from '#engine/react/spel-scherm.tsx';
import { createTeksten } from '#engine/react/teksten.ts';
import nl from '#engine/react/i18n/nl.json';
import { createGeluid, type GeluidBron } from '#engine/runtime/audio.ts';
import { STANDAARD_VOLUMES } from '#engine/runtime/audio-volumes.ts';
import type { Spel, Toegankelijk } from '#engine/runtime/contract.ts';
import { checkNamen } from '#engine/document/namen.ts';
import { loadSpel, SPEL_SLUGS, type SpelPakket } from '#games/registry.ts';
import { leesKeuze } from './keuze.ts';
import { bekijk, createSpeler, type Speler } from './zelf-speler.ts';

declare global {
  interface Window {
    /** Handle for scripts that play and photograph a game. */
    studio?: { spel: Spel; ronde: FakeRonde; speler: Speler };
  }
}

const keuze = leesKeuze(window.location.search);
const ZELF_MS = 700;
const ronde = createFakeRound({
  fixture: keuze.fixture,
  seed: keuze.seed,
  items: keuze.items,
  s: keuze.s,
  calm: keuze.calm,
  reducedMotion: keuze.stil,
});
const bekeken = bekijk(ronde);
const geluid: GeluidBron = createGeluid({ token: () => null, stem: keuze.stem, volumes: STANDAARD_VOLUMES });

const motor: MaakMotor = async (opties) => {
  const gemaakt = await maakMotor(opties);
  window.studio = { spel: gemaakt.spel, ronde, speler: createSpeler(gemaakt.spel, ronde, bekeken) };
  return gemaakt;
};

const herlaad = (): void => window.location.reload();
const plaatje = (id: string): string => `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;
const sfeer = (spel: string) => ({
  titelKey: 'finale.titel',
  links: `/art/games/${spel}/resultaat-links.svg`,
  rechts: `/art/games/${spel}/resultaat-rechts.svg`,
  achtergrond: `/art/games/${spel}/resultaat-achter.svg`,
});

const BEGIN: Toegankelijk = {
  calm: keuze.calm,
  reducedMotion: keuze.stil,
  oneSwitch: keuze.knop,
  lettertype: 'andika',
  letterafstand: 0,
  toetsenbord: 'qwerty',
};

function useZelf(): void {
  useEffect(() => {
    const { zelf } = keuze;
    if (zelf === 'nee') return undefined;
    const timer = window.setInterval(() => window.studio?.speler.doe(zelf), ZELF_MS);
    return () => window.clearInterval(timer);
  }, []);
}

/** One scene with a seeded round: what a game maker looks at. */
function Studio() {
  const [pakket, setPakket] = useState<SpelPakket | null>(null);
  const [toegankelijk, setToegankelijk] = useState(BEGIN);
  useZelf();
  useEffect(() => {
    void loadSpel(keuze.spel, keuze.stem === 'be' ? 'nl-BE' : 'nl').then(async (geladen) => {
      const fout = geladen === null ? null : checkNamen(geladen.doc);
      if (fout !== null) throw new Error(`${keuze.spel}: ${fout.pad}: ${fout.melding}`);
      if (geladen !== null) await geluid.use(keuze.spel, geladen.doc.sounds);
      setPakket(geladen);
    });
  }, []);
  if (pakket === null)
    return (
      <p>
        {keuze.spel}: {SPEL_SLUGS.join(' · ')}
      </p>
    );
  return (
    <SpelScherm
      spel={keuze.spel}
      doc={pakket.doc}
      seed={keuze.seed}
      createRound={() => bekeken}
      teksten={createTeksten(pakket.teksten, nl)}
      naam="Noor"
      munten={64}
      toegankelijk={toegankelijk}
      geluid={geluid}
      geluidInstelling={{ volumes: STANDAARD_VOLUMES, onVolumes: (v) => geluid.setVolumes(v) }}
      eersteKeer={keuze.uitleg}
      plaatje={plaatje}
      onToegankelijk={(deel) => setToegankelijk((oud) => ({ ...oud, ...deel }))}
      onEinde={() => undefined}
      onStop={herlaad}
      resultaatActies={{ nogEens: herlaad, kaart: herlaad }}
      resultaatSfeer={sfeer(keuze.spel)}
      maakMotor={motor}
      {...(pakket.eigen === undefined ? {} : { eigen: pakket.eigen })}
    />
  );
}

export function toonSpel(host: HTMLElement): void {
  createRoot(host).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
