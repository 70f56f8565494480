import { z } from 'zod/mini';
import { DOEL_STANDINGS } from '#engine/core/oefening/model/doel-standing.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

/** Consent that a school keeps of a pupil. */
export const TOESTEMMINGEN = ['thuis_delen', 'rt_delen', 'opname', 'verhuizing_zorg'] as const;
export const toestemmingKindSchema = z.enum(TOESTEMMINGEN, 'kies');
export type ToestemmingKind = z.infer<typeof toestemmingKindSchema>;

/** Who looks along: a family at home or a practice. */
export const LINK_KINDS = ['thuis', 'rt'] as const;
export const linkKindSchema = z.enum(LINK_KINDS, 'kies');
export type LinkKind = z.infer<typeof linkKindSchema>;
/** Consent that a kind of sharing asks for. */
export const TOESTEMMING_FOR = { thuis: 'thuis_delen', rt: 'rt_delen' } as const satisfies Record<
  LinkKind,
  ToestemmingKind
>;

/** Days a code for home or practice works. */
export const THUISCODE_DAYS = 30;
/** Hours a code for a sign-in service works. */
export const KOPPELCODE_HOURS = 24;
/** Unused codes of one kind for one pupil: two homes, each with two adults. */
export const CODES_OPEN_MAX = 4;

/** Body of `POST {P}/toestemmingen`. */
export const newToestemmingSchema = z.strictObject({
  soort: toestemmingKindSchema,
  /** Name of who gave it. */
  gegevenDoor: textSchema(120),
  /** Day on which it was given; never in the future. */
  op: daySchema,
});
export type NewToestemming = z.infer<typeof newToestemmingSchema>;

export const toestemmingSchema = z.strictObject({
  id: idSchema,
  soort: toestemmingKindSchema,
  gegevenDoor: z.string(),
  op: z.iso.date(),
  ingetrokkenOp: z.optional(z.iso.datetime()),
});
export type Toestemming = z.infer<typeof toestemmingSchema>;
/** Answer of `GET {P}/toestemmingen`: valid ones first, then the newest. */
export const toestemmingenSchema = z.strictObject({ items: z.array(toestemmingSchema) });
export type Toestemmingen = z.infer<typeof toestemmingenSchema>;

/** Body of `POST {P}/thuiscodes`. */
export const newThuiscodeSchema = z.strictObject({ soort: linkKindSchema });
/** Answer of `POST {P}/thuiscodes` and `POST {P}/koppelcodes`: told once. */
export const codeSchema = z.strictObject({ code: z.string(), verlooptOp: z.iso.datetime() });
export type Code = z.infer<typeof codeSchema>;

/** Answer of `GET {P}/thuiskoppelingen`: how this pupil is shared now. */
export const sharingSchema = z.strictObject({
  leerling: z.strictObject({ id: idSchema, roepnaam: z.string(), naam: z.string(), dier: z.string() }),
  school: z.string(),
  /** Whether the tenant lets parents look along. */
  thuisToegang: z.boolean(),
  /** Codes that nobody used yet. */
  codes: z.array(z.strictObject({ id: idSchema, soort: linkKindSchema, verlooptOp: z.iso.datetime() })),
  koppelingen: z.array(
    z.strictObject({ id: idSchema, soort: linkKindSchema, bij: z.string(), gekoppeldOp: z.iso.datetime() }),
  ),
});
export type Parts = z.infer<typeof sharingSchema>;

/** Body of `PATCH {A}/deelinstellingen`. */
export const sharingSettingsSchema = z.strictObject({ thuisToegang: z.boolean('kies') });

/** Paths below a pupil of the panel. */
export const leerlingSharingParamsSchema = z.strictObject({ adminId: idSchema, leerlingId: idSchema, id: idSchema });
/** Path of a link, at the side that used the code. */
export const koppelingParamsSchema = z.strictObject({ adminId: idSchema, koppelingId: idSchema });

/** Body of `POST {A}/thuiskoppelingen`. */
export const linkSchema = z.strictObject({
  thuiscode: z.string('verplicht').check(z.trim(), z.minLength(1, 'verplicht'), z.maxLength(40, 'maxlengte')),
});
/** Answer: whom the code gave. */
export const linkedSchema = z.strictObject({
  koppelingId: idSchema,
  leerling: z.strictObject({ id: idSchema, roepnaam: z.string(), groep: z.optional(z.string()) }),
  school: z.string(),
});
export type Linked = z.infer<typeof linkedSchema>;

/** A child that belongs to another tenant and is shared with this one. */
export const sharedChildSchema = z.strictObject({
  koppelingId: idSchema,
  leerlingId: idSchema,
  roepnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int().check(z.gte(0), z.lte(8)),
  soort: linkKindSchema,
  school: z.string(),
  /** False while the school keeps the home closed. */
  open: z.boolean(),
  weekMinuten: z.int().check(z.gte(0)),
  laatstGeoefendOp: z.optional(z.iso.datetime()),
});
export type SharedChild = z.infer<typeof sharedChildSchema>;
/** Answer of `GET {A}/thuiskoppelingen`. */
export const sharedChildrenSchema = z.strictObject({ items: z.array(sharedChildSchema) });
export type SharedChildren = z.infer<typeof sharedChildrenSchema>;

