import { shuffle } from '#engine/core/basis/rng.ts';
import { DIEREN } from '#engine/core/domein/dieren.ts';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { naamSleutel } from '../../../platform/taal/naam.ts';
import { datumVan, datumVanDag, dagVan, schooljaarVan } from '../../../platform/tijd/klok.ts';
import type { DemoAanmelding } from './aanmeldingen.ts';
import { geheimTekst, leerlingGeheim, volwasseneGeheim, type Geheim } from './geheimen.ts';
import type { Rij } from './rijen.ts';
import {
  ACHTERNAMEN,
  ROEPNAMEN,
  type DemoAdmin,
  type DemoGroep,
  type DemoLeerling,
  type DemoVolwassene,
} from './scholen.ts';
import type { Toeval } from './toeval.ts';

export interface Mensen {
  rijen: Record<
    | 'admins'
    | 'licenties'
    | 'prullenbakitems'
    | 'gebruikers'
    | 'aanmeldnamen'
    | 'groepen'
    | 'groepscodes'
    | 'docent_groepen'
    | 'leerlingen'
    | 'groepslidmaatschappen'
    | 'oefeninstellingen',
    Rij[]
  >;
  aanmeldingen: DemoAanmelding[];
  /** Rows of users that still need the hash of their secret. */
  teHashen: { rij: Rij; geheim: Geheim }[];
  /** Pupils that practise. */
  oefenaars: { adminId: string; id: string; jaargroep: number; land: 'NL' | 'BE'; demo: boolean }[];
}
interface Bouw {
  toeval: Toeval;
  nu: number;
  demoWachtwoord: string | undefined;
  uit: Mensen;
  admin: DemoAdmin;
  adminId: string;
  namen: Set<string>;
}

const DAG_MS = 86_400_000;
const CODETEKENS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const ascii = (tekst: string): string => naamSleutel(tekst).replace(/[^a-z0-9]+/g, '');

export function legeMensen(): Mensen {
  return {
    rijen: {
      admins: [],
      licenties: [],
      prullenbakitems: [],
      gebruikers: [],
      aanmeldnamen: [],
      groepen: [],
      groepscodes: [],
      docent_groepen: [],
      leerlingen: [],
      groepslidmaatschappen: [],
      oefeninstellingen: [],
    },
    aanmeldingen: [],
    teHashen: [],
    oefenaars: [],
  };
}

/** Free user name within the tenant. */
function gebruikersnaam(bouw: Bouw, wens: string): string {
  let naam = wens;
  for (let nr = 2; bouw.namen.has(naam); nr += 1) naam = `${wens}${nr}`;
  bouw.namen.add(naam);
  return naam;
}

interface NieuweGebruiker {
  role: string;
  voornaam: string;
  voorvoegsel?: string | undefined;
  achternaam: string;
  naam: string;
  email: string | null;
  geheim: Geheim;
  actief: boolean;
}

function addGebruiker(bouw: Bouw, nieuw: NieuweGebruiker): string {
  const { toeval, nu, uit, adminId } = bouw;
  const id = toeval.id(nu - 120 * DAG_MS);
  const rij: Rij = {
    admin_id: adminId,
    id,
    role: nieuw.role,
    gebruikersnaam: nieuw.naam,
    email: nieuw.email,
    voornaam: nieuw.voornaam,
    voorvoegsel: nieuw.voorvoegsel ?? null,
    achternaam: nieuw.achternaam,
    wachtwoord_hash: null,
    geheim_enc: null,
    wachtwoord_gewijzigd_op: new Date(nu - 120 * DAG_MS).toISOString(),
    wachtwoord_soort: nieuw.geheim.soort,
    actief: nieuw.actief,
    tokens_geldig_vanaf: new Date(0).toISOString(),
    thema: 'licht',
    versie: 1,
    aangemaakt_op: new Date(nu - 120 * DAG_MS).toISOString(),
    gewijzigd_op: new Date(nu - 120 * DAG_MS).toISOString(),
  };
  uit.rijen.gebruikers.push(rij);
  uit.teHashen.push({ rij, geheim: nieuw.geheim });
  for (const sleutel of [nieuw.naam, nieuw.email]) {
    if (sleutel !== null)
      uit.rijen.aanmeldnamen.push({ naam: naamSleutel(sleutel), admin_id: adminId, gebruiker_id: id });
  }
  return id;
}

