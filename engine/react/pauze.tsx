import { useRef, type ReactNode } from 'react';
import type { Accessibility } from '#engine/runtime/contract.ts';
import { SOUND_GROEPEN } from '#engine/runtime/audio-volumes.ts';
import { useFocusTrap } from './gebruik-focusval.ts';
import { Icon, type IconName } from './iconen.tsx';
import type { SoundSetting } from './spel-props.ts';
import type { Texts } from './teksten.ts';
import './pauze.css';

interface Props {
  texts: Texts;
  geluid: SoundSetting;
  accessibility: Accessibility;
  onAccessibility(part: Partial<Accessibility>): void;
  onProceed(): void;
  onStop(): void;
  /** Absent in a game without a tutorial. */
  onExplanation?: (() => void) | undefined;
}

function Sliders(props: { texts: Texts; geluid: SoundSetting }): ReactNode {
  const { volumes, onVolumes } = props.geluid;
  return (
    <fieldset className="pauze-geluid">
      <legend>{props.texts('spel.pauze.geluid')}</legend>
      {SOUND_GROEPEN.map((groep) => (
        <label key={groep} className="schuif">
          <Icon naam={groep} maat={26} />
          <span>{props.texts(`spel.pauze.${groep}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(volumes[groep] * 100)}
            style={{ '--vol': `${Math.round(volumes[groep] * 100)}%` }}
            onChange={(event) => onVolumes({ ...volumes, [groep]: Number(event.target.value) / 100 })}
          />
        </label>
      ))}
    </fieldset>
  );
}

function Toggle(props: {
  icoon: IconName;
  naam: string;
  aan: boolean;
  texts: Texts;
  onSet(on: boolean): void;
}): ReactNode {
  const { naam: name, aan: on, texts } = props;
  return (
    <button type="button" className="knop schakel" role="switch" aria-checked={on} onClick={() => props.onSet(!on)}>
      <Icon naam={props.icoon} />
      <span>
        {texts(name)}
        <small>{texts(`${name}.uitleg`)}</small>
      </span>
      <i className="schakel-baan" aria-hidden="true" />
    </button>
  );
}

/** Pause menu: go on, explain again, sound, calm mode, less movement, leave for later. */
export function Pause(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { texts, accessibility, onProceed } = props;
  useFocusTrap(ref, onProceed);
  return (
    <div className="pauze" role="dialog" aria-modal="true" aria-labelledby="pauze-titel" ref={ref}>
      <div className="pauze-vel">
        <h2 id="pauze-titel">{texts('spel.pauze.titel')}</h2>
        <div className="pauze-links">
          <button type="button" className="knop knop-zee" onClick={onProceed}>
            <Icon naam="speel" />
            {texts('spel.pauze.verder')}
          </button>
          {props.onExplanation && (
            <button type="button" className="knop" onClick={props.onExplanation}>
              <Icon naam="vraag" />
              {texts('spel.pauze.uitleg')}
            </button>
          )}
          <button type="button" className="knop knop-stop" onClick={props.onStop}>
            <Icon naam="deur" />
            <span>
              {texts('spel.pauze.stoppen')}
              <small>{texts('spel.pauze.stoppen.uitleg')}</small>
            </span>
          </button>
        </div>
        <div className="pauze-rechts">
          <Sliders texts={texts} geluid={props.geluid} />
          <Toggle
            icoon="maan"
            naam="spel.pauze.rustig"
            aan={accessibility.calm}
            texts={texts}
            onSet={(calm) => props.onAccessibility({ calm })}
          />
          <Toggle
            icoon="golf"
            naam="spel.pauze.stil"
            aan={accessibility.reducedMotion}
            texts={texts}
            onSet={(reducedMotion) => props.onAccessibility({ reducedMotion })}
          />
        </div>
      </div>
    </div>
  );
}
