import type { ReactNode, Ref } from 'react';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { SpelIcon, Munt } from './icons.tsx';
import { HudSun } from './hud-sun.tsx';
import { PromptPlate } from './prompt-plate.tsx';
import type { PlaySun, SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';
import { KeyCap } from './key-cap.tsx';

interface Props {
  spel: MountedSpel;
  state: SpelState;
  munten: number;
  sun?: PlaySun | undefined;
  texts: Texts;
  image: SpelPictureId;
  bar?: Ref<HTMLElement>;
}

function Beads(props: { beads: SpelState['beads']; texts: Texts }): ReactNode {
  const done = props.beads.filter((k) => k === 'goed' || k === 'geholpen').length;
  const label = props.texts('spel.voortgang', {
    nu: Math.min(done + 1, props.beads.length),
    totaal: props.beads.length,
  });
  return (
    <div className="beads" role="img" aria-label={label} data-veel={props.beads.length > 10 || undefined}>
      {props.beads.map((bead, i) => (
        // Beads never move, so the place is the identity.
        <span key={`bead-${String(i)}`} className={`bead bead-${bead}`}>
          {bead === 'goed' && <SpelIcon name="vink" size={14} />}
          {bead === 'geholpen' && <SpelIcon name="golf" size={14} />}
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
  const { spel, state, texts } = props;
  const toetsen = state.device === 'toets';
  const inSpel =
    state.phase === 'spel' || state.phase === 'uitleg' || state.phase === 'toon' || state.phase === 'woordklaar';
  return (
    <header className="hud" ref={bar}>
      <div className="hud-left" role="toolbar" aria-label={texts('spel.knoppen')}>
        <button
          type="button"
          className="round-button"
          aria-label={texts('spel.pauze')}
          onClick={() => spel.pause(true)}
        >
          <SpelIcon name="pauze" />
          <KeyCap show={toetsen}>Esc</KeyCap>
        </button>
        <button type="button" className="round-button" aria-label={texts('spel.hoor')} onClick={() => spel.hear()}>
          <SpelIcon name="luid" size={32} />
          <KeyCap show={toetsen}>0</KeyCap>
        </button>
        <button type="button" className="round-button" aria-label={texts('spel.hint')} onClick={() => spel.hint()}>
          <SpelIcon name="lamp" size={36} />
          <KeyCap show={toetsen}>9</KeyCap>
        </button>
      </div>
      <div className="hud-middle">
        {inSpel && state.vraag && (
          <PromptPlate
            vraag={state.vraag}
            state={state}
            texts={texts}
            image={props.image}
            onListen={() => spel.hear()}
            onTask={() => spel.hearTask()}
          />
        )}
      </div>
      <div className="hud-right">
        <Beads beads={state.beads} texts={texts} />
        <div className="hud-have">
          {props.sun && <HudSun sun={props.sun} texts={texts} />}
          <Purse munten={props.munten + state.munten} texts={texts} />
        </div>
      </div>
    </header>
  );
}
