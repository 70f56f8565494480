import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { FULL_HASH_COST, type HashCost } from '../platform/auth/wachtwoorden.ts';
import { nameKey } from '../platform/taal/name.ts';

/** Identifiers of the two test schools. */
export interface School {
  adminId: string;
  schooladmin: string;
  docent: string;
  groepA: string;
  groepB: string;
  codeA: string;
  /** Word-password pupil in A, picture pupil in A, pupil in B. */
  leerling: string;
  imagesLeerling: string;
  leerlingB: string;
  settingA: string;
}
export interface TestScholen {
  wachtwoord: string;
  een: School;
  twee: School;
  kantoorId: string;
  superadmin: string;
  demoId: string;
}

/** The least that argon2 takes. */
export const LEAST_HASH_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const PASSWORD = 'een goed lang wachtwoord';
export const CORRECT_IMAGES = ['zon', 'vis', 'boom'];

let hashCost = FULL_HASH_COST;
let saved: Promise<{ tekst: string; plaatjes: string }> | undefined;
/** From here on the users that are built have hashes of this cost: for tests that are not about it, never for a measurement. */
export function setHashCost(newOne: HashCost): void {
  hashCost = newOne;
}

/** Hashing is slow on purpose, so each secret is hashed once. */
function hashes(): Promise<{ tekst: string; plaatjes: string }> {
  saved ??= Promise.all([hash(PASSWORD, hashCost), hash(CORRECT_IMAGES.join('-'), hashCost)]).then(
    ([text, images]) => ({
      tekst: text,
      plaatjes: images,
    }),
  );
  return saved;
}

interface NewEntry {
  adminId: string;
  role: string;
  naam: string;
  voornaam: string;
  plaatjes?: boolean;
}

export async function buildGebruiker(db: Knex, newOne: NewEntry): Promise<string> {
  const { tekst: text, plaatjes: images } = await hashes();
  const id = v7();
  await db('gebruikers').insert({
    admin_id: newOne.adminId,
    id,
    role: newOne.role,
    gebruikersnaam: newOne.naam,
    voornaam: newOne.voornaam,
    achternaam: 'Proef',
    wachtwoord_hash: newOne.plaatjes === true ? images : text,
    wachtwoord_soort: newOne.plaatjes === true ? 'plaatjes' : 'tekst',
  });
  await db('aanmeldnamen').insert({ naam: nameKey(newOne.naam), admin_id: newOne.adminId, gebruiker_id: id });
  return id;
}

export async function buildAdmin(
  db: Knex,
  admin: { soort: string; naam: string; code: string; land?: 'NL' | 'BE'; plaatsen?: number },
): Promise<string> {
  const id = v7();
  const land = admin.land ?? 'NL';
  await db('admins').insert({
    id,
    soort: admin.soort,
    naam: admin.naam,
    land,
    locale: land === 'BE' ? 'nl-BE' : 'nl-NL',
    plaats: 'Proefstad',
    code: admin.code,
  });
  if (admin.soort !== 'kantoor' && admin.soort !== 'demo') {
    await db('licenties').insert({
      admin_id: id,
      id: v7(),
      soort: admin.soort,
      status: 'actief',
      plaatsen: admin.plaatsen ?? 10_000,
      start: '2026-08-01',
      features: ['featureZorgtraject', 'testschool'],
    });
  }
  return id;
}

export async function buildLeerling(
  db: Knex,
  newOne: Omit<NewEntry, 'role'> & { groepId: string; jaargroep: number; role?: string },
): Promise<string> {
  const id = await buildGebruiker(db, { ...newOne, role: newOne.role ?? 'leerling' });
  await db('leerlingen').insert({
    admin_id: newOne.adminId,
    id,
    roepnaam: newOne.voornaam,
    weergavenaam: newOne.voornaam,
    jaargroep: newOne.jaargroep,
    dier: 'vos',
  });
  await db('groepslidmaatschappen').insert({
    admin_id: newOne.adminId,
    leerling_id: id,
    groep_id: newOne.groepId,
    van: '2026-08-01',
  });
  return id;
}

/** Puts a pupil past the entry test, as a teacher does who withdraws it: the first route is an adaptive one. */
export async function skipInstap(db: Knex, leerling: { adminId: string; id: string }): Promise<void> {
  await db('somvensters').insert({
    admin_id: leerling.adminId,
    id: v7(),
    leerling_id: leerling.id,
    soort: 'instap',
    titel: 'Instap',
    start: '2026-08-01',
    status: 'ingetrokken',
    seed: 1,
  });
}

