import { useRef, type ReactNode } from 'react';
import type { Toegankelijk } from '#engine/runtime/contract.ts';
import { GELUIDGROEPEN } from '#engine/runtime/audio-volumes.ts';
import { useFocusval } from './gebruik-focusval.ts';
import { Icoon, type IcoonNaam } from './iconen.tsx';
import type { GeluidInstelling } from './spel-props.ts';
import type { Teksten } from './teksten.ts';
import './pauze.css';

interface Props {
  teksten: Teksten;
  geluid: GeluidInstelling;
  toegankelijk: Toegankelijk;
  onToegankelijk(deel: Partial<Toegankelijk>): void;
  onVerder(): void;
  onStop(): void;
  /** Absent in a game without a tutorial. */
  onUitleg?: (() => void) | undefined;
}

function Schuiven(props: { teksten: Teksten; geluid: GeluidInstelling }): ReactNode {
  const { volumes, onVolumes } = props.geluid;
  return (
    <fieldset className="pauze-geluid">
      <legend>{props.teksten('spel.pauze.geluid')}</legend>
      {GELUIDGROEPEN.map((groep) => (
        <label key={groep} className="schuif">
          <Icoon naam={groep} maat={26} />
          <span>{props.teksten(`spel.pauze.${groep}`)}</span>
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

function Schakel(props: {
  icoon: IcoonNaam;
  naam: string;
  aan: boolean;
  teksten: Teksten;
  onZet(aan: boolean): void;
}): ReactNode {
  const { naam, aan, teksten } = props;
  return (
    <button type="button" className="knop schakel" role="switch" aria-checked={aan} onClick={() => props.onZet(!aan)}>
      <Icoon naam={props.icoon} />
      <span>
        {teksten(naam)}
        <small>{teksten(`${naam}.uitleg`)}</small>
      </span>
      <i className="schakel-baan" aria-hidden="true" />
    </button>
  );
}

/** Pause menu: go on, explain again, sound, calm mode, less movement, leave for later. */
export function Pauze(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { teksten, toegankelijk, onVerder } = props;
  useFocusval(ref, onVerder);
  return (
    <div className="pauze" role="dialog" aria-modal="true" aria-labelledby="pauze-titel" ref={ref}>
      <div className="pauze-vel">
        <h2 id="pauze-titel">{teksten('spel.pauze.titel')}</h2>
        <div className="pauze-links">
          <button type="button" className="knop knop-zee" onClick={onVerder}>
            <Icoon naam="speel" />
            {teksten('spel.pauze.verder')}
          </button>
          {props.onUitleg && (
            <button type="button" className="knop" onClick={props.onUitleg}>
              <Icoon naam="vraag" />
              {teksten('spel.pauze.uitleg')}
            </button>
          )}
          <button type="button" className="knop knop-stop" onClick={props.onStop}>
            <Icoon naam="deur" />
            <span>
              {teksten('spel.pauze.stoppen')}
              <small>{teksten('spel.pauze.stoppen.uitleg')}</small>
            </span>
          </button>
        </div>
        <div className="pauze-rechts">
          <Schuiven teksten={teksten} geluid={props.geluid} />
          <Schakel
            icoon="maan"
            naam="spel.pauze.rustig"
            aan={toegankelijk.calm}
            teksten={teksten}
            onZet={(calm) => props.onToegankelijk({ calm })}
          />
          <Schakel
            icoon="golf"
            naam="spel.pauze.stil"
            aan={toegankelijk.reducedMotion}
            teksten={teksten}
            onZet={(reducedMotion) => props.onToegankelijk({ reducedMotion })}
          />
        </div>
      </div>
    </div>
  );
}
