import { z } from 'zod/mini';
import { hashText } from '#engine/core/basis/rng.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { spelrondeSchema, type Spelronde } from './somvensters.contract.ts';

const ronde = spelrondeSchema.shape;

/** A stone of the day with all its doors; what stones share stands once, beside them. */
const daySteenSchema = z.strictObject({
  somvensterId: idSchema,
  taakId: idSchema,
  titel: ronde.titel,
  /** Ids of the items of the package that this stone asks, in the order of its pool. */
  pool: z.array(z.string()),
  instelling: ronde.instelling,
  doelIds: ronde.doelIds,
  formaten: ronde.formaten,
  arm: ronde.arm,
  deuren: z.array(z.strictObject({ game: ronde.game, s: ronde.s, eersteKeer: ronde.eersteKeer, items: ronde.items })),
});
export type DaySteen = z.infer<typeof daySteenSchema>;

/** Answer of `GET {L}/dagpakketten`: the present stone and the next two, to be played without a line. */
export const dayPackageSchema = z.strictObject({
  day: ronde.day,
  seq: ronde.seq,
  /** Packed state of the pupil before the first of these rounds, base64. */
  toestand: ronde.toestand,
  groep: ronde.groep,
  stem: ronde.stem,
  said: ronde.said,
  leerdoelen: ronde.leerdoelen,
  pool: ronde.pool,
  kalibratie: ronde.kalibratie,
  weights: ronde.weights,
  stenen: z.array(daySteenSchema),
});
export type DayPackage = z.infer<typeof dayPackageSchema>;

export const dayPackageEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/dagpakketten',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    response: dayPackageSchema,
  }),
};

/** A round that the device begins itself. */
export interface OwnStart {
  rondeId: string;
  taakId: string;
  game: string;
  /** Packed state after what was played since, base64. */
  toestand: string;
  /** Days since the package was made. */
  daysLater: number;
}

/** The round of a stone and a door of the package, exactly as the server would open it; nothing when it is not in there. */
export function rondeOf(pack: DayPackage, start: OwnStart): Spelronde | undefined {
  const steen = pack.stenen.find(({ taakId }) => taakId === start.taakId);
  const deur = steen?.deuren.find(({ game }) => game === start.game);
  if (steen === undefined || deur === undefined) return undefined;
  const { somvensterId: _route, taakId: _taak, deuren: _deuren, pool: ids, ...rest } = steen;
  const asked = new Set(ids);
  const items = new Map(pack.pool.map((item) => [item.id, item]));
  return {
    ...rest,
    ...deur,
    rondeId: start.rondeId,
    seed: hashText(start.rondeId),
    pool: ids.flatMap((id) => items.get(id) ?? []),
    leerdoelen: pack.leerdoelen,
    kalibratie: pack.kalibratie.filter(([id]) => asked.has(id)),
    ...(pack.weights === undefined ? {} : { weights: pack.weights }),
    toestand: start.toestand,
    groep: pack.groep,
    day: pack.day + start.daysLater,
    stem: pack.stem,
    said: pack.said,
    seq: pack.seq,
    gegeven: [],
    droog: false,
  };
}