export async function buildGroep(
  db: Knex,
  groep: { adminId: string; naam: string; jaargroep: number; code: string },
): Promise<{ id: string; instelling: string }> {
  const id = v7();
  const setting = v7();
  await db('groepen').insert({
    admin_id: groep.adminId,
    id,
    naam: groep.naam,
    jaargroepen: [groep.jaargroep],
    schooljaar: '2026-2027',
    code: groep.code,
  });
  await db('groepscodes').insert({ code: groep.code, admin_id: groep.adminId, groep_id: id });
  await db('oefeninstellingen').insert({
    admin_id: groep.adminId,
    id: setting,
    naam: 'Standaard',
    scope: 'groep',
    scope_id: id,
    is_standaard: true,
    instelling: JSON.stringify(defaultSetting(groep.jaargroep)),
  });
  return { id, instelling: setting };
}

async function buildSchool(db: Knex, nr: 'een' | 'twee'): Promise<School> {
  const adminId = await buildAdmin(db, {
    soort: 'school',
    naam: `School ${nr}`,
    code: `SCHOOL${nr === 'een' ? 1 : 2}`,
    land: nr === 'een' ? 'NL' : 'BE',
  });
  const digit = nr === 'een' ? '1' : '2';
  const a = await buildGroep(db, { adminId, naam: 'Groep A', jaargroep: 4, code: `AAAAA${digit}` });
  const b = await buildGroep(db, { adminId, naam: 'Groep B', jaargroep: 6, code: `BBBBB${digit}` });
  const docent = await buildGebruiker(db, { adminId, role: 'docent', naam: `docent.${nr}`, voornaam: 'Dirk' });
  await db('docent_groepen').insert({ admin_id: adminId, gebruiker_id: docent, groep_id: a.id });
  return {
    adminId,
    docent,
    groepA: a.id,
    groepB: b.id,
    settingA: a.instelling,
    codeA: `AAAAA${digit}`,
    schooladmin: await buildGebruiker(db, { adminId, role: 'schooladmin', naam: `beheer.${nr}`, voornaam: 'Bea' }),
    leerling: await buildLeerling(db, { adminId, naam: `zoé.${nr}`, voornaam: 'Zoé', groepId: a.id, jaargroep: 4 }),
    imagesLeerling: await buildLeerling(db, {
      adminId,
      naam: `pip.${nr}`,
      voornaam: 'Pip',
      groepId: a.id,
      jaargroep: 4,
      plaatjes: true,
    }),
    leerlingB: await buildLeerling(db, { adminId, naam: `bo.${nr}`, voornaam: 'Bo', groepId: b.id, jaargroep: 6 }),
  };
}

/** Two schools, an office and a demo tenant. */
export async function buildTestScholen(db: Knex, empty: boolean): Promise<TestScholen> {
  const nothing: School = {
    adminId: '',
    schooladmin: '',
    docent: '',
    groepA: '',
    groepB: '',
    codeA: '',
    leerling: '',
    imagesLeerling: '',
    leerlingB: '',
    settingA: '',
  };
  if (empty) return { wachtwoord: PASSWORD, een: nothing, twee: nothing, kantoorId: '', superadmin: '', demoId: '' };
  const one = await buildSchool(db, 'een');
  const two = await buildSchool(db, 'twee');
  const officeId = await buildAdmin(db, { soort: 'kantoor', naam: 'Kantoor', code: 'KANTOOR1' });
  const superadmin = await buildGebruiker(db, {
    adminId: officeId,
    role: 'superadmin',
    naam: 'super',
    voornaam: 'Suus',
  });
  const demo = await buildAdmin(db, { soort: 'demo', naam: 'Demo', code: 'DEMO' });
  const groep = await buildGroep(db, { adminId: demo, naam: 'Demo', jaargroep: 5, code: 'DEMOOO' });
  const demoId = await buildLeerling(db, {
    adminId: demo,
    naam: 'robin',
    voornaam: 'Robin',
    groepId: groep.id,
    jaargroep: 5,
    role: 'demo',
  });
  return { wachtwoord: PASSWORD, een: one, twee: two, kantoorId: officeId, superadmin, demoId };
}
