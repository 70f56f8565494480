import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { naamSleutel } from '../platform/taal/naam.ts';

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
  plaatjesLeerling: string;
  leerlingB: string;
  instellingA: string;
}
export interface Testscholen {
  wachtwoord: string;
  een: School;
  twee: School;
  kantoorId: string;
  superadmin: string;
  demoId: string;
}

const WACHTWOORD = 'een goed lang wachtwoord';
export const PLAATJES_GOED = ['zon', 'vis', 'boom'];

let bewaard: Promise<{ tekst: string; plaatjes: string }> | undefined;
/** Hashing is slow on purpose, so the tests hash each secret once. */
function hashes(): Promise<{ tekst: string; plaatjes: string }> {
  const opties = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  bewaard ??= Promise.all([hash(WACHTWOORD, opties), hash(PLAATJES_GOED.join('-'), opties)]).then(
    ([tekst, plaatjes]) => ({ tekst, plaatjes }),
  );
  return bewaard;
}

interface Nieuw {
  adminId: string;
  role: string;
  naam: string;
  voornaam: string;
  plaatjes?: boolean;
}

export async function buildGebruiker(db: Knex, nieuw: Nieuw): Promise<string> {
  const { tekst, plaatjes } = await hashes();
  const id = v7();
  await db('gebruikers').insert({
    admin_id: nieuw.adminId,
    id,
    role: nieuw.role,
    gebruikersnaam: nieuw.naam,
    voornaam: nieuw.voornaam,
    achternaam: 'Proef',
    wachtwoord_hash: nieuw.plaatjes === true ? plaatjes : tekst,
    wachtwoord_soort: nieuw.plaatjes === true ? 'plaatjes' : 'tekst',
  });
  await db('aanmeldnamen').insert({ naam: naamSleutel(nieuw.naam), admin_id: nieuw.adminId, gebruiker_id: id });
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
  nieuw: Omit<Nieuw, 'role'> & { groepId: string; jaargroep: number; role?: string },
): Promise<string> {
  const id = await buildGebruiker(db, { ...nieuw, role: nieuw.role ?? 'leerling' });
  await db('leerlingen').insert({
    admin_id: nieuw.adminId,
    id,
    roepnaam: nieuw.voornaam,
    weergavenaam: nieuw.voornaam,
    jaargroep: nieuw.jaargroep,
    dier: 'vos',
  });
  await db('groepslidmaatschappen').insert({
    admin_id: nieuw.adminId,
    leerling_id: id,
    groep_id: nieuw.groepId,
    van: '2026-08-01',
  });
  return id;
}

/** Puts a pupil past the entry test, as a teacher does who withdraws it: the first route is an adaptive one. */
export async function slaInstapOver(db: Knex, leerling: { adminId: string; id: string }): Promise<void> {
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
  const instelling = v7();
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
    id: instelling,
    naam: 'Standaard',
    scope: 'groep',
    scope_id: id,
    is_standaard: true,
    instelling: JSON.stringify(standaardInstelling(groep.jaargroep)),
  });
  return { id, instelling };
}

async function buildSchool(db: Knex, nr: 'een' | 'twee'): Promise<School> {
  const adminId = await buildAdmin(db, {
    soort: 'school',
    naam: `School ${nr}`,
    code: `SCHOOL${nr === 'een' ? 1 : 2}`,
    land: nr === 'een' ? 'NL' : 'BE',
  });
  const cijfer = nr === 'een' ? '1' : '2';
  const a = await buildGroep(db, { adminId, naam: 'Groep A', jaargroep: 4, code: `AAAAA${cijfer}` });
  const b = await buildGroep(db, { adminId, naam: 'Groep B', jaargroep: 6, code: `BBBBB${cijfer}` });
  const docent = await buildGebruiker(db, { adminId, role: 'docent', naam: `docent.${nr}`, voornaam: 'Dirk' });
  await db('docent_groepen').insert({ admin_id: adminId, gebruiker_id: docent, groep_id: a.id });
  return {
    adminId,
    docent,
    groepA: a.id,
    groepB: b.id,
    instellingA: a.instelling,
    codeA: `AAAAA${cijfer}`,
    schooladmin: await buildGebruiker(db, { adminId, role: 'schooladmin', naam: `beheer.${nr}`, voornaam: 'Bea' }),
    leerling: await buildLeerling(db, { adminId, naam: `zoé.${nr}`, voornaam: 'Zoé', groepId: a.id, jaargroep: 4 }),
    plaatjesLeerling: await buildLeerling(db, {
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
export async function bouwTestscholen(db: Knex, leeg: boolean): Promise<Testscholen> {
  const niets: School = {
    adminId: '',
    schooladmin: '',
    docent: '',
    groepA: '',
    groepB: '',
    codeA: '',
    leerling: '',
    plaatjesLeerling: '',
    leerlingB: '',
    instellingA: '',
  };
  if (leeg) return { wachtwoord: WACHTWOORD, een: niets, twee: niets, kantoorId: '', superadmin: '', demoId: '' };
  const een = await buildSchool(db, 'een');
  const twee = await buildSchool(db, 'twee');
  const kantoorId = await buildAdmin(db, { soort: 'kantoor', naam: 'Kantoor', code: 'KANTOOR1' });
  const superadmin = await buildGebruiker(db, {
    adminId: kantoorId,
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
  return { wachtwoord: WACHTWOORD, een, twee, kantoorId, superadmin, demoId };
}
