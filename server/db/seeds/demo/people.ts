import { shuffle } from '#engine/core/basis/rng.ts';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { nameKey } from '../../../platform/taal/name.ts';
import { dateOf, dateOfDay, dayOf, schooljaarOf } from '../../../platform/time/clock.ts';
import { demoSecretText, leerlingSecret, adultSecret, type DemoSecret } from './secrets.ts';
import type { People } from './people-rows.ts';
import type { DemoRow } from './rows.ts';
import {
  ACHTERNAMEN,
  ROEPNAMEN,
  type DemoAdmin,
  type DemoGroep,
  type DemoLeerling,
  type DemoAdult,
} from './scholen.ts';
import type { Random } from './random.ts';

interface Build {
  random: Random;
  nu: number;
  demoPassword: string | undefined;
  uit: People;
  admin: DemoAdmin;
  adminId: string;
  namen: Set<string>;
}

const DAY_MS = 86_400_000;
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const ascii = (text: string): string => nameKey(text).replace(/[^a-z0-9]+/g, '');

/** Free user name within the tenant. */
function gebruikersnaam(build: Build, wish: string): string {
  let name = wish;
  for (let nr = 2; build.namen.has(name); nr += 1) name = `${wish}${nr}`;
  build.namen.add(name);
  return name;
}

interface NewGebruiker {
  role: string;
  voornaam: string;
  voorvoegsel?: string | undefined;
  achternaam: string;
  naam: string;
  email: string | null;
  geheim: DemoSecret;
  actief: boolean;
}

function addGebruiker(build: Build, newOne: NewGebruiker): string {
  const { random, nu: now, uit: out, adminId } = build;
  const id = random.id(now - 120 * DAY_MS);
  const row: DemoRow = {
    admin_id: adminId,
    id,
    role: newOne.role,
    gebruikersnaam: newOne.naam,
    email: newOne.email,
    voornaam: newOne.voornaam,
    voorvoegsel: newOne.voorvoegsel ?? null,
    achternaam: newOne.achternaam,
    wachtwoord_hash: null,
    geheim_enc: null,
    wachtwoord_gewijzigd_op: new Date(now - 120 * DAY_MS).toISOString(),
    wachtwoord_soort: newOne.geheim.soort,
    actief: newOne.actief,
    tokens_geldig_vanaf: new Date(0).toISOString(),
    thema: 'licht',
    versie: 1,
    aangemaakt_op: new Date(now - 120 * DAY_MS).toISOString(),
    gewijzigd_op: new Date(now - 120 * DAY_MS).toISOString(),
  };
  out.rijen.gebruikers.push(row);
  out.toHash.push({ rij: row, geheim: newOne.geheim });
  for (const key of [newOne.naam, newOne.email]) {
    if (key !== null) out.rijen.aanmeldnamen.push({ naam: nameKey(key), admin_id: adminId, gebruiker_id: id });
  }
  return id;
}

function signIn(
  build: Build,
  who: {
    id: string;
    rol: string;
    naam: string;
    gebruikersnaam: string;
    geheim: DemoSecret;
    code?: string;
    toon: boolean;
  },
): void {
  build.uit.aanmeldingen.push({
    id: who.id,
    adminId: build.adminId,
    host: build.admin.land === 'BE' ? 'be' : 'nl',
    rol: who.rol,
    naam: who.naam,
    school: build.admin.naam,
    gebruikersnaam: who.gebruikersnaam,
    toon: who.toon,
    ...(who.code === undefined ? {} : { code: who.code }),
    ...(who.geheim.soort === 'plaatjes'
      ? { plaatjes: who.geheim.plaatjes }
      : { wachtwoord: demoSecretText(who.geheim) }),
  });
}

function addAdult(build: Build, v: DemoAdult, groepIds: readonly string[]): void {
  const secret = adultSecret(build.demoPassword);
  const name = gebruikersnaam(build, `${ascii(v.voornaam)}.${ascii(`${v.voorvoegsel ?? ''}${v.achternaam}`)}`);
  const id = addGebruiker(build, {
    ...v,
    naam: name,
    email: `${name}@${build.admin.domein}`,
    geheim: secret,
    actief: true,
  });
  for (const nr of v.groepen ?? []) {
    const groepId = groepIds[nr];
    if (groepId !== undefined)
      build.uit.rijen.docent_groepen.push({
        admin_id: build.adminId,
        gebruiker_id: id,
        groep_id: groepId,
        rol: 'leerkracht',
      });
  }
  signIn(build, {
    id,
    rol: v.role,
    naam: [v.voornaam, v.voorvoegsel, v.achternaam].filter(Boolean).join(' '),
    gebruikersnaam: name,
    geheim: secret,
    toon: v.stil !== true,
  });
}

interface NewLeerling {
  wie: DemoLeerling;
  jaargroep: number;
  dier: string;
  weergavenaam: string;
  geheim: DemoSecret;
  prullenbakAt?: Date;
}

