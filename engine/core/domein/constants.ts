/** Fixed numbers of the product that more than one layer needs (behaviours.md section 2). */
export const CONSTANTS = Object.freeze({
  /** Open somvensters per leerling. */
  SOMVENSTERS_OPEN: 3,
  TAKEN_MIN: 3,
  TAKEN_MAX: 6,
  ITEMS_MIN: 5,
  ITEMS_DEFAULT: 10,
  ITEMS_MAX: 20,
  OEFENINSTELLINGEN_PER_GROEP: 20,
  /** Leerlingen per groep. */
  GROEP_MAX: 60,
  SUBGROEPEN_PER_GROEP: 8,
  /** Active groups per tenant. */
  GROEPEN_MAX: 80,
  JAARGROEPEN_PER_GROEP: 4,
  /** Share of the seats of a licence that is free, from which the admin is told. */
  PLACES_ALMOST_FULL: 0.05,
  HOME_CHILDREN: 4,
  /** Days in the bin; a tenant may set PRULLENBAK_DAGEN_MIN to PRULLENBAK_DAGEN_MAX. */
  PRULLENBAK_DAYS: 90,
  PRULLENBAK_MIN_DAYS: 30,
  PRULLENBAK_MAX_DAYS: 365,
  /** Leerlingen in one bulk action. */
  BULK_MAX: 500,
  PAGE_DEFAULT: 25,
  PAGE_MAX: 100,
  /** Minutes per session. */
  SESSION_DURATION_MIN: 5,
  SESSION_DURATION_DEFAULT: 15,
  SESSION_DURATION_MAX: 30,
  /** Minutes of free play after a finished route. */
  FREE_SPELEN_DEFAULT: 2,
  FREE_SPELEN_MAX: 10,
  /** Below this number of answers a report says that there is too little data. */
  TOO_LITTLE_DATA: 5,
  STUMBLE_MISSES: 4,
  STUMBLE_DAYS: 3,
  /** Rapid guess: faster than max(SNELLE_GOK_MS, SNELLE_GOK_DEEL x item median). */
  FAST_GUESS_MS: 400,
  FAST_GUESS_SHARE: 0.1,
  TOETS_THRESHOLD: 80,
  TOETS_WOORDEN_MIN: 5,
  TOETS_WOORDEN_DEFAULT: 20,
  TOETS_WOORDEN_MAX: 60,
  TOETS_PLAYBACKS: 3,
  /** Characters of a raw answer that are kept. */
  RUW_MAX: 80,
  /** Answers per batch sent to the server. */
  ANTWOORDEN_PER_BATCH: 15,
  WOORDLIJST_MAX: 200,
  /** Longest word that a school may bring, in UTF-16 code units. */
  OWN_WOORD_MAX: 40,
  WOORDLIJSTEN_MAX: 100,
  /** Goals of one week of a plan, and weeks that a plan holds. */
  PLAN_DOELEN_MAX: 4,
  PLAN_WEEKS_MAX: 60,
  /** Words of a class dictation, how many we choose for a goal, and days in which who was away may do it. */
  DICTEE_WOORDEN_MAX: 40,
  DICTEE_WOORDEN: 10,
  DICTEE_DAYS: 14,
  /** Friends that one person invites in one go, and in a month. */
  VRIEND_MAX: 5,
  VRIEND_MONTH_MAX: 20,
} as const);
