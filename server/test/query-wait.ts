import type { Knex } from 'knex';

/** Tables that hold data of a tenant: no statement may touch one without its `admin_id`. */
const TENANT =
  /\b(?:gebruikers|sessies|groepen|docent_groepen|leerlingen|groepslidmaatschappen|audit|oefeninstellingen|somvensters|taken|spelrondes|antwoorden|leerling_doelen|leerling_weken|leerling_toestand|leerling_toestand_blokken|leerling_toestand_basis|leerling_fouten|leerling_doel_standen|muntboekingen|leerling_beloningen|spel_niveaus|verhuistokens|mailberichten|exporten|export_delen|wisverzoeken|apparaten|uitnodigingen|herstel_tokens|licenties|idempotentie|subgroepen|subgroep_leden|prullenbakitems|wis_lijst|leerlingnotities|leerling_eck|importplannen|importplan_delen|lvs_resultaten|lvs_wijzigingen|lvs_profielen|toestemmingen|leerlingcodes|thuiskoppelingen|mail_attachments)\b/;
const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Watches the statements of a connection pool. */
export interface QueryGuard {
  /** Statements since the last `reset`. */
  sql(): readonly string[];
  /** Statements that name a tenant table without `admin_id`. */
  withoutTenant(): readonly string[];
  reset(): void;
}

export function createQueryGuard(db: Knex): QueryGuard {
  let seen: string[] = [];
  const error: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => {
    seen.push(sql);
    if (READS_OR_WRITES.test(sql) && TENANT.test(sql) && !sql.includes('admin_id')) error.push(sql);
  });
  return {
    sql: () => seen,
    withoutTenant: () => error,
    reset: () => {
      seen = [];
    },
  };
}