function meldAan(
  bouw: Bouw,
  wie: { id: string; rol: string; naam: string; gebruikersnaam: string; geheim: Geheim; code?: string; toon: boolean },
): void {
  bouw.uit.aanmeldingen.push({
    id: wie.id,
    adminId: bouw.adminId,
    host: bouw.admin.land === 'BE' ? 'be' : 'nl',
    rol: wie.rol,
    naam: wie.naam,
    school: bouw.admin.naam,
    gebruikersnaam: wie.gebruikersnaam,
    toon: wie.toon,
    ...(wie.code === undefined ? {} : { code: wie.code }),
    ...(wie.geheim.soort === 'plaatjes' ? { plaatjes: wie.geheim.plaatjes } : { wachtwoord: geheimTekst(wie.geheim) }),
  });
}

function addVolwassene(bouw: Bouw, v: DemoVolwassene, groepIds: readonly string[]): void {
  const geheim = volwasseneGeheim(bouw.demoWachtwoord);
  const naam = gebruikersnaam(bouw, `${ascii(v.voornaam)}.${ascii(`${v.voorvoegsel ?? ''}${v.achternaam}`)}`);
  const id = addGebruiker(bouw, { ...v, naam, email: `${naam}@${bouw.admin.domein}`, geheim, actief: true });
  for (const nr of v.groepen ?? []) {
    const groepId = groepIds[nr];
    if (groepId !== undefined)
      bouw.uit.rijen.docent_groepen.push({
        admin_id: bouw.adminId,
        gebruiker_id: id,
        groep_id: groepId,
        rol: 'leerkracht',
      });
  }
  meldAan(bouw, {
    id,
    rol: v.role,
    naam: [v.voornaam, v.voorvoegsel, v.achternaam].filter(Boolean).join(' '),
    gebruikersnaam: naam,
    geheim,
    toon: v.stil !== true,
  });
}

interface NieuweLeerling {
  wie: DemoLeerling;
  jaargroep: number;
  dier: string;
  weergavenaam: string;
  geheim: Geheim;
  prullenbakOp?: Date;
}

function addLeerling(bouw: Bouw, nieuw: NieuweLeerling): { id: string; gebruikersnaam: string } {
  const { wie, jaargroep } = nieuw;
  const naam = gebruikersnaam(bouw, `${ascii(wie.roepnaam)}.${ascii(wie.achternaam).slice(0, 1) || 'x'}`);
  const weg = nieuw.prullenbakOp !== undefined;
  const role = bouw.admin.soort === 'demo' ? 'demo' : 'leerling';
  const id = addGebruiker(bouw, {
    role,
    voornaam: wie.roepnaam,
    voorvoegsel: wie.voorvoegsel,
    achternaam: wie.achternaam,
    naam,
    email: null,
    geheim: nieuw.geheim,
    actief: !weg,
  });
  bouw.uit.rijen.leerlingen.push({
    admin_id: bouw.adminId,
    id,
    roepnaam: wie.roepnaam,
    voorvoegsel: wie.voorvoegsel ?? null,
    achternaam: wie.achternaam,
    weergavenaam: nieuw.weergavenaam,
    jaargroep,
    dier: nieuw.dier,
    stem: 'auto',
    status: weg ? 'prullenbak' : 'actief',
    voorkeuren: {},
    versie: 1,
    aangemaakt_op: new Date(bouw.nu - 120 * DAG_MS).toISOString(),
    gewijzigd_op: new Date(bouw.nu - 120 * DAG_MS).toISOString(),
  });
  if (nieuw.prullenbakOp !== undefined) addPrullenbakitem(bouw, id, nieuw.prullenbakOp);
  return { id, gebruikersnaam: naam };
}

