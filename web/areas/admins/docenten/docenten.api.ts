import {
  docentenSchema,
  type Docent,
  type Docenten,
  type DocentChange,
  type Uitnodiging,
} from '#server/features/docenten/docenten.contract.ts';
import { http } from '#web/platform/http.ts';
import { useRead, type CurrentState } from '../admins.api.ts';

const nothing = (): void => undefined;
const path = (adminId: string, part = ''): string => `/admins/${adminId}/docenten${part}`;

export const useDocenten = (adminId: string): CurrentState<Docenten> => useRead(path(adminId), docentenSchema.parse);
export const invite = (adminId: string, body: unknown): Promise<void> =>
  http.json(`/admins/${adminId}/uitnodigingen`, nothing, { method: 'POST', body, oneTime: true });
export const repeat = (adminId: string, uitnodiging: Uitnodiging): Promise<void> =>
  http.json(`/admins/${adminId}/uitnodigingen/${uitnodiging.id}/herhalingen`, nothing, {
    method: 'POST',
    body: {},
    oneTime: true,
  });
export const withdraw = (adminId: string, uitnodiging: Uitnodiging): Promise<void> =>
  http.json(`/admins/${adminId}/uitnodigingen/${uitnodiging.id}`, nothing, { method: 'DELETE' });
export const changeDocent = (adminId: string, docent: Docent, change: Omit<DocentChange, 'versie'>): Promise<void> =>
  http.json(path(adminId, `/${docent.id}`), nothing, { method: 'PATCH', body: { versie: docent.versie, ...change } });
export const removeDocent = (adminId: string, docent: Docent): Promise<void> =>
  http.json(path(adminId, `/${docent.id}`), nothing, { method: 'DELETE' });