function addLeerling(build: Build, newOne: NewLeerling): { id: string; gebruikersnaam: string } {
  const { wie: who, jaargroep } = newOne;
  const name = gebruikersnaam(build, `${ascii(who.roepnaam)}.${ascii(who.achternaam).slice(0, 1) || 'x'}`);
  const gone = newOne.prullenbakAt !== undefined;
  const role = build.admin.soort === 'demo' ? 'demo' : 'leerling';
  const id = addGebruiker(build, {
    role,
    voornaam: who.roepnaam,
    voorvoegsel: who.voorvoegsel,
    achternaam: who.achternaam,
    naam: name,
    email: null,
    geheim: newOne.geheim,
    actief: !gone,
  });
  build.uit.rijen.leerlingen.push({
    admin_id: build.adminId,
    id,
    roepnaam: who.roepnaam,
    voorvoegsel: who.voorvoegsel ?? null,
    achternaam: who.achternaam,
    weergavenaam: newOne.weergavenaam,
    jaargroep,
    dier: newOne.dier,
    stem: 'auto',
    status: gone ? 'prullenbak' : 'actief',
    voorkeuren: {},
    versie: 1,
    aangemaakt_op: new Date(build.nu - 120 * DAY_MS).toISOString(),
    gewijzigd_op: new Date(build.nu - 120 * DAY_MS).toISOString(),
  });
  if (newOne.prullenbakAt !== undefined) addPrullenbakItem(build, id, newOne.prullenbakAt);
  return { id, gebruikersnaam: name };
}

/** In the bin by the first manager of the school. */
function addPrullenbakItem({ adminId, uit: out }: Build, leerlingId: string, at: Date): void {
  const manager = out.rijen.gebruikers.find((row) => row['admin_id'] === adminId && row['role'] === 'schooladmin');
  out.rijen.prullenbakitems.push({
    admin_id: adminId,
    leerling_id: leerlingId,
    door: manager?.['id'] ?? leerlingId,
    op: at.toISOString(),
    groep_id_was: null,
    reden: 'verhuisd',
    wissen_op: dateOf(at.getTime() + 90 * DAY_MS),
  });
}

/** Names of a group: the fixed ones first, then drawn ones with as few equal first names as possible. */
function namesOf(build: Build, groep: DemoGroep): DemoLeerling[] {
  const fixed = groep.vast ?? [];
  const over = shuffle(
    ROEPNAMEN.filter((name) => !fixed.some((v) => v.roepnaam === name)),
    build.random.rng,
  );
  const out = [...fixed];
  while (out.length < groep.aantal) {
    // One pair of equal first names per larger group, as in a real class.
    const roepnaam =
      groep.aantal > 19 && out.length === groep.aantal - 1
        ? (out.at(-2)?.roepnaam ?? 'Noor')
        : (over[out.length] ?? 'Noor');
    out.push({ roepnaam, ...build.random.kies(ACHTERNAMEN) });
  }
  return out;
}

function displayName(who: DemoLeerling, all: readonly DemoLeerling[]): string {
  const double = all.filter((other) => other.roepnaam === who.roepnaam).length > 1;
  return double && who.achternaam !== '' ? `${who.roepnaam} ${who.achternaam.slice(0, 1).toUpperCase()}` : who.roepnaam;
}

function settingName(admin: DemoAdmin): string {
  if (admin.soort === 'thuis') return 'Standaard voor alle kinderen';
  return admin.land === 'BE' ? 'Standaard voor de klas' : 'Standaard voor de groep';
}

function addGroep(build: Build, groep: DemoGroep): string {
  const { random, nu: now, uit: out, adminId } = build;
  const id = random.id(now - 120 * DAY_MS);
  const code =
    groep.gearchiveerd === true ? null : Array.from({ length: 6 }, () => random.kies([...CODE_CHARACTERS])).join('');
  const year = groep.gearchiveerd === true ? schooljaarOf(now - 365 * DAY_MS) : schooljaarOf(now);
  out.rijen.groepen.push({
    admin_id: adminId,
    id,
    naam: groep.naam,
    jaargroepen: groep.jaargroepen,
    schooljaar: year,
    code,
    bron: 'hand',
    gearchiveerd_op: groep.gearchiveerd === true ? new Date(now - 100 * DAY_MS).toISOString() : null,
    versie: 1,
    aangemaakt_op: new Date(now - 120 * DAY_MS).toISOString(),
    gewijzigd_op: new Date(now - 120 * DAY_MS).toISOString(),
  });
  const base = defaultSetting(groep.jaargroepen[0] ?? 3);
  out.rijen.oefeninstellingen.push({
    admin_id: adminId,
    id: random.id(now - 120 * DAY_MS),
    naam: settingName(build.admin),
    scope: 'groep',
    scope_id: id,
    is_standaard: true,
    instelling: { ...base, niveauTot: (groep.jaargroepen.at(-1) ?? 3) + 0.5 },
    versie: 1,
    aangemaakt_op: new Date(now).toISOString(),
    gewijzigd_op: new Date(now).toISOString(),
  });
  if (code !== null) out.rijen.groepscodes.push({ code, admin_id: adminId, groep_id: id });
  addMembers(build, groep, { id, code: code ?? '' });
  return id;
}

