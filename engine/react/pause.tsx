import { useRef, type ReactNode } from 'react';
import type { Accessibility } from '#engine/runtime/contract.ts';
import { SOUND_GROEPEN } from '#engine/runtime/audio/audio-volumes.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { SpelIcon, type SpelIconName } from './icons.tsx';
import type { SoundSetting } from './spel-props.ts';
import type { Texts } from './texts.ts';
import './pause.css';

interface Props {
  texts: Texts;
  sound: SoundSetting;
  accessibility: Accessibility;
  onAccessibility(part: Partial<Accessibility>): void;
  onProceed(): void;
  onStop(): void;
  /** Absent in a game without a tutorial. */
  onExplanation?: (() => void) | undefined;
}

function Sliders(props: { texts: Texts; sound: SoundSetting }): ReactNode {
  const { volumes, onVolumes } = props.sound;
  return (
    <fieldset className="pause-sound">
      <legend>{props.texts('spel.pauze.geluid')}</legend>
      {SOUND_GROEPEN.map((groep) => (
        <label key={groep} className="slide">
          <SpelIcon name={groep} size={26} />
          <span>{props.texts(`spel.pauze.${groep}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(volumes[groep] * 100)}
            style={{ '--full': `${Math.round(volumes[groep] * 100)}%` }}
            onChange={(event) => onVolumes({ ...volumes, [groep]: Number(event.target.value) / 100 })}
          />
        </label>
      ))}
    </fieldset>
  );
}

function Toggle(props: {
  icon: SpelIconName;
  name: string;
  on: boolean;
  texts: Texts;
  onSet(on: boolean): void;
}): ReactNode {
  const { name, on, texts } = props;
  return (
    <button
      type="button"
      className="button link-toggle"
      role="switch"
      aria-checked={on}
      onClick={() => props.onSet(!on)}
    >
      <SpelIcon name={props.icon} />
      <span>
        {texts(name)}
        <small>{texts(`${name}.uitleg`)}</small>
      </span>
      <i className="toggle-lane" aria-hidden="true" />
    </button>
  );
}

/** Pause menu: go on, explain again, sound, calm mode, less movement, leave for later. */
export function Pause(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { texts, accessibility, onProceed } = props;
  useFocusTrap(ref, onProceed);
  return (
    <div className="pause" role="dialog" aria-modal="true" aria-labelledby="pauze-titel" ref={ref}>
      <div className="pause-sheet">
        <h2 id="pauze-titel">{texts('spel.pauze.titel')}</h2>
        <div className="pause-left">
          <button type="button" className="button button-sea" onClick={onProceed}>
            <SpelIcon name="speel" />
            {texts('spel.pauze.verder')}
          </button>
          {props.onExplanation && (
            <button type="button" className="button" onClick={props.onExplanation}>
              <SpelIcon name="vraag" />
              {texts('spel.pauze.uitleg')}
            </button>
          )}
          <button type="button" className="button button-stop" onClick={props.onStop}>
            <SpelIcon name="deur" />
            <span>
              {texts('spel.pauze.stoppen')}
              <small>{texts('spel.pauze.stoppen.uitleg')}</small>
            </span>
          </button>
        </div>
        <div className="pause-right">
          <Sliders texts={texts} sound={props.sound} />
          <Toggle
            icon="maan"
            name="spel.pauze.rustig"
            on={accessibility.calm}
            texts={texts}
            onSet={(calm) => props.onAccessibility({ calm })}
          />
          <Toggle
            icon="golf"
            name="spel.pauze.stil"
            on={accessibility.reducedMotion}
            texts={texts}
            onSet={(reducedMotion) => props.onAccessibility({ reducedMotion })}
          />
        </div>
      </div>
    </div>
  );
}