/** A slip of the child at a first attempt: what stood there, what was asked, and the goal it was for. */
const misspellingSchema = z.strictObject({
  id: idSchema,
  woord: z.string(),
  ruw: z.string(),
  doelNaam: z.string(),
  datum: z.iso.datetime(),
  /** Letters the mistake is about, in code units of `woord`. */
  focus: z.optional(z.strictObject({ van: z.int().check(z.gte(0)), tot: z.int().check(z.gte(0)) })),
});
export type Misspelling = z.infer<typeof misspellingSchema>;

/** Answer of `GET {A}/thuiskoppelingen/{id}/voortgang`: what went well, in the words of the child; no group, no level, no care. */
export const homePictureSchema = z.strictObject({
  leerling: z.strictObject({ id: idSchema, roepnaam: z.string(), dier: z.string() }),
  school: z.string(),
  soort: linkKindSchema,
  week: z.strictObject({ minuten: z.int().check(z.gte(0)), dagen: z.int().check(z.gte(0), z.lte(7)) }),
  maand: z.strictObject({ minuten: z.int().check(z.gte(0)) }),
  /** Goals that are mastered, and goals the child works on. */
  gaatGoed: z.array(z.string()),
  bezigMet: z.array(z.string()),
  /** Words that were right the last time, newest first. */
  geleerd: z.array(z.string()),
  /** One thing to do together. */
  tip: z.optional(z.strictObject({ kindnaam: z.string(), regel: z.string() })),
  /** Every goal with its numbers: for a practice only. */
  doelen: z.optional(
    z.array(
      z.strictObject({
        naam: z.string(),
        status: z.enum(DOEL_STANDINGS),
        /** All answers and those that were right; the percentage is of the last ones, as the standing is. */
        n: z.int().check(z.gte(0)),
        goed: z.int().check(z.gte(0)),
        pct: z.optional(z.int().check(z.gte(0), z.lte(100))),
      }),
    ),
  ),
  /** The newest slips in the spelling of the child: for a practice only. */
  fouten: z.optional(z.array(misspellingSchema)),
});
export type HomePicture = z.infer<typeof homePictureSchema>;

/** What a school does with one pupil: consent, codes and who looks along. */
export const sharingEndpoints = {
  listToestemmingen: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/toestemmingen',
    right: 'delen.beheren',
    params: panelLeerlingParamsSchema,
    response: toestemmingenSchema,
  }),
  createToestemming: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/toestemmingen',
    right: 'delen.beheren',
    params: panelLeerlingParamsSchema,
    body: newToestemmingSchema,
    response: toestemmingSchema,
    status: 201,
    idempotent: true,
  }),
  revokeToestemming: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/toestemmingen/:id',
    right: 'delen.beheren',
    params: leerlingSharingParamsSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/thuiskoppelingen',
    right: 'delen.beheren',
    params: panelLeerlingParamsSchema,
    response: sharingSchema,
  }),
  endKoppeling: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/thuiskoppelingen/:id',
    right: 'delen.beheren',
    params: leerlingSharingParamsSchema,
  }),
  createThuiscode: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/thuiscodes',
    right: 'delen.beheren',
    params: panelLeerlingParamsSchema,
    body: newThuiscodeSchema,
    response: codeSchema,
    status: 201,
    idempotent: true,
  }),
  revokeThuiscode: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/thuiscodes/:id',
    right: 'delen.beheren',
    params: leerlingSharingParamsSchema,
  }),
  createKoppelcode: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/koppelcodes',
    right: 'wachtwoorden.beheren',
    params: panelLeerlingParamsSchema,
    response: codeSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/deelinstellingen',
    right: 'delen.instellen',
    params: adminParamsSchema,
    body: sharingSettingsSchema,
  }),
};

/** The other side: takes a code in, looks, lets go. */
export const koppelingenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/thuiskoppelingen',
    right: 'koppelingen.lezen',
    params: adminParamsSchema,
    response: sharedChildrenSchema,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/thuiskoppelingen',
    right: 'koppelingen.inlezen',
    params: adminParamsSchema,
    body: linkSchema,
    response: linkedSchema,
    status: 201,
    idempotent: true,
  }),
  findHomePicture: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/thuiskoppelingen/:koppelingId/voortgang',
    right: 'koppelingen.lezen',
    params: koppelingParamsSchema,
    response: homePictureSchema,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/thuiskoppelingen/:koppelingId',
    right: 'koppelingen.inlezen',
    params: koppelingParamsSchema,
  }),
};
