import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { geheimPlek, type Kluis } from '../../../platform/auth/kluis.ts';
import type { Wachtwoorden } from '../../../platform/auth/wachtwoorden.ts';
import type { Content } from '../../../platform/content/content.ts';
import type { Env } from '../../../platform/env.ts';
import { doelStanden, nieuweToestand, vouw } from '../../../platform/oefenen/vouwen.ts';
import type { Spellen } from '../../../platform/spellen/spellen.ts';
import { dagVan } from '../../../platform/tijd/klok.ts';
import { loadAanmeldingen, saveAanmeldingen, type DemoAanmelding } from './aanmeldingen.ts';
import { maakDelen } from './delen.ts';
import { createHasher, geheimTekst } from './geheimen.ts';
import { addAdmin, legeMensen, type Mensen } from './mensen.ts';
import { createOpgaven } from './opgaven.ts';
import { simuleer, type Geschiedenis, type Oefenaar } from './oefentijd.ts';
import { insertRijen, type Rij } from './rijen.ts';
import { DEMO_ADMINS } from './scholen.ts';
import { createToeval, type Toeval } from './toeval.ts';
import { setWachtwoord } from './wachtwoord.ts';

export interface SeedOpties {
  db: Knex;
  env: Pick<Env, 'DATA_DIR' | 'DEMO' | 'DEMO_WACHTWOORD'>;
  clock: Clock;
  content: Content;
  spellen: Spellen;
  wachtwoorden: Wachtwoorden;
  kluis: Kluis;
  meld(): void;
}

const SEED = 20_261_121;
/** Any number; keeps two starting processes from filling the same database. */
const SLOT = 74_201;
const MENSEN_VOLGORDE = [
  'admins',
  'licenties',
  'gebruikers',
  'aanmeldnamen',
  'groepen',
  'groepscodes',
  'docent_groepen',
  'leerlingen',
  'groepslidmaatschappen',
  'oefeninstellingen',
  'prullenbakitems',
] as const;
const DEEL_VOLGORDE = ['toestemmingen', 'thuiskoppelingen', 'lvs_resultaten'] as const;
const OEFEN_VOLGORDE = [
  'somvensters',
  'taken',
  'spelrondes',
  'antwoorden',
  'leerling_doelen',
  'leerling_weken',
  'leerling_toestand',
  'leerling_doel_standen',
  'muntboekingen',
  'spel_niveaus',
] as const;
type OefenRijen = Record<(typeof OEFEN_VOLGORDE)[number], Rij[]>;
const PER_LEERLINGEN = 40;
const RESERVE_SPEL = 'pizzabakken';

async function standVan(db: Knex): Promise<string | undefined> {
  const rij: { waarde: string } | undefined = await db('instellingen').where({ sleutel: 'gevuld' }).first('waarde');
  return rij?.waarde;
}

/** Fills an empty database with the demo schools; answers the sign-ins when this is a demo database. */
export async function seedDemo(opties: SeedOpties): Promise<DemoAanmelding[] | undefined> {
  const { db, env } = opties;
  const stand = await standVan(db);
  if (stand === 'leeg') return undefined;
  if (stand === 'demo') return setWachtwoord({ ...opties, aanmeldingen: loadAanmeldingen(env.DATA_DIR) });
  if (env.DEMO === 'uit') {
    await db('instellingen').insert({ sleutel: 'gevuld', waarde: 'leeg' }).onConflict('sleutel').ignore();
    return undefined;
  }
  opties.meld();
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [SLOT]);
    if ((await standVan(trx)) !== undefined) return loadAanmeldingen(env.DATA_DIR);
    const aanmeldingen = await vul({ ...opties, db: trx });
    await trx('instellingen').insert({ sleutel: 'gevuld', waarde: 'demo' });
    // The invented past teaches nothing about words: calibration begins with what is played from now on.
    const nu = opties.clock.now();
    await trx('jobs').insert({ naam: 'kalibratie', klaar_dag: dagVan(nu), klaar_tot: new Date(nu) });
    saveAanmeldingen(env.DATA_DIR, aanmeldingen);
    return aanmeldingen;
  });
}

