import type { ReactNode, Ref } from 'react';
import type { MountedSpel, SpelState } from '#engine/runtime/contract.ts';
import { SpelIcon, Munt } from './icons.tsx';
import { PromptPlate } from './prompt-plate.tsx';
import type { SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';
import { KeyCap } from './key-cap.tsx';

interface Props {
  spel: MountedSpel;
  toestand: SpelState;
  munten: number;
  texts: Texts;
  plaatje: SpelPictureId;
  bar?: Ref<HTMLElement>;
}

function Beads(props: { kralen: SpelState['kralen']; texts: Texts }): ReactNode {
  const done = props.kralen.filter((k) => k === 'goed' || k === 'geholpen').length;
  const label = props.texts('spel.voortgang', {
    nu: Math.min(done + 1, props.kralen.length),
    totaal: props.kralen.length,
  });
  return (
    <div className="beads" role="img" aria-label={label} data-veel={props.kralen.length > 10 || undefined}>
      {props.kralen.map((bead, i) => (
        // Beads never move, so the place is the identity.
        <span key={`kraal-${String(i)}`} className={`bead bead-${bead}`}>
          {bead === 'goed' && <SpelIcon naam="vink" maat={14} />}
          {bead === 'geholpen' && <SpelIcon naam="golf" maat={14} />}
        </span>
      ))}
    </div>
  );
}

/** Purse; the key makes the counter bump on every change. */
export function Purse(props: { munten: number; texts: Texts }): ReactNode {
  return (
    <div className="purse" role="img" aria-label={props.texts('spel.munten', { aantal: props.munten })}>
      <span key={props.munten} className="purse-count">
        <Munt />
        <b>{props.munten}</b>
      </span>
    </div>
  );
}

/** The bar on top, the same in every game. */
export function SpelHud({ bar, ...props }: Props): ReactNode {
  const { spel, toestand: state, texts } = props;
  const toetsen = state.apparaat === 'toets';
  const inSpel =
    state.fase === 'spel' || state.fase === 'uitleg' || state.fase === 'toon' || state.fase === 'woordklaar';
  return (
    <header className="hud" ref={bar}>
      <div className="hud-left" role="toolbar" aria-label={texts('spel.knoppen')}>
        <button
          type="button"
          className="round-button"
          aria-label={texts('spel.pauze')}
          onClick={() => spel.pause(true)}
        >
          <SpelIcon naam="pauze" />
          <KeyCap toon={toetsen}>Esc</KeyCap>
        </button>
        <button type="button" className="round-button" aria-label={texts('spel.hoor')} onClick={() => spel.hear()}>
          <SpelIcon naam="luid" maat={32} />
          <KeyCap toon={toetsen}>0</KeyCap>
        </button>
        <button type="button" className="round-button" aria-label={texts('spel.hint')} onClick={() => spel.hint()}>
          <SpelIcon naam="lamp" maat={36} />
          <KeyCap toon={toetsen}>9</KeyCap>
        </button>
      </div>
      <div className="hud-middle">
        {inSpel && state.vraag && (
          <PromptPlate
            vraag={state.vraag}
            toestand={state}
            texts={texts}
            plaatje={props.plaatje}
            onListen={() => spel.hear()}
          />
        )}
      </div>
      <div className="hud-right">
        <Beads kralen={state.kralen} texts={texts} />
        <Purse munten={props.munten + state.munten} texts={texts} />
      </div>
    </header>
  );
}
