import type { TokenScope } from './verhuistokens.contract.ts';

/** When a row of a table goes along. */
type Part = keyof TokenScope | 'nooit';
interface TransferTable {
  tabel: string;
  deel: Part;
  /** What happens with a row that an existing pupil already has; two rows never become one by chance. */
  collides?: string;
  /** Derived from the log: left out when two pupils become one, and learned again. */
  derived?: true;
}

const TALLIES =
  'DO UPDATE SET n = t.n + excluded.n, goed = t.goed + excluded.goed, ms_sum = t.ms_sum + excluded.ms_sum';

/**
 * Every table with rows of a pupil, parents before children. A test holds this list against the database, so that a new
 * table cannot be forgotten. What does not go along is erased with the pupil.
 */
export const TRANSFER_TABLES: readonly TransferTable[] = [
  { tabel: 'somvensters', deel: 'voortgang' },
  { tabel: 'taken', deel: 'voortgang' },
  { tabel: 'spelrondes', deel: 'voortgang' },
  { tabel: 'antwoorden', deel: 'voortgang' },
  {
    tabel: 'leerling_doelen',
    deel: 'voortgang',
    collides: `(admin_id, leerling_id, doel_id) ${TALLIES}, op = greatest(t.op, excluded.op)`,
  },
  { tabel: 'leerling_weken', deel: 'voortgang', collides: `(admin_id, leerling_id, week, doel_id) ${TALLIES}` },
  { tabel: 'leerling_doel_standen', deel: 'voortgang' },
  { tabel: 'leerling_toestand', deel: 'voortgang', derived: true },
  // Of two pupils who become one the states are made one in the service; the log of both is learned on top.
  {
    tabel: 'leerling_toestand_basis',
    deel: 'voortgang',
    collides:
      '(admin_id, leerling_id) DO UPDATE SET antwoorden = t.antwoorden + excluded.antwoorden, tot = greatest(t.tot, excluded.tot)',
  },
  { tabel: 'leerling_toestand_blokken', deel: 'voortgang', derived: true },
  { tabel: 'leerling_fouten', deel: 'voortgang', derived: true },
  { tabel: 'lvs_resultaten', deel: 'voortgang' },
  { tabel: 'handelingsplannen', deel: 'zorg' },
  { tabel: 'hp_gebeurtenissen', deel: 'zorg' },
  { tabel: 'hp_logregels', deel: 'zorg' },
  { tabel: 'hp_toetsen', deel: 'zorg' },
  { tabel: 'muntboekingen', deel: 'beloningen' },
  // The figure and the corner of who was here already stay; the things of both are owned.
  { tabel: 'leerling_beloningen', deel: 'beloningen' },
  {
    tabel: 'spel_niveaus',
    deel: 'beloningen',
    collides:
      '(admin_id, leerling_id, spel) DO UPDATE SET gespeeld = t.gespeeld + excluded.gespeeld, sterren = greatest(t.sterren, excluded.sterren), gouden = t.gouden + excluded.gouden, laatst_op = greatest(t.laatst_op, excluded.laatst_op)',
  },
  { tabel: 'groepslidmaatschappen', deel: 'nooit' },
  { tabel: 'subgroep_leden', deel: 'nooit' },
  { tabel: 'leerlingnotities', deel: 'nooit' },
  { tabel: 'prullenbakitems', deel: 'nooit' },
  { tabel: 'leerling_eck', deel: 'nooit' },
  { tabel: 'lvs_wijzigingen', deel: 'nooit' },
  // A test belongs to the method and the words of the old school.
  { tabel: 'toetsafnamen', deel: 'nooit' },
  // So does a dictation of the class; what was written in it stands among the answers.
  { tabel: 'dicteedeelnames', deel: 'nooit' },
  { tabel: 'dicteeantwoorden', deel: 'nooit' },
  { tabel: 'exporten', deel: 'nooit' },
  // Consent was given to the old school; who shared with it asks the new one.
  { tabel: 'toestemmingen', deel: 'nooit' },
  { tabel: 'leerlingcodes', deel: 'nooit' },
  { tabel: 'thuiskoppelingen', deel: 'nooit' },
];

/** Tables that remember a hand-over, and so keep the old id. */
export const PERMANENT: ReadonlySet<string> = new Set(['verhuistokens']);
