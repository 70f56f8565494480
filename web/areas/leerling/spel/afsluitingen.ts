import type { AfsluitingVerzoek } from '#server/features/somvensters/somvensters.contract.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import type { Opslag } from '#web/platform/opslag.ts';
import type { RondePlek } from './spelronde.api.ts';

/** A round that is over on this device and not yet closed at the server. */
export interface OpenRonde extends RondePlek { rondeId: string; verzoek: AfsluitingVerzoek }

const sleutel = (leerlingId: string): string => `taaltocht.rondes.${leerlingId}`;

function isOpenRonde(waarde: unknown): waarde is OpenRonde {
  if (!isObject(waarde) || !isObject(waarde['verzoek'])) return false;
  return ['leerlingId', 'somvensterId', 'taakId', 'rondeId'].every((naam) => typeof waarde[naam] === 'string');
}

/** Rounds that wait for their closing: kept per pupil, so that they survive a reload, a sign-out and a day without internet. */
export function createAfsluitingen(opslag: Opslag) {
  const lees = (leerlingId: string): OpenRonde[] => {
    try {
      const rijen: unknown = JSON.parse(opslag.lees(sleutel(leerlingId)) ?? '[]');
      return Array.isArray(rijen) ? rijen.filter(isOpenRonde) : [];
    } catch {
      return [];
    }
  };
  const schrijf = (leerlingId: string, rijen: readonly OpenRonde[]) => {
    if (rijen.length === 0) opslag.wis(sleutel(leerlingId));
    else opslag.schrijf(sleutel(leerlingId), JSON.stringify(rijen));
  };
  const wis = (leerlingId: string, rondeId: string) => schrijf(leerlingId, lees(leerlingId).filter((rij) => rij.rondeId !== rondeId));
  return {
    lees,
    wis,
    /** Adds or replaces the round. */
    bewaar: (ronde: OpenRonde) => schrijf(ronde.leerlingId, [...lees(ronde.leerlingId).filter((rij) => rij.rondeId !== ronde.rondeId), ronde]),
    /** Closes what waits, except the round in play; a round the server refuses for good is let go, a dead line keeps it. */
    werkAf: async (leerlingId: string, { sluit, behalve }: { sluit: (ronde: OpenRonde) => Promise<unknown>; behalve?: string }): Promise<void> => {
      for (const ronde of lees(leerlingId).filter((rij) => rij.rondeId !== behalve)) {
        try {
          await sluit(ronde);
          wis(leerlingId, ronde.rondeId);
        } catch (fout) {
          if (fout instanceof HttpFout && [400, 404, 409, 410, 422].includes(fout.status)) wis(leerlingId, ronde.rondeId);
          else return;
        }
      }
    },
  };
}

export type Afsluitingen = ReturnType<typeof createAfsluitingen>;
