/** Fixed numbers of the product that more than one layer needs (behaviours.md section 2). */
export const CONSTANTEN = Object.freeze({
  /** Open somvensters per leerling. */
  SOMVENSTERS_OPEN: 3,
  TAKEN_MIN: 3,
  TAKEN_MAX: 6,
  ITEMS_MIN: 5,
  ITEMS_STANDAARD: 10,
  ITEMS_MAX: 20,
  OEFENINSTELLINGEN_PER_GROEP: 20,
  /** Leerlingen per groep. */
  GROEP_MAX: 60,
  SUBGROEPEN_PER_GROEP: 8,
  /** Active groups per tenant. */
  GROEPEN_MAX: 80,
  JAARGROEPEN_PER_GROEP: 4,
  /** Share of the seats of a licence that is free, from which the admin is told. */
  PLAATSEN_BIJNA_VOL: 0.05,
  THUIS_KINDEREN: 4,
  /** Days in the bin; a tenant may set PRULLENBAK_DAGEN_MIN to PRULLENBAK_DAGEN_MAX. */
  PRULLENBAK_DAGEN: 90,
  PRULLENBAK_DAGEN_MIN: 30,
  PRULLENBAK_DAGEN_MAX: 365,
  /** Leerlingen in one bulk action. */
  BULK_MAX: 500,
  PAGINA_STANDAARD: 25,
  PAGINA_MAX: 100,
  /** Minutes per session. */
  SESSIEDUUR_MIN: 5,
  SESSIEDUUR_STANDAARD: 15,
  SESSIEDUUR_MAX: 30,
  /** Minutes of free play after a finished route. */
  VRIJ_SPELEN_STANDAARD: 2,
  VRIJ_SPELEN_MAX: 10,
  /** Below this number of answers a report says that there is too little data. */
  TE_WEINIG_GEGEVENS: 5,
  STRUIKEL_MISSERS: 4,
  STRUIKEL_DAGEN: 3,
  /** Rapid guess: faster than max(SNELLE_GOK_MS, SNELLE_GOK_DEEL x item median). */
  SNELLE_GOK_MS: 400,
  SNELLE_GOK_DEEL: 0.1,
  TOETS_GRENS: 80,
  TOETS_WOORDEN_MIN: 5,
  TOETS_WOORDEN_STANDAARD: 20,
  TOETS_WOORDEN_MAX: 60,
  TOETS_AFSPEELBEURTEN: 3,
  /** Characters of a raw answer that are kept. */
  RUW_MAX: 80,
  /** Answers per batch sent to the server. */
  ANTWOORDEN_PER_BATCH: 15,
  WOORDLIJST_MAX: 200,
  WOORDLIJSTEN_MAX: 100,
} as const);

/** Success target per chosen difficulty (practice.md section 10). */
export const DOELSUCCES = Object.freeze({ makkelijk: 0.9, normaal: 0.75, moeilijk: 0.6 } as const);
