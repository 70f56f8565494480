import { useMemo, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import type { InputDevice } from '#engine/core/oefening/contract.ts';
import { apparaatVan } from './apparaat.ts';
import { Icoon } from './iconen.tsx';
import type { Teksten } from './teksten.ts';
import { maakBord, type Indeling, type Toets } from './toetsen-indeling.ts';
import './toetsenbord.css';

interface Props {
  indeling: Indeling; bijzonder: boolean; klaar: boolean; teksten: Teksten;
  onToets(letter: string, apparaat: InputDevice): void;
  onWis(apparaat: InputDevice): void;
  onKlaar(apparaat: InputDevice): void;
}

const SMAL = '(max-width: 639px)';
function subscribeSmal(fn: () => void): () => void {
  const media = window.matchMedia?.(SMAL);
  media?.addEventListener('change', fn);
  return () => media?.removeEventListener('change', fn);
}

function naamVan(toets: Toets, teksten: Teksten): string {
  if (toets.soort === 'wis') return teksten('spel.toets.wis');
  if (toets.soort === 'klaar') return teksten('spel.toets.klaar');
  if (toets.letter === "'") return teksten('spel.toets.apostrof');
  return toets.letter === '-' ? teksten('spel.toets.streepje') : toets.letter;
}

function Kap(props: { toets: Toets }): ReactNode {
  if (props.toets.soort === 'wis') return <Icoon naam="wis" maat={38} />;
  if (props.toets.soort === 'klaar') return <Icoon naam="vink" maat={38} />;
  return props.toets.letter === "'" ? '’' : props.toets.letter;
}

/** Our own on-screen keyboard: always all letters, never takes the focus. */
export function Toetsenbord(props: Props): ReactNode {
  const smal = useSyncExternalStore(subscribeSmal, () => window.matchMedia?.(SMAL)?.matches ?? false);
  const { indeling, bijzonder, klaar } = props;
  const bord = useMemo(() => maakBord({ indeling, bijzonder, klaar, smal }), [indeling, bijzonder, klaar, smal]);
  const [diep, setDiep] = useState<string | null>(null);

  const act = (toets: Toets, apparaat: InputDevice): void => {
    if (toets.soort === 'letter') props.onToets(toets.letter, apparaat);
    else if (toets.soort === 'wis') props.onWis(apparaat);
    else props.onKlaar(apparaat);
  };
  const down = (event: PointerEvent, toets: Toets): void => {
    // Keeps the focus where it was and types at once: no waiting for the finger to go up.
    event.preventDefault();
    setDiep(toets.soort + toets.letter);
    act(toets, apparaatVan(event.pointerType));
  };
  const los = (): void => setDiep(null);

  return (
    <div className="bord" role="group" aria-label={props.teksten('spel.toetsenbord')} data-smal={smal || undefined}
      style={{ '--kolommen': bord.kolommen, '--rijen': bord.rijen }} onPointerUp={los} onPointerCancel={los} onPointerLeave={los}>
      {bord.toetsen.map((toets) => (
        <button key={toets.soort + toets.letter} type="button" tabIndex={-1} className={`toets toets-${toets.soort}`} aria-label={naamVan(toets, props.teksten)}
          data-diep={diep === toets.soort + toets.letter || undefined} data-bijzonder={toets.soort === 'letter' && !/[a-z]/.test(toets.letter) ? true : undefined}
          style={{ gridColumn: `${toets.kolom + 1} / span ${toets.breed}`, gridRow: `${toets.rij + 1} / span ${toets.hoog}` }}
          onPointerDown={(event) => down(event, toets)}
          // A screen reader or switch clicks without a pointer.
          onClick={(event) => { if (event.detail === 0) act(toets, 'knop'); }}>
          <span className="toets-kap"><Kap toets={toets} /></span>
        </button>
      ))}
    </div>
  );
}