/** In the bin by the first manager of the school. */
function addPrullenbakitem({ adminId, uit }: Bouw, leerlingId: string, op: Date): void {
  const beheerder = uit.rijen.gebruikers.find((rij) => rij['admin_id'] === adminId && rij['role'] === 'schooladmin');
  uit.rijen.prullenbakitems.push({
    admin_id: adminId,
    leerling_id: leerlingId,
    door: beheerder?.['id'] ?? leerlingId,
    op: op.toISOString(),
    groep_id_was: null,
    reden: 'verhuisd',
    wissen_op: datumVan(op.getTime() + 90 * DAG_MS),
  });
}

/** Names of a group: the fixed ones first, then drawn ones with as few equal first names as possible. */
function namenVan(bouw: Bouw, groep: DemoGroep): DemoLeerling[] {
  const vast = groep.vast ?? [];
  const over = shuffle(
    ROEPNAMEN.filter((naam) => !vast.some((v) => v.roepnaam === naam)),
    bouw.toeval.rng,
  );
  const uit = [...vast];
  while (uit.length < groep.aantal) {
    // One pair of equal first names per larger group, as in a real class.
    const roepnaam =
      groep.aantal > 19 && uit.length === groep.aantal - 1
        ? (uit.at(-2)?.roepnaam ?? 'Noor')
        : (over[uit.length] ?? 'Noor');
    uit.push({ roepnaam, ...bouw.toeval.kies(ACHTERNAMEN) });
  }
  return uit;
}

function weergavenaam(wie: DemoLeerling, alle: readonly DemoLeerling[]): string {
  const dubbel = alle.filter((ander) => ander.roepnaam === wie.roepnaam).length > 1;
  return dubbel && wie.achternaam !== '' ? `${wie.roepnaam} ${wie.achternaam.slice(0, 1).toUpperCase()}` : wie.roepnaam;
}

function addGroep(bouw: Bouw, groep: DemoGroep): string {
  const { toeval, nu, uit, adminId } = bouw;
  const id = toeval.id(nu - 120 * DAG_MS);
  const code =
    groep.gearchiveerd === true ? null : Array.from({ length: 6 }, () => toeval.kies([...CODETEKENS])).join('');
  const jaar = groep.gearchiveerd === true ? schooljaarVan(nu - 365 * DAG_MS) : schooljaarVan(nu);
  uit.rijen.groepen.push({
    admin_id: adminId,
    id,
    naam: groep.naam,
    jaargroepen: groep.jaargroepen,
    schooljaar: jaar,
    code,
    bron: 'hand',
    gearchiveerd_op: groep.gearchiveerd === true ? new Date(nu - 100 * DAG_MS).toISOString() : null,
    versie: 1,
    aangemaakt_op: new Date(nu - 120 * DAG_MS).toISOString(),
    gewijzigd_op: new Date(nu - 120 * DAG_MS).toISOString(),
  });
  const basis = standaardInstelling(groep.jaargroepen[0] ?? 3);
  uit.rijen.oefeninstellingen.push({
    admin_id: adminId,
    id: toeval.id(nu - 120 * DAG_MS),
    naam: bouw.admin.land === 'BE' ? 'Standaard voor de klas' : 'Standaard voor de groep',
    scope: 'groep',
    scope_id: id,
    is_standaard: true,
    instelling: { ...basis, niveauTot: (groep.jaargroepen.at(-1) ?? 3) + 0.5 },
    versie: 1,
    aangemaakt_op: new Date(nu).toISOString(),
    gewijzigd_op: new Date(nu).toISOString(),
  });
  if (code !== null) uit.rijen.groepscodes.push({ code, admin_id: adminId, groep_id: id });
  addLeden(bouw, groep, { id, code: code ?? '' });
  return id;
}

