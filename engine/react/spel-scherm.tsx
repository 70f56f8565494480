import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Toegankelijk } from '#engine/runtime/contract.ts';
import { useMinderBeweging } from './gebruik-minder-beweging.ts';
import { maakMotor as standaardMotor, type MaakMotor, type Motor } from './motor.ts';
import { Laadt } from './laadt.tsx';
import { letterStijl, SpelOverlay } from './spel-overlay.tsx';
import type { SpelSchermProps } from './spel-props.ts';
import type { Teksten } from './teksten.ts';
import './spel.css';

interface Props extends SpelSchermProps {
  /** Mounts stage and round; replaceable for tests. */
  maakMotor?: MaakMotor;
}

type Stand =
  { soort: 'laadt' } | { soort: 'klaar'; poging: number; motor: Motor } | { soort: 'mislukt'; poging: number };
const LAADT: Stand = { soort: 'laadt' };

/** There is one stage per page: a mount waits until the one before it is gone. */
let rij: Promise<unknown> = Promise.resolve();

/** Mounts the game once per attempt; survives the double mount of StrictMode without making a second round. */
function useMotor(props: Props, host: RefObject<HTMLDivElement | null>, poging: number): Stand {
  const [stand, setStand] = useState<Stand>(LAADT);
  const laatste = useRef(props);
  useEffect(() => {
    laatste.current = props;
  });
  useEffect(() => {
    let weg = false;
    let motor: Motor | null = null;
    const mount = async (): Promise<void> => {
      const element = host.current;
      if (weg || !element) return;
      const {
        doc,
        createRound,
        teksten,
        toegankelijk,
        geluid,
        eersteKeer,
        seed,
        eigen,
        maakMotor = standaardMotor,
      } = laatste.current;
      const nieuw = await maakMotor({
        host: element,
        doc,
        round: createRound(),
        teksten,
        toegankelijk,
        geluid,
        eersteKeer,
        seed,
        eigen,
        onEinde: (resultaat) => laatste.current.onEinde(resultaat),
        onFout: () => {
          if (!weg) setStand({ soort: 'mislukt', poging });
        },
      });
      if (weg) {
        nieuw.destroy();
        return;
      }
      motor = nieuw;
      // Journeys and fault reports read the running game from its element; it holds nothing the page does not have.
      Object.defineProperty(element, 'spel', { value: nieuw.spel, configurable: true });
      nieuw.spel.start();
      setStand({ soort: 'klaar', poging, motor: nieuw });
    };
    rij = rij.then(mount).catch(() => {
      if (!weg) setStand({ soort: 'mislukt', poging });
    });
    return () => {
      weg = true;
      motor?.destroy();
    };
  }, [host, poging]);
  // What belongs to an earlier attempt is gone.
  return stand.soort !== 'laadt' && stand.poging === poging ? stand : LAADT;
}

function Mislukt(props: { teksten: Teksten; onOpnieuw(): void }): ReactNode {
  return (
    <div className="spel-laadt" role="alert">
      <p>{props.teksten('spel.laden.mislukt')}</p>
      <button type="button" className="knop knop-zee" onClick={props.onOpnieuw}>
        {props.teksten('spel.laden.opnieuw')}
      </button>
    </div>
  );
}

/** One game on the whole of its parent: canvas, overlay and result. Load it lazily: it pulls in the styles of all games. */
export function SpelScherm(props: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [poging, setPoging] = useState(0);
  const stand = useMotor(props, host, poging);
  const motor = stand.soort === 'klaar' ? stand.motor : null;
  const stil = useMinderBeweging(props.toegankelijk.reducedMotion);
  // The wish of the system counts as much as the own setting, and may come in the middle of a round.
  useEffect(() => motor?.spel.setToegankelijk({ reducedMotion: stil }), [motor, stil]);
  const onInsets = useCallback((top: number, bottom: number) => motor?.spel.setInsets(top, bottom), [motor]);
  const { doc, toegankelijk, teksten } = props;
  const onToegankelijk = (deel: Partial<Toegankelijk>): void => {
    motor?.spel.setToegankelijk(deel);
    props.onToegankelijk(deel);
  };
  return (
    <div
      className="spel"
      data-land={doc.land}
      data-stil={stil || undefined}
      style={{ ...letterStijl(toegankelijk), '--spel-grond': doc.stage.background }}
    >
      <div className="spel-wereld" ref={host} aria-hidden="true" />
      {stand.soort === 'laadt' && <Laadt teksten={teksten} />}
      {stand.soort === 'mislukt' && <Mislukt teksten={teksten} onOpnieuw={() => setPoging(poging + 1)} />}
      {motor && (
        <SpelOverlay
          {...props}
          onToegankelijk={onToegankelijk}
          actief={motor.spel}
          onInsets={onInsets}
          onUitleg={motor.uitleg}
        />
      )}
    </div>
  );
}
