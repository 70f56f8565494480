import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Spel, SpelToestand, Toegankelijk } from '#engine/runtime/contract.ts';
import { useFocusBlijft } from './gebruik-eigen-toetsen.ts';
import { useMaat, type Maat } from './gebruik-maat.ts';
import { useMinderBeweging } from './gebruik-minder-beweging.ts';
import { useToestand } from './gebruik-toestand.ts';
import { DraaiHint } from './draai-hint.tsx';
import { Hud } from './hud.tsx';
import { HulpKaart } from './hulpkaart.tsx';
import { Icoon } from './iconen.tsx';
import { Laadt } from './laadt.tsx';
import { Ondertitel } from './ondertitel.tsx';
import type { SpelSchermProps } from './spel-props.ts';
import { Spiegel, vraagtInvoer } from './spiegel.tsx';
import type { Teksten } from './teksten.ts';
import { Toetsenbord } from './toetsenbord.tsx';
import type { Toetswens } from './toetsen-indeling.ts';
import { UitlegBalk } from './uitleg-balk.tsx';
import { WoordGroot } from './woord-groot.tsx';
import './spel.css';

// Pause and the card at the end are fetched while the child plays, so that the game starts without them.
const laadPauze = () => import('./pauze.tsx');
const Pauze = lazy(async () => ({ default: (await laadPauze()).Pauze }));
const laadResultaat = () => import('./resultaat.tsx');
const Resultaat = lazy(async () => ({ default: (await laadResultaat()).Resultaat }));

export interface OverlayProps extends Omit<SpelSchermProps, 'createRound' | 'doc' | 'eersteKeer' | 'seed' | 'eigen'> {
  actief: Spel;
  /** CSS pixels hidden behind the HUD and the keyboard. */
  onInsets(top: number, bottom: number): void;
  /** Plays the tutorial again; absent when the game has none. */
  onUitleg?: (() => void) | undefined;
}

/** Letter font and spacing of the child, for everything that shows words. */
export function letterStijl(t: Toegankelijk): Record<`--${string}`, string> {
  return {
    '--woordfont': t.lettertype === 'opendyslexic' ? 'OpenDyslexic, Andika, sans-serif' : 'Andika, sans-serif',
    '--letterafstand': `${0.02 + t.letterafstand}em`,
  };
}

/** Which keys beside the alphabet: from the entry part of the question. A key for capitals alone would give the answer away, so the older child always has it. */
function toetsenVan(vraag: NonNullable<ReturnType<typeof useToestand>['vraag']>): Toetswens {
  const { view } = vraag;
  const na = view.shape === 'mark' ? view.followUp : view.shape === 'read' ? view.then : view;
  if (na?.shape !== 'entry') return { bijzonder: false, hoofdletters: false, klaar: false };
  return { bijzonder: na.specialKeys, hoofdletters: na.caseSensitive || na.specialKeys, klaar: !na.showLength };
}

/** Own keyboard: hidden while a hardware keyboard is in use, until the child asks for it. */
function ToetsenbordLaag(props: OverlayProps & { onHoogte(h: number): void }): ReactNode {
  const { actief: spel, teksten, onHoogte } = props;
  const toestand = useToestand(spel);
  const [terug, setTerug] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const { vraag, apparaat } = toestand;
  const hard = apparaat === 'toets' && !terug;
  const { h } = useMaat(ref);
  useEffect(() => onHoogte(hard ? 0 : h), [hard, h, onHoogte]);
  useEffect(() => () => onHoogte(0), [onHoogte]);
  if (!vraag) return null;
  return (
    <div className="bord-laag" ref={ref}>
      {hard ? (
        <button
          type="button"
          className="rondknop bord-terug"
          aria-label={teksten('spel.toetsenbord.terug')}
          onClick={() => setTerug(true)}
        >
          <Icoon naam="toetsen" maat={34} />
        </button>
      ) : (
        <Toetsenbord
          indeling={props.toegankelijk.toetsenbord}
          wens={toetsenVan(vraag)}
          teksten={teksten}
          onToets={(letter, a) => spel.type(letter, a)}
          onWis={(a) => spel.backspace(a)}
          onKlaar={(a) => spel.submit(a)}
        />
      )}
    </div>
  );
}

function HulpLaag(props: OverlayProps & { maat: Maat }): ReactNode {
  const { actief: spel, maat } = props;
  const { hulp } = useToestand(spel);
  // A new card and another screen ask for another place; what moves under a card that stands does not.
  const plek = useCallback(
    (kaart: Maat) => (hulp === null || maat.w === 0 ? { x: 0, y: 0 } : spel.hulpPlek(kaart)),
    [spel, hulp, maat],
  );
  if (!hulp) return null;
  return (
    <HulpKaart
      hulp={hulp}
      teksten={props.teksten}
      plaatje={props.plaatje}
      plek={plek}
      onHoor={() => {
        void props.geluid.say(`z:${hulp.text}`);
      }}
    />
  );
}