function addLeden(bouw: Bouw, groep: DemoGroep, plek: { id: string; code: string }): void {
  const namen = namenVan(bouw, groep);
  const dieren = shuffle(DIEREN, bouw.toeval.rng);
  const bezet = new Set<string>();
  for (const [nr, wie] of namen.entries()) {
    const jaargroep = groep.jaargroepen[Math.floor((nr * groep.jaargroepen.length) / namen.length)] ?? 3;
    const geheim = leerlingGeheim(jaargroep, bouw.demoWachtwoord, bezet);
    const { id, gebruikersnaam: naam } = addLeerling(bouw, {
      wie,
      jaargroep,
      dier: dieren[nr % dieren.length] ?? 'vos',
      weergavenaam: weergavenaam(wie, namen),
      geheim,
    });
    bouw.uit.rijen.groepslidmaatschappen.push({
      admin_id: bouw.adminId,
      leerling_id: id,
      groep_id: plek.id,
      van: datumVan(bouw.nu - 115 * DAG_MS),
      tot: null,
    });
    bouw.uit.oefenaars.push({
      adminId: bouw.adminId,
      id,
      jaargroep,
      land: bouw.admin.land,
      demo: bouw.admin.soort === 'demo',
    });
    const toon = nr === 0 && bouw.admin.soort === 'school' && (jaargroep === 3 || jaargroep === 6);
    if (bouw.admin.soort !== 'demo')
      meldAan(bouw, { id, rol: 'leerling', naam: wie.roepnaam, gebruikersnaam: naam, geheim, code: plek.code, toon });
  }
}

function addLosse(bouw: Bouw): void {
  for (const wie of bouw.admin.zonderGroep ?? []) {
    addLeerling(bouw, {
      wie,
      jaargroep: 5,
      dier: bouw.toeval.kies(DIEREN),
      weergavenaam: wie.roepnaam,
      geheim: leerlingGeheim(5, bouw.demoWachtwoord, new Set()),
    });
  }
  for (const { dagen, ...wie } of bouw.admin.prullenbak ?? []) {
    const prullenbakOp = new Date(bouw.nu - dagen * DAG_MS);
    addLeerling(bouw, {
      wie,
      jaargroep: 6,
      dier: bouw.toeval.kies(DIEREN),
      weergavenaam: wie.roepnaam,
      geheim: leerlingGeheim(6, bouw.demoWachtwoord, new Set()),
      prullenbakOp,
    });
  }
}

function addLicentie({ admin, adminId, nu, toeval, uit }: Bouw): void {
  if (admin.plaatsen === undefined) return;
  uit.rijen.licenties.push({
    admin_id: adminId,
    id: toeval.id(nu - 130 * DAG_MS),
    soort: admin.licentieStatus === 'proef' ? 'proef' : admin.soort,
    status: admin.licentieStatus,
    plaatsen: admin.plaatsen,
    start: datumVan(nu - (admin.licentieStatus === 'proef' ? 12 : 115) * DAG_MS),
    eind: admin.licentieDagen === undefined ? null : datumVanDag(dagVan(nu) + admin.licentieDagen),
    features: admin.features ?? [],
    versie: 1,
    aangemaakt_op: new Date(nu).toISOString(),
    gewijzigd_op: new Date(nu).toISOString(),
  });
}

/** One tenant with everybody in it. */
export function addAdmin(basis: Omit<Bouw, 'admin' | 'adminId' | 'namen'>, admin: DemoAdmin): void {
  const adminId = basis.toeval.id(basis.nu - 130 * DAG_MS);
  const bouw: Bouw = { ...basis, admin, adminId, namen: new Set() };
  basis.uit.rijen.admins.push({
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
    aangemaakt_op: new Date(basis.nu).toISOString(),
    gewijzigd_op: new Date(basis.nu).toISOString(),
  });
  addLicentie(bouw);
  const groepIds: string[] = [];
  for (const groep of admin.groepen) groepIds.push(addGroep(bouw, groep));
  for (const volwassene of admin.volwassenen) addVolwassene(bouw, volwassene, groepIds);
  addLosse(bouw);
}