async function vul(opties: SeedOpties): Promise<DemoAanmelding[]> {
  const toeval = createToeval(SEED);
  const mensen = await maakMensen(opties, toeval);
  const delen = maakDelen({ mensen, toeval: createToeval(SEED + 1), nu: opties.clock.now() });
  for (const tabel of MENSEN_VOLGORDE) await insertRijen(opties.db, tabel, mensen.rijen[tabel]);
  for (const tabel of DEEL_VOLGORDE) await insertRijen(opties.db, tabel, delen[tabel]);
  const basis = {
    toeval,
    nu: opties.clock.now(),
    content: opties.content,
    opgaven: createOpgaven(opties.content),
    spellen: opties.spellen.size > 0 ? [...opties.spellen.keys()] : [RESERVE_SPEL],
  };
  for (let van = 0; van < mensen.oefenaars.length; van += PER_LEERLINGEN) {
    const rijen = legeRijen();
    for (const oefenaar of mensen.oefenaars.slice(van, van + PER_LEERLINGEN))
      voegToe(rijen, oefenaar, { geschiedenis: simuleer(oefenaar, basis), content: opties.content });
    for (const tabel of OEFEN_VOLGORDE) await insertRijen(opties.db, tabel, rijen[tabel]);
  }
  return mensen.aanmeldingen;
}

async function maakMensen(opties: SeedOpties, toeval: Toeval): Promise<Mensen> {
  const uit = legeMensen();
  for (const admin of DEMO_ADMINS)
    addAdmin({ toeval, nu: opties.clock.now(), demoWachtwoord: opties.env.DEMO_WACHTWOORD, uit }, admin);
  const hash = createHasher(opties.wachtwoorden);
  await Promise.all(
    uit.teHashen.map(async ({ rij, geheim }) => {
      rij['wachtwoord_hash'] = await hash(geheim);
      if (geheim.soort === 'plaatjes')
        rij['geheim_enc'] =
          `\\x${opties.kluis.sluit(geheimTekst(geheim), geheimPlek(String(rij['admin_id']), String(rij['id']))).toString('hex')}`;
    }),
  );
  return uit;
}

const legeRijen = (): OefenRijen => ({
  somvensters: [],
  taken: [],
  spelrondes: [],
  antwoorden: [],
  leerling_doelen: [],
  leerling_weken: [],
  leerling_toestand: [],
  leerling_doel_standen: [],
  muntboekingen: [],
  spel_niveaus: [],
});

function voegToe(rijen: OefenRijen, oefenaar: Oefenaar, deel: { geschiedenis: Geschiedenis; content: Content }): void {
  const { geschiedenis: g, content } = deel;
  const sleutel = { admin_id: oefenaar.adminId, leerling_id: oefenaar.id };
  rijen.somvensters.push(...g.somvensters);
  rijen.taken.push(...g.taken);
  rijen.spelrondes.push(...g.spelrondes);
  rijen.antwoorden.push(...g.antwoorden);
  rijen.muntboekingen.push(...g.muntboekingen);
  for (const [doelId, d] of g.doelen)
    rijen.leerling_doelen.push({ ...sleutel, doel_id: doelId, n: d.n, goed: d.goed, ms_sum: d.ms, op: d.op });
  for (const w of g.weken.values())
    rijen.leerling_weken.push({ ...sleutel, week: w.week, doel_id: w.doelId, n: w.n, goed: w.goed, ms_sum: w.ms });
  for (const [spel, s] of g.spellen)
    rijen.spel_niveaus.push({
      ...sleutel,
      spel,
      s: s.s,
      gespeeld: s.gespeeld,
      sterren: s.sterren,
      gouden: s.gouden,
      laatst_op: s.op,
    });
  if (g.log.length === 0) return;
  const gevouwen = vouw(content.model, nieuweToestand({ ...oefenaar, startniveau: null }), {
    log: g.log,
    moeilijkheid: 'normaal',
  });
  rijen.leerling_toestand.push({
    ...sleutel,
    toestand: `\\x${Buffer.from(gevouwen.toestand).toString('hex')}`,
    n: gevouwen.n,
    seq: gevouwen.seq,
    client_id: gevouwen.clientId,
    op: g.doelen.values().next().value?.op,
  });
  for (const s of doelStanden(content.model, gevouwen.toestand, g.doelen.keys()))
    rijen.leerling_doel_standen.push({ ...sleutel, doel_id: s.doelId, ema: s.ema, stand: s.stand, dag: s.dag });
}
