import { z } from 'zod/mini';
import { ROLES } from '#engine/core/domein/roles.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, listSchema, pageSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** What a line of the log can be about, for the filter. */
export const AUDIT_KINDS = [
  'leerlingen',
  'groepen',
  'inloggen',
  'collegas',
  'importeren',
  'verhuizen',
  'delen',
  'zorg',
  'gegevens',
  'privacy',
  'kantoor',
  'geweigerd',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Every action that a feature writes to the audit, with its subject. What comes behind a colon is a detail of the line. */
export const AUDIT_ACTIONS = {
  'leerling.gewijzigd': 'leerlingen',
  'leerlingen.toegevoegd': 'leerlingen',
  'leerlingen.verplaatst': 'leerlingen',
  'leerlingen.startniveau': 'leerlingen',
  'leerlingen.notitie': 'leerlingen',
  'leerlingen.prullenbak': 'leerlingen',
  'leerlingen.hersteld': 'leerlingen',
  'antwoord.afgekeurd': 'leerlingen',
  'leerling.gewist': 'privacy',
  'leerlingen.gewist': 'privacy',
  'leerlingen.opnieuw_gewist': 'privacy',
  'groep.toegevoegd': 'groepen',
  'groep.gewijzigd': 'groepen',
  'groep.gearchiveerd': 'groepen',
  'groep.teruggehaald': 'groepen',
  'groep.verwijderd': 'groepen',
  'groep.gekopieerd': 'groepen',
  'groep.docenten': 'groepen',
  'groep.subgroep': 'groepen',
  jaarovergang: 'groepen',
  'methodetoets.gepubliceerd': 'groepen',
  'methodetoets.teruggehaald': 'groepen',
  'methodetoets.gesloten': 'groepen',
  'methodetoets.vrijgegeven': 'groepen',
  'methodetoets.heropend': 'leerlingen',
  'methodetoets.beoordeeld': 'leerlingen',
  'wachtwoorden.nieuw': 'inloggen',
  'wachtwoorden.zelf': 'inloggen',
  'wachtwoorden.ontgrendeld': 'inloggen',
  'wachtwoorden.geprint': 'inloggen',
  'groepscode.nieuw': 'inloggen',
  'groepscode.uit': 'inloggen',
  'account.gewijzigd': 'inloggen',
  'totp.aan': 'inloggen',
  'totp.herstelcodes': 'inloggen',
  'sso.koppelcode': 'inloggen',
  'sso.gekoppeld': 'inloggen',
  'sso.ontkoppeld': 'inloggen',
  'sso.geweigerd': 'inloggen',
  'wachtwoord.hersteld': 'inloggen',
  'docent.rol': 'collegas',
  'docent.geblokkeerd': 'collegas',
  'docent.gedeblokkeerd': 'collegas',
  'docent.groepen': 'collegas',
  'docent.totp-uit': 'collegas',
  'docent.verwijderd': 'collegas',
  'uitnodiging.verzonden': 'collegas',
  'uitnodiging.herhaald': 'collegas',
  'uitnodiging.ingetrokken': 'collegas',
  'uitnodiging.geaccepteerd': 'collegas',
  'import.plan': 'importeren',
  'import.plan.andere_school': 'importeren',
  'import.uitgevoerd': 'importeren',
  'import.prullenbak': 'importeren',
  'import.ongedaan': 'importeren',
  'lvs.plan': 'importeren',
  'lvs.uitgevoerd': 'importeren',
  'lvs.ongedaan': 'importeren',
  'lvs.toegevoegd': 'leerlingen',
  'lvs.gewijzigd': 'leerlingen',
  'lvs.verwijderd': 'leerlingen',
  'verhuistoken.gemaakt': 'verhuizen',
  'verhuistoken.ingetrokken': 'verhuizen',
  'verhuistoken.vertrokken': 'verhuizen',
  'verhuistoken.ingelezen': 'verhuizen',
  'toestemming.gegeven': 'delen',
  'toestemming.ingetrokken': 'delen',
  'thuiscode.gemaakt': 'delen',
  'thuiscode.ingetrokken': 'delen',
  'koppelcode.gemaakt': 'delen',
  'thuiskoppeling.gemaakt': 'delen',
  'thuiskoppeling.beeindigd': 'delen',
  'thuiskoppeling.losgelaten': 'delen',
  'thuistoegang.aan': 'delen',
  'thuistoegang.uit': 'delen',
  'thuisspelen.begonnen': 'delen',
  'zorg.lijst': 'zorg',
  'zorg.bekeken': 'zorg',
  'zorg.plan': 'zorg',
  'zorg.voorstel': 'zorg',
  'zorg.dossier': 'zorg',
  'zorg.export': 'zorg',
  'zorg.gemaakt': 'zorg',
  'zorg.gewijzigd': 'zorg',
  'zorg.verwijderd': 'zorg',
  'zorg.stap': 'zorg',
  'zorg.logregel': 'zorg',
  'zorg.evaluatie': 'zorg',
  'zorg.aanvulling': 'zorg',
  'zorg.toets': 'zorg',
  'ouderpin.gewijzigd': 'inloggen',
  'accountgegevens.gewijzigd': 'gegevens',
  'instellingen.gewijzigd': 'gegevens',
  'export.leerling': 'privacy',
  'export.gevraagd': 'privacy',
  'export.opgehaald': 'privacy',
  'licentie.status': 'gegevens',
  'wissen.gevraagd': 'privacy',
  'wissen.ingetrokken': 'privacy',
  'wissen.bevestigd': 'privacy',
  'wissen.geweigerd': 'privacy',
  'wissen.uitgevoerd': 'privacy',
  'privacy.opschonen': 'privacy',
  'aanvraag.status': 'kantoor',
  'aanvraag.omgezet': 'kantoor',
  'werk.genomen': 'kantoor',
  'werk.losgelaten': 'kantoor',
  'prijzen.gewijzigd': 'kantoor',
  'mailsjablonen.gepubliceerd': 'kantoor',
  'mailsjablonen.hersteld': 'kantoor',
  'mailberichten.herhaald': 'kantoor',
  'webinars.gepubliceerd': 'kantoor',
  'webinars.geweest': 'kantoor',
  'webinars.gearchiveerd': 'kantoor',
  'webinars.afgelast': 'kantoor',
  'webinars.gemaild': 'kantoor',
  'superadmin.eerste': 'kantoor',
  geweigerd: 'geweigerd',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Query of `GET {A}/audit`: both days count; without `tot` up to now. */
export const auditQuerySchema = z
  .strictObject({
    pagina: pageSchema,
    grootte: z._default(z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(500, 'bereik')), 50),
    van: z.optional(daySchema),
    tot: z.optional(daySchema),
    actie: z.optional(z.enum(AUDIT_KINDS, 'kies')),
  })
  .check(
    z.refine(({ van: from, tot: until }) => from === undefined || until === undefined || from <= until, {
      path: ['tot'],
      message: 'datumvolgorde',
    }),
  );
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditLineSchema = z.strictObject({
  id: idSchema,
  op: z.iso.datetime(),
  /** Who did it; without a name the user is gone, works at our office, or it was the work of the night. */
  wie: z.strictObject({ rol: z.enum([...ROLES, 'systeem', 'zelf']), naam: z.optional(z.string()) }),
  soort: z.enum(AUDIT_KINDS),
  /** Action of the list, or for a look by our office the right that was used. */
  actie: z.string(),
  /** What the line says more: changed fields, the role of an invitation, the refused right. */
  deel: z.optional(z.string()),
  /** Whom or what it was about: a name as it is now, or how many. */
  doel: z.optional(z.string()),
  aantal: z.optional(z.int()),
  reden: z.optional(z.string()),
});
export type AuditLine = z.infer<typeof auditLineSchema>;
/** Answer of `GET {A}/audit`, newest first. */
export const auditSchema = listSchema(auditLineSchema);
export type AuditList = z.infer<typeof auditSchema>;

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/audit',
    right: 'audit.lezen',
    params: adminParamsSchema,
    query: auditQuerySchema,
    response: auditSchema,
  }),
};
