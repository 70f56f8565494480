import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import {
  beloningenEndpoints,
  type Balance,
  type Beloningen,
  type PlacedThing,
} from '#server/features/beloningen/beloningen.contract.ts';
import { landkaartEndpoints, type Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** What a leerling earned, has and wears. */
export const useBeloningen = (leerlingId: string): ReadState<Beloningen> =>
  useEndpoint(beloningenEndpoints.find, { params: { leerlingId } }, { keepPreviousData: false });

/** The same `sleutel` buys once, however often it is sent. */
export const buyThing = (leerlingId: string, body: { sleutel: string; code: string }): Promise<Balance> =>
  call(beloningenEndpoints.buy, { params: { leerlingId }, body });

export const bringBackThing = (leerlingId: string, key: string): Promise<Balance> =>
  call(beloningenEndpoints.bringBack, { params: { leerlingId, sleutel: key } });

export const saveFigure = (leerlingId: string, body: OwnFigure): Promise<OwnFigure> =>
  call(beloningenEndpoints.setFigure, { params: { leerlingId }, body });

export const saveCorner = (leerlingId: string, eiland: readonly PlacedThing[]): Promise<{ eiland: PlacedThing[] }> =>
  call(beloningenEndpoints.setCorner, { params: { leerlingId }, body: { eiland: [...eiland] } });

export const openGifts = (leerlingId: string, seenUntil: string): Promise<void> =>
  call(beloningenEndpoints.openGifts, { params: { leerlingId }, body: { seenUntil } });

/** Changes what is shown of a leerling, wherever it is shown; `again` fetches the rest anew. */
export function useShowOwn(
  leerlingId: string,
): (part: Partial<Pick<Beloningen, 'figuur' | 'munten' | 'eigen' | 'eiland'>>, again?: boolean) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (part, again = false) => {
      const input = { params: { leerlingId } };
      const { figuur: figure, munten } = part;
      void mutate<Landkaart>(
        addressOf(landkaartEndpoints.find, input),
        (card) =>
          card && {
            ...card,
            leerling: {
              ...card.leerling,
              ...(figure === undefined ? {} : { figuur: figure }),
              ...(munten === undefined ? {} : { munten }),
            },
          },
        { revalidate: false },
      );
      void mutate<Beloningen>(addressOf(beloningenEndpoints.find, input), (own) => own && { ...own, ...part }, {
        revalidate: again,
      });
    },
    [leerlingId, mutate],
  );
}
