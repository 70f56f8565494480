import type { ReactNode, Ref } from 'react';
import type { Spel, SpelToestand } from '#engine/runtime/contract.ts';
import { Icoon, Munt } from './iconen.tsx';
import { PromptPlaat } from './prompt-plaat.tsx';
import type { Plaatje } from './spel-props.ts';
import type { Teksten } from './teksten.ts';
import { Toetskap } from './toetskap.tsx';

interface Props {
  spel: Spel;
  toestand: SpelToestand;
  munten: number;
  teksten: Teksten;
  plaatje: Plaatje;
  balk?: Ref<HTMLElement>;
}

function Kralen(props: { kralen: SpelToestand['kralen']; teksten: Teksten }): ReactNode {
  const klaar = props.kralen.filter((k) => k === 'goed' || k === 'geholpen').length;
  const label = props.teksten('spel.voortgang', {
    nu: Math.min(klaar + 1, props.kralen.length),
    totaal: props.kralen.length,
  });
  return (
    <div className="kralen" role="img" aria-label={label} data-veel={props.kralen.length > 10 || undefined}>
      {props.kralen.map((kraal, i) => (
        // Beads never move, so the place is the identity.
        <span key={`kraal-${String(i)}`} className={`kraal kraal-${kraal}`}>
          {kraal === 'goed' && <Icoon naam="vink" maat={14} />}
          {kraal === 'geholpen' && <Icoon naam="golf" maat={14} />}
        </span>
      ))}
    </div>
  );
}

/** Purse; the key makes the counter bump on every change. */
export function Beurs(props: { munten: number; teksten: Teksten }): ReactNode {
  return (
    <div className="beurs" role="img" aria-label={props.teksten('spel.munten', { aantal: props.munten })}>
      <span key={props.munten} className="beurs-tel">
        <Munt />
        <b>{props.munten}</b>
      </span>
    </div>
  );
}

/** The bar on top, the same in every game. */
export function Hud({ balk, ...props }: Props): ReactNode {
  const { spel, toestand, teksten } = props;
  const toetsen = toestand.apparaat === 'toets';
  const inSpel =
    toestand.fase === 'spel' ||
    toestand.fase === 'uitleg' ||
    toestand.fase === 'toon' ||
    toestand.fase === 'woordklaar';
  return (
    <header className="hud" ref={balk}>
      <div className="hud-links" role="toolbar" aria-label={teksten('spel.knoppen')}>
        <button type="button" className="rondknop" aria-label={teksten('spel.pauze')} onClick={() => spel.pause(true)}>
          <Icoon naam="pauze" />
          <Toetskap toon={toetsen}>Esc</Toetskap>
        </button>
        <button type="button" className="rondknop" aria-label={teksten('spel.hoor')} onClick={() => spel.hear()}>
          <Icoon naam="luid" maat={32} />
          <Toetskap toon={toetsen}>0</Toetskap>
        </button>
        <button type="button" className="rondknop" aria-label={teksten('spel.hint')} onClick={() => spel.hint()}>
          <Icoon naam="lamp" maat={36} />
          <Toetskap toon={toetsen}>9</Toetskap>
        </button>
      </div>
      <div className="hud-midden">
        {inSpel && toestand.vraag && (
          <PromptPlaat
            vraag={toestand.vraag}
            toestand={toestand}
            teksten={teksten}
            plaatje={props.plaatje}
            onHoor={() => spel.hear()}
          />
        )}
      </div>
      <div className="hud-rechts">
        <Kralen kralen={toestand.kralen} teksten={teksten} />
        <Beurs munten={props.munten + toestand.munten} teksten={teksten} />
      </div>
    </header>
  );
}
