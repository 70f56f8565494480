import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { BeaconCall, beaconOf } from './beacon.tsx';
import { DicteeCall } from './dictee-call.tsx';
import type { SteenView } from './card-model.ts';
import { MapMoments } from './rewards.tsx';
import { Welcome, type WelcomeProps } from './welcome.tsx';

const loadSteenDialog = () => import('./steen-dialog.tsx');
const SteenDialog = lazy(async () => ({ default: (await loadSteenDialog()).SteenDialog }));

interface Props extends Omit<WelcomeProps, 'line' | 'aloud' | 'onMore'> {
  card: ShownMap;
  leerlingId: string;
  list: boolean;
  open: { steen: SteenView; spel: string | null } | null;
  /** Both must keep their identity. */
  onSteen(steen: SteenView): void;
  onClose(): void;
}

/** What comes over the map: the way home first, then what was earned, and the card of a stone. */
export function Overlays(props: Props): ReactNode {
  const { card, leerlingId, list, open, onSteen, onClose, ...welcome } = props;
  const { homecoming, calm, figure, routes, onSay } = welcome;
  const beacon = beaconOf(leerlingId, card);
  // The card of a stone is on the device before it is asked for.
  useEffect(() => void loadSteenDialog().catch(() => undefined), []);
  return (
    <>
      {beacon ? <BeaconCall {...beacon} /> : !card.meekijken && <DicteeCall leerlingId={leerlingId} />}
      <Welcome {...welcome} line={calm && !list} aloud={card.leerling.voorkeuren.geluid} onMore={onSteen} />
      {!homecoming.busy && <MapMoments card={card} calm={calm} waits={open !== null} onSay={onSay} />}
      {open && !homecoming.busy && (
        <Suspense>
          <SteenDialog
            steen={open.steen}
            today={routes.some((item) => item.today && item.route === open.steen.route)}
            figure={figure}
            preference={open.spel}
            leerlingId={leerlingId}
            onSay={onSay}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