/** True while the own keyboard belongs on the screen. */
function isTypen(toestand: SpelToestand): boolean {
  const { fase, vraag } = toestand;
  return (fase === 'spel' || fase === 'uitleg' || fase === 'toon') && vraag !== null && vraagtInvoer(vraag, toestand);
}

/** Skips the intro or the finale. */
function OverKnop(props: { spel: Spel; fase: SpelToestand['fase']; teksten: Teksten }): ReactNode {
  const { spel, fase, teksten } = props;
  if (fase !== 'intro' && fase !== 'finale') return null;
  return (
    <button type="button" className="knop knop-over" onClick={() => spel.skip()}>
      {teksten(fase === 'intro' ? 'spel.intro.over' : 'spel.uitleg.over')}
      <Icoon naam="speel" maat={22} />
    </button>
  );
}

/** Bars, help, big word and keyboard of the running question. */
function SpelLagen(props: OverlayProps & { maat: Maat; onBord(h: number): void }): ReactNode {
  const { actief: spel, teksten } = props;
  const toestand = useToestand(spel);
  const { fase, vraag, uitleg, woord } = toestand;
  return (
    <>
      {uitleg && <UitlegBalk uitleg={uitleg} spel={spel} teksten={teksten} />}
      {woord && <WoordGroot woord={woord} toon={fase !== 'woordklaar'} teksten={teksten} />}
      <HulpLaag {...props} />
      {isTypen(toestand) && <ToetsenbordLaag {...props} onHoogte={props.onBord} />}
      <OverKnop spel={spel} fase={fase} teksten={teksten} />
      <Ondertitel audio={props.ondertitel ?? null} opgave={vraag?.prompt.audio} teksten={teksten} />
      <DraaiHint teksten={teksten} />
    </>
  );
}

function PauzeLaag(props: OverlayProps): ReactNode {
  const { actief: spel, onStop } = props;
  const verder = useCallback(() => spel.pause(false), [spel]);
  return (
    <Suspense fallback={null}>
      <Pauze
        teksten={props.teksten}
        geluid={props.geluidInstelling}
        toegankelijk={props.toegankelijk}
        onToegankelijk={props.onToegankelijk}
        onVerder={verder}
        onUitleg={props.onUitleg}
        onStop={() => {
          spel.stop();
          onStop();
        }}
      />
    </Suspense>
  );
}

/** HUD, mirror and layers over the canvas of a running round. */
function Speelt(props: OverlayProps): ReactNode {
  const { actief: spel, teksten, onInsets, toegankelijk } = props;
  const toestand = useToestand(spel);
  const hudRef = useRef<HTMLElement>(null);
  const laagRef = useRef<HTMLDivElement>(null);
  const onderRef = useRef<HTMLDivElement>(null);
  const maat = useMaat(laagRef);
  const { h: hudHoogte } = useMaat(hudRef);
  const [bordHoogte, setBordHoogte] = useState(0);
  useFocusBlijft(onderRef);
  useEffect(() => onInsets(hudHoogte, bordHoogte), [onInsets, hudHoogte, bordHoogte]);
  // Without network now: they are asked for again when they are needed.
  useEffect(() => {
    for (const laad of [laadPauze, laadResultaat]) laad().catch(() => undefined);
  }, []);
  return (
    <div
      className="spel-laag"
      ref={laagRef}
      data-fase={toestand.fase}
      style={{ '--hud-h': `${hudHoogte}px`, '--bord-h': `${bordHoogte}px` }}
    >
      <div className="spel-onder" ref={onderRef} inert={toestand.pauze}>
        <Spiegel spel={spel} toestand={toestand} teksten={teksten} oneSwitch={toegankelijk.oneSwitch} />
        <Hud
          balk={hudRef}
          spel={spel}
          toestand={toestand}
          munten={props.munten}
          teksten={teksten}
          plaatje={props.plaatje}
        />
        <SpelLagen {...props} maat={maat} onBord={setBordHoogte} />
      </div>
      {toestand.pauze && <PauzeLaag {...props} />}
    </div>
  );
}

/** Everything over the canvas: loading, the round, the result. */
export function SpelOverlay(props: OverlayProps): ReactNode {
  const { fase, resultaat } = useToestand(props.actief);
  const stil = useMinderBeweging(props.toegankelijk.reducedMotion);
  if (fase === 'laden') return <Laadt teksten={props.teksten} />;
  if (fase !== 'resultaat' || !resultaat) return <Speelt {...props} />;
  const { naam, munten, teksten, geluid, plaatje } = props;
  return (
    <Suspense fallback={null}>
      <Resultaat
        resultaat={resultaat}
        naam={naam}
        munten={munten}
        teksten={teksten}
        geluid={geluid}
        plaatje={plaatje}
        stil={stil}
        acties={props.resultaatActies}
        sfeer={props.resultaatSfeer}
      />
    </Suspense>
  );
}
