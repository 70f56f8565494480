import {
  docentenSchema,
  type Docent,
  type Docenten,
  type DocentWijziging,
  type Uitnodiging,
} from '#server/features/docenten/docenten.contract.ts';
import { http } from '#web/platform/http.ts';
import { useLees, type Stand } from '../admins.api.ts';

const niets = (): void => undefined;
const pad = (adminId: string, deel = ''): string => `/admins/${adminId}/docenten${deel}`;

export const useDocenten = (adminId: string): Stand<Docenten> => useLees(pad(adminId), docentenSchema.parse);
export const nodigUit = (adminId: string, body: unknown): Promise<void> =>
  http.json(`/admins/${adminId}/uitnodigingen`, niets, { method: 'POST', body, eenmalig: true });
export const herhaal = (adminId: string, uitnodiging: Uitnodiging): Promise<void> =>
  http.json(`/admins/${adminId}/uitnodigingen/${uitnodiging.id}/herhalingen`, niets, {
    method: 'POST',
    body: {},
    eenmalig: true,
  });
export const trekIn = (adminId: string, uitnodiging: Uitnodiging): Promise<void> =>
  http.json(`/admins/${adminId}/uitnodigingen/${uitnodiging.id}`, niets, { method: 'DELETE' });
export const wijzigDocent = (
  adminId: string,
  docent: Docent,
  wijziging: Omit<DocentWijziging, 'versie'>,
): Promise<void> =>
  http.json(pad(adminId, `/${docent.id}`), niets, { method: 'PATCH', body: { versie: docent.versie, ...wijziging } });
export const verwijderDocent = (adminId: string, docent: Docent): Promise<void> =>
  http.json(pad(adminId, `/${docent.id}`), niets, { method: 'DELETE' });
