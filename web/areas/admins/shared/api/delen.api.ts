import {
  codeSchema,
  sharingSchema,
  sharedChildrenSchema,
  linkedSchema,
  homePictureSchema,
  toestemmingenSchema,
  toestemmingSchema,
  type Code,
  type Parts,
  type SharedChildren,
  type Linked,
  type LinkKind,
  type NewToestemming,
  type HomePicture,
  type Toestemming,
  type Toestemmingen,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { sessionTokenSchema, type ConfigureOuderPin } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { http } from '#web/platform/http.ts';
import { useRead, type CurrentState } from '../../admins.api.ts';

/** A pupil of the panel. */
export interface Kind {
  adminId: string;
  leerlingId: string;
}

const A = (adminId: string): string => `/admins/${adminId}`;
const P = ({ adminId, leerlingId }: Kind): string => `${A(adminId)}/leerlingen/${leerlingId}`;
const nothing = (): void => undefined;

export const useSharing = (kind: Kind): CurrentState<Parts> =>
  useRead(`${P(kind)}/thuiskoppelingen`, sharingSchema.parse);
export const useToestemmingen = (kind: Kind): CurrentState<Toestemmingen> =>
  useRead(`${P(kind)}/toestemmingen`, toestemmingenSchema.parse);
export const giveToestemming = (kind: Kind, newOne: NewToestemming): Promise<Toestemming> =>
  http.json(`${P(kind)}/toestemmingen`, toestemmingSchema.parse, { method: 'POST', body: newOne, oneTime: true });
export const withdrawToestemming = (kind: Kind, id: string): Promise<void> =>
  http.json(`${P(kind)}/toestemmingen/${id}`, nothing, { method: 'DELETE' });
export const createThuiscode = (child: Kind, kind: LinkKind): Promise<Code> =>
  http.json(`${P(child)}/thuiscodes`, codeSchema.parse, { method: 'POST', body: { soort: kind }, oneTime: true });
export const withdrawCode = (kind: Kind, id: string): Promise<void> =>
  http.json(`${P(kind)}/thuiscodes/${id}`, nothing, { method: 'DELETE' });
export const endKoppeling = (kind: Kind, id: string): Promise<void> =>
  http.json(`${P(kind)}/thuiskoppelingen/${id}`, nothing, { method: 'DELETE' });
export const createKoppelcode = (kind: Kind): Promise<Code> =>
  http.json(`${P(kind)}/koppelcodes`, codeSchema.parse, { method: 'POST', oneTime: true });
export const setHomeAccess = (adminId: string, homeAccess: boolean): Promise<void> =>
  http.json(`${A(adminId)}/deelinstellingen`, nothing, { method: 'PATCH', body: { thuisToegang: homeAccess } });

/** Key of the children that a school shares with this home or practice. */
export const sharedKey = (adminId: string): string => `${A(adminId)}/thuiskoppelingen`;
export const useSharedChildren = (adminId: string): CurrentState<SharedChildren> =>
  useRead(sharedKey(adminId), sharedChildrenSchema.parse);
/** Page of such a child. */
export const sharedPath = (adminId: string, koppelingId: string): string =>
  `${A(adminId)}/leerlingen/gedeeld/${koppelingId}`;
export const useHomePicture = (adminId: string, koppelingId: string): CurrentState<HomePicture> =>
  useRead(`${A(adminId)}/thuiskoppelingen/${koppelingId}/voortgang`, homePictureSchema.parse);
export const linkChild = (adminId: string, thuiscode: string): Promise<Linked> =>
  http.json(`${A(adminId)}/thuiskoppelingen`, linkedSchema.parse, {
    method: 'POST',
    body: { thuiscode },
    oneTime: true,
  });
export const letGo = (adminId: string, koppelingId: string): Promise<void> =>
  http.json(`${A(adminId)}/thuiskoppelingen/${koppelingId}`, nothing, { method: 'DELETE' });

export const setOuderPin = (adminId: string, body: ConfigureOuderPin): Promise<void> =>
  http.json(`${A(adminId)}/ouderpin`, nothing, { method: 'PUT', body });

/** The device goes to the child: the parent's token leaves it. */
export async function playAs(kind: Kind): Promise<void> {
  const { token } = await http.json(`${P(kind)}/sessies`, sessionTokenSchema.parse, { method: 'POST' });
  const { switchTo } = await import('#web/platform/sign-in.ts');
  await switchTo(token, ({ _id }) => `/leerling/${_id}/landkaart`);
}
