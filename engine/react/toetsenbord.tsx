import { useMemo, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import type { InputDevice } from '#engine/core/oefening/contract.ts';
import { apparaatVan } from './apparaat.ts';
import { Icoon } from './iconen.tsx';
import type { Teksten } from './teksten.ts';
import { maakBord, type Indeling, type Toets, type Toetswens } from './toetsen-indeling.ts';
import './toetsenbord.css';

interface Props {
  indeling: Indeling;
  wens: Toetswens;
  teksten: Teksten;
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

const NAMEN: Readonly<Record<string, string>> = { "'": 'apostrof', '-': 'streepje' };
const ICONEN = { hoofd: 'hoofd', wis: 'wis', klaar: 'vink' } as const;

function naamVan(toets: Toets, letter: string, teksten: Teksten): string {
  const sleutel = toets.soort === 'letter' ? NAMEN[letter] : toets.soort;
  return sleutel === undefined ? letter : teksten(`spel.toets.${sleutel}`);
}

function Kap(props: { toets: Toets; letter: string }): ReactNode {
  if (props.toets.soort !== 'letter') return <Icoon naam={ICONEN[props.toets.soort]} maat={38} />;
  return props.letter === "'" ? '’' : props.letter;
}

/** Our own on-screen keyboard: always all letters, never takes the focus. */
export function Toetsenbord(props: Props): ReactNode {
  const smal = useSyncExternalStore(subscribeSmal, () => window.matchMedia?.(SMAL)?.matches ?? false);
  const {
    indeling,
    wens: { bijzonder, hoofdletters, klaar },
  } = props;
  const bord = useMemo(
    () => maakBord({ indeling, bijzonder, hoofdletters, klaar, smal }),
    [indeling, bijzonder, hoofdletters, klaar, smal],
  );
  const [diep, setDiep] = useState<string | null>(null);
  const [hoofd, setHoofd] = useState(false);
  // The next question may come without the key.
  const groot = hoofd && hoofdletters;
  const tekenVan = ({ letter }: Toets): string => (groot ? letter.toUpperCase() : letter);

  const act = (toets: Toets, apparaat: InputDevice): void => {
    // For one letter, as on every phone.
    setHoofd(toets.soort === 'hoofd' && !groot);
    if (toets.soort === 'letter') props.onToets(tekenVan(toets), apparaat);
    else if (toets.soort === 'hoofd') return;
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
    <div
      className="bord"
      role="group"
      aria-label={props.teksten('spel.toetsenbord')}
      data-smal={smal || undefined}
      style={{ '--kolommen': bord.kolommen, '--rijen': bord.rijen }}
      onPointerUp={los}
      onPointerCancel={los}
      onPointerLeave={los}
    >
      {bord.toetsen.map((toets) => (
        <button
          key={toets.soort + toets.letter}
          type="button"
          tabIndex={-1}
          className={`toets toets-${toets.soort}`}
          aria-label={naamVan(toets, tekenVan(toets), props.teksten)}
          aria-pressed={toets.soort === 'hoofd' ? groot : undefined}
          data-diep={diep === toets.soort + toets.letter || undefined}
          data-bijzonder={toets.soort === 'letter' && !/[a-z]/.test(toets.letter) ? true : undefined}
          style={{
            gridColumn: `${toets.kolom + 1} / span ${toets.breed}`,
            gridRow: `${toets.rij + 1} / span ${toets.hoog}`,
          }}
          onPointerDown={(event) => down(event, toets)}
          // A screen reader or switch clicks without a pointer.
          onClick={(event) => {
            if (event.detail === 0) act(toets, 'knop');
          }}
        >
          <span className="toets-kap">
            <Kap toets={toets} letter={tekenVan(toets)} />
          </span>
        </button>
      ))}
    </div>
  );
}
