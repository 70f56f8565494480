import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Spel, Toegankelijk } from '#engine/runtime/contract.ts';
import { useMaat, type Maat } from './gebruik-maat.ts';
import { useMinderBeweging } from './gebruik-minder-beweging.ts';
import { useToestand } from './gebruik-toestand.ts';
import { DraaiHint } from './draai-hint.tsx';
import { Hud } from './hud.tsx';
import { HulpKaart } from './hulpkaart.tsx';
import { Icoon } from './iconen.tsx';
import { Laadt } from './laadt.tsx';
import { Ondertitel } from './ondertitel.tsx';
import { Pauze } from './pauze.tsx';
import { Resultaat } from './resultaat.tsx';
import type { SpelSchermProps } from './spel-props.ts';
import { Spiegel, vraagtInvoer } from './spiegel.tsx';
import { Toetsenbord } from './toetsenbord.tsx';
import { UitlegBalk } from './uitleg-balk.tsx';
import { WoordGroot } from './woord-groot.tsx';
import './spel.css';

export interface OverlayProps extends Omit<SpelSchermProps, 'createRound' | 'doc' | 'eersteKeer' | 'seed' | 'eigen'> {
  actief: Spel;
  /** CSS pixels hidden behind the HUD and the keyboard. */
  onInsets(top: number, bottom: number): void;
  /** Plays the tutorial again; absent when the game has none. */
  onUitleg?: (() => void) | undefined;
}

/** Letter font and spacing of the child, for everything that shows words. */
export function letterStijl(t: Toegankelijk): Record<`--${string}`, string> {
  return { '--woordfont': t.lettertype === 'opendyslexic' ? 'OpenDyslexic, Andika, sans-serif' : 'Andika, sans-serif', '--letterafstand': `${0.02 + t.letterafstand}em` };
}

/** Which special keys and whether a "klaar" key: from the entry part of the question. */
function invoerVan(vraag: NonNullable<ReturnType<typeof useToestand>['vraag']>): { bijzonder: boolean; klaar: boolean } {
  const { view } = vraag;
  const na = view.shape === 'mark' ? view.followUp : view.shape === 'read' ? view.then : view;
  if (na?.shape !== 'entry') return { bijzonder: false, klaar: false };
  return { bijzonder: na.specialKeys, klaar: !na.showLength };
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
  const { bijzonder, klaar } = invoerVan(vraag);
  return (
    <div className="bord-laag" ref={ref}>
      {hard
        ? <button type="button" className="rondknop bord-terug" aria-label={teksten('spel.toetsenbord.terug')} onClick={() => setTerug(true)}><Icoon naam="toetsen" maat={34} /></button>
        : <Toetsenbord indeling={props.toegankelijk.toetsenbord} bijzonder={bijzonder} klaar={klaar} teksten={teksten} onToets={(letter, a) => spel.type(letter, a)} onWis={(a) => spel.backspace(a)} onKlaar={(a) => spel.submit(a)} />}
    </div>
  );
}

/** Where a slot of the rail stands on the screen: slots of 98 stage px, centred, never wider than 1080 together. */
function vakX(slot: number, vakken: number, maat: Maat): number {
  const schaal = Math.min(maat.w / 1280, maat.h / 720);
  const stap = Math.min(98, 1040 / Math.max(1, vakken));
  return maat.w / 2 + (slot - (vakken - 1) / 2) * stap * schaal;
}

function HulpLaag(props: OverlayProps & { maat: Maat }): ReactNode {
  const { hulp, rail, railInWereld } = useToestand(props.actief);
  if (!hulp) return null;
  const { maat } = props;
  const wijst = hulp.slot === null || railInWereld || rail.length === 0 ? null : { x: vakX(hulp.slot, rail.length, maat), breed: maat.w };
  return <HulpKaart hulp={hulp} teksten={props.teksten} plaatje={props.plaatje} wijst={wijst} onHoor={() => { void props.geluid.say(`z:${hulp.text}`); }} />;
}

/** Everything over the canvas of a running round. */
export function SpelOverlay(props: OverlayProps): ReactNode {
  const { actief: spel, teksten, onInsets, toegankelijk } = props;
  const toestand = useToestand(spel);
  const hudRef = useRef<HTMLElement>(null);
  const laagRef = useRef<HTMLDivElement>(null);
  const maat = useMaat(laagRef);
  const { h: hudHoogte } = useMaat(hudRef);
  const [bordHoogte, setBordHoogte] = useState(0);
  const stil = useMinderBeweging(toegankelijk.reducedMotion);
  useEffect(() => onInsets(hudHoogte, bordHoogte), [onInsets, hudHoogte, bordHoogte]);

  if (toestand.fase === 'resultaat' && toestand.resultaat) {
    return <Resultaat resultaat={toestand.resultaat} naam={props.naam} munten={props.munten} teksten={teksten} geluid={props.geluid} plaatje={props.plaatje} stil={stil} acties={props.resultaatActies} sfeer={props.resultaatSfeer} />;
  }
  if (toestand.fase === 'laden') return <Laadt teksten={teksten} />;
  const speelt = toestand.fase === 'spel' || toestand.fase === 'uitleg' || toestand.fase === 'toon';
  const typen = speelt && toestand.vraag !== null && vraagtInvoer(toestand.vraag, toestand);
  const over = toestand.fase === 'intro' || toestand.fase === 'finale';
  return (
    <div className="spel-laag" ref={laagRef} data-fase={toestand.fase} style={{ '--hud-h': `${hudHoogte}px`, '--bord-h': `${bordHoogte}px` }}>
      {/* A click must not move the focus from the game to a button: keys of a focused button belong to the button. */}
      <div className="spel-onder" inert={toestand.pauze} onMouseDown={(event) => { if (!(event.target instanceof HTMLInputElement)) event.preventDefault(); }}>
        <Spiegel spel={spel} toestand={toestand} teksten={teksten} oneSwitch={toegankelijk.oneSwitch} />
        <Hud ref={hudRef} spel={spel} toestand={toestand} munten={props.munten} teksten={teksten} plaatje={props.plaatje} />
        {toestand.uitleg && <UitlegBalk uitleg={toestand.uitleg} spel={spel} teksten={teksten} />}
        {toestand.woord && <WoordGroot woord={toestand.woord} toon={toestand.fase !== 'woordklaar'} teksten={teksten} />}
        <HulpLaag {...props} maat={maat} />
        {typen && <ToetsenbordLaag {...props} onHoogte={setBordHoogte} />}
        {over && <button type="button" className="knop knop-over" onClick={() => spel.skip()}>{teksten(toestand.fase === 'intro' ? 'spel.intro.over' : 'spel.uitleg.over')}<Icoon naam="speel" maat={22} /></button>}
        <Ondertitel audio={props.ondertitel ?? null} opgave={toestand.vraag?.prompt.audio} teksten={teksten} />
        <DraaiHint teksten={teksten} />
      </div>
      {toestand.pauze && (
        <Pauze teksten={teksten} geluid={props.geluidInstelling} toegankelijk={toegankelijk} onToegankelijk={props.onToegankelijk}
          onVerder={() => spel.pause(false)} onUitleg={props.onUitleg} onStop={() => { spel.stop(); props.onStop(); }} />
      )}
    </div>
  );
}
