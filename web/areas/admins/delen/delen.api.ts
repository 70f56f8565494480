import {
  codeSchema,
  delenSchema,
  gedeeldeKinderenSchema,
  gekoppeldSchema,
  thuisbeeldSchema,
  toestemmingenSchema,
  toestemmingSchema,
  type Code,
  type Delen,
  type GedeeldeKinderen,
  type Gekoppeld,
  type Koppelsoort,
  type NieuweToestemming,
  type Thuisbeeld,
  type Toestemming,
  type Toestemmingen,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { sessieTokenSchema, type OuderpinInstellen } from '#server/features/thuisspelen/thuisspelen.contract.ts';
import { http } from '#web/platform/http.ts';
import { useLees, type Stand } from '../admins.api.ts';

/** A pupil of the panel. */
export interface Kind {
  adminId: string;
  leerlingId: string;
}

const A = (adminId: string): string => `/admins/${adminId}`;
const P = ({ adminId, leerlingId }: Kind): string => `${A(adminId)}/leerlingen/${leerlingId}`;
const niets = (): void => undefined;

export const useDelen = (kind: Kind): Stand<Delen> => useLees(`${P(kind)}/thuiskoppelingen`, delenSchema.parse);
export const useToestemmingen = (kind: Kind): Stand<Toestemmingen> =>
  useLees(`${P(kind)}/toestemmingen`, toestemmingenSchema.parse);
export const geefToestemming = (kind: Kind, nieuw: NieuweToestemming): Promise<Toestemming> =>
  http.json(`${P(kind)}/toestemmingen`, toestemmingSchema.parse, { method: 'POST', body: nieuw, eenmalig: true });
export const trekToestemmingIn = (kind: Kind, id: string): Promise<void> =>
  http.json(`${P(kind)}/toestemmingen/${id}`, niets, { method: 'DELETE' });
export const maakThuiscode = (kind: Kind, soort: Koppelsoort): Promise<Code> =>
  http.json(`${P(kind)}/thuiscodes`, codeSchema.parse, { method: 'POST', body: { soort }, eenmalig: true });
export const trekCodeIn = (kind: Kind, id: string): Promise<void> =>
  http.json(`${P(kind)}/thuiscodes/${id}`, niets, { method: 'DELETE' });
export const beeindigKoppeling = (kind: Kind, id: string): Promise<void> =>
  http.json(`${P(kind)}/thuiskoppelingen/${id}`, niets, { method: 'DELETE' });
export const maakKoppelcode = (kind: Kind): Promise<Code> =>
  http.json(`${P(kind)}/koppelcodes`, codeSchema.parse, { method: 'POST', eenmalig: true });
export const zetThuisToegang = (adminId: string, thuisToegang: boolean): Promise<void> =>
  http.json(`${A(adminId)}/deelinstellingen`, niets, { method: 'PATCH', body: { thuisToegang } });

/** Key of the children that a school shares with this home or practice. */
export const gedeeldSleutel = (adminId: string): string => `${A(adminId)}/thuiskoppelingen`;
export const useGedeeldeKinderen = (adminId: string): Stand<GedeeldeKinderen> =>
  useLees(gedeeldSleutel(adminId), gedeeldeKinderenSchema.parse);
/** Page of such a child. */
export const gedeeldPad = (adminId: string, koppelingId: string): string =>
  `${A(adminId)}/leerlingen/gedeeld/${koppelingId}`;
export const useThuisbeeld = (adminId: string, koppelingId: string): Stand<Thuisbeeld> =>
  useLees(`${A(adminId)}/thuiskoppelingen/${koppelingId}/voortgang`, thuisbeeldSchema.parse);
export const koppelKind = (adminId: string, thuiscode: string): Promise<Gekoppeld> =>
  http.json(`${A(adminId)}/thuiskoppelingen`, gekoppeldSchema.parse, {
    method: 'POST',
    body: { thuiscode },
    eenmalig: true,
  });
export const laatLos = (adminId: string, koppelingId: string): Promise<void> =>
  http.json(`${A(adminId)}/thuiskoppelingen/${koppelingId}`, niets, { method: 'DELETE' });

export const zetOuderpin = (adminId: string, body: OuderpinInstellen): Promise<void> =>
  http.json(`${A(adminId)}/ouderpin`, niets, { method: 'PUT', body });

/** The device goes to the child: the parent's token leaves it. */
export async function speelAls(kind: Kind): Promise<void> {
  const { token } = await http.json(`${P(kind)}/sessies`, sessieTokenSchema.parse, { method: 'POST' });
  const { wisselNaar } = await import('#web/platform/aanmelden.ts');
  await wisselNaar(token, ({ _id }) => `/leerling/${_id}/landkaart`);
}