function addMembers(build: Build, groep: DemoGroep, spot: { id: string; code: string }): void {
  const names = namesOf(build, groep);
  const animals = shuffle(ANIMALS, build.random.rng);
  const taken = new Set<string>();
  for (const [nr, who] of names.entries()) {
    const jaargroep = groep.jaargroepen[Math.floor((nr * groep.jaargroepen.length) / names.length)] ?? 3;
    const secret = leerlingSecret(jaargroep, build.demoPassword, taken);
    const { id, gebruikersnaam: name } = addLeerling(build, {
      wie: who,
      jaargroep,
      dier: animals[nr % animals.length] ?? 'vos',
      weergavenaam: displayName(who, names),
      geheim: secret,
    });
    build.uit.rijen.groepslidmaatschappen.push({
      admin_id: build.adminId,
      leerling_id: id,
      groep_id: spot.id,
      van: dateOf(build.nu - 115 * DAY_MS),
      tot: null,
    });
    build.uit.learners.push({
      adminId: build.adminId,
      id,
      jaargroep,
      land: build.admin.land,
      demo: build.admin.soort === 'demo',
    });
    const show = nr === 0 && build.admin.soort === 'school' && (jaargroep === 3 || jaargroep === 6);
    if (build.admin.soort !== 'demo')
      signIn(build, {
        id,
        rol: 'leerling',
        naam: who.roepnaam,
        gebruikersnaam: name,
        geheim: secret,
        code: spot.code,
        toon: show,
      });
  }
}

function addWithoutGroep(build: Build): void {
  for (const who of build.admin.zonderGroep ?? []) {
    addLeerling(build, {
      wie: who,
      jaargroep: 5,
      dier: build.random.kies(ANIMALS),
      weergavenaam: who.roepnaam,
      geheim: leerlingSecret(5, build.demoPassword, new Set()),
    });
  }
  for (const { dagen: days, ...who } of build.admin.prullenbak ?? []) {
    const prullenbakAt = new Date(build.nu - days * DAY_MS);
    addLeerling(build, {
      wie: who,
      jaargroep: 6,
      dier: build.random.kies(ANIMALS),
      weergavenaam: who.roepnaam,
      geheim: leerlingSecret(6, build.demoPassword, new Set()),
      prullenbakAt,
    });
  }
}

function addLicentie({ admin, adminId, nu: now, random, uit: out }: Build): void {
  if (admin.plaatsen === undefined) return;
  out.rijen.licenties.push({
    admin_id: adminId,
    id: random.id(now - 130 * DAY_MS),
    soort: admin.licentieStatus === 'proef' ? 'proef' : admin.soort,
    status: admin.licentieStatus,
    plaatsen: admin.plaatsen,
    start: dateOf(now - (admin.licentieStatus === 'proef' ? 12 : 115) * DAY_MS),
    eind: admin.licentieDays === undefined ? null : dateOfDay(dayOf(now) + admin.licentieDays),
    features: admin.features ?? [],
    versie: 1,
    aangemaakt_op: new Date(now).toISOString(),
    gewijzigd_op: new Date(now).toISOString(),
  });
}

/** One tenant with everybody in it. */
export function addAdmin(base: Omit<Build, 'admin' | 'adminId' | 'namen'>, admin: DemoAdmin): void {
  const adminId = base.random.id(base.nu - 130 * DAY_MS);
  const build: Build = { ...base, admin, adminId, namen: new Set() };
  base.uit.rijen.admins.push({
    id: adminId,
    soort: admin.soort,
    naam: admin.naam,
    land: admin.land,
    locale: admin.land === 'BE' ? 'nl-BE' : 'nl-NL',
    plaats: admin.plaats,
    brin: admin.brin ?? null,
    instellingsnummer: admin.instellingsnummer ?? null,
    code: admin.code,
    // The passwords of the demo are on show, so a second step is not pressed on visitors.
    instellingen: { totpDocent: false },
    is_demo: true,
    versie: 1,
    aangemaakt_op: new Date(base.nu).toISOString(),
    gewijzigd_op: new Date(base.nu).toISOString(),
  });
  addLicentie(build);
  const groepIds: string[] = [];
  for (const groep of admin.groepen) groepIds.push(addGroep(build, groep));
  for (const adult of admin.adults) addAdult(build, adult, groepIds);
  addWithoutGroep(build);
}
