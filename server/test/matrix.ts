import { v7 } from 'uuid';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import type { Action } from '#engine/core/domein/permissions.ts';
import { accountEndpoints } from '../features/account/account.contract.ts';
import { accountDetailsEndpoints } from '../features/accountgegevens/accountgegevens.contract.ts';
import { adminsEndpoints } from '../features/admins/admins.contract.ts';
import { antwoordenEndpoints } from '../features/antwoorden/antwoorden.contract.ts';
import { refusedEndpoints } from '../features/antwoorden/refused.contract.ts';
import { auditEndpoints } from '../features/audit/audit.contract.ts';
import { docentenEndpoints } from '../features/docenten/docenten.contract.ts';
import { uitnodigingEndpoints } from '../features/docenten/uitnodiging.contract.ts';
import { exportsEndpoints } from '../features/exporten/exporten.contract.ts';
import { beloningenEndpoints as beloningen } from '../features/beloningen/beloningen.contract.ts';
import { authEndpoints } from '../features/auth/auth.contract.ts';
import { healthEndpoints } from '../features/gezondheid/gezondheid.contract.ts';
import { groepenManagementEndpoints as groepen } from '../features/groepen/groepen-management.contract.ts';
import { groepenEndpoints } from '../features/groepen/groepen.contract.ts';
import { jaarovergangEndpoints } from '../features/jaarovergang/jaarovergang.contract.ts';
import { koppelingenEndpoints, sharingEndpoints } from '../features/koppelingen/koppelingen.contract.ts';
import {
  edexmlEndpoints,
  importplannenEndpoints,
  leerlingImportEndpoints,
} from '../features/edexml/edexml.contract.ts';
import { landkaartEndpoints as landkaart } from '../features/landkaart/landkaart.contract.ts';
import { leerlingenManagementEndpoints as leerlingen } from '../features/leerlingen/leerlingen-management.contract.ts';
import { leerlingenEndpoints } from '../features/leerlingen/leerlingen.contract.ts';
import { prullenbakEndpoints } from '../features/leerlingen/prullenbak.contract.ts';
import { lvsResultsEndpoints as lvsResults } from '../features/lvsspelling/lvs-results.contract.ts';
import { lvsspellingEndpoints as lvs } from '../features/lvsspelling/lvsspelling.contract.ts';
import { oefeninstellingenEndpoints as instellingen } from '../features/oefeninstellingen/oefeninstellingen.contract.ts';
import { assignedEndpoints } from '../features/somvensters/assigned.contract.ts';
import { instapMeasurementsEndpoints as instap } from '../features/somvensters/instap-measurements.contract.ts';
import { dayPackageEndpoints } from '../features/somvensters/day-package.contract.ts';
import { somvenstersEndpoints } from '../features/somvensters/somvensters.contract.ts';
import { speechEndpoints } from '../features/spraak/spraak.contract.ts';
import { thuisspelenEndpoints as thuis } from '../features/thuisspelen/thuisspelen.contract.ts';
import { usersEndpoints } from '../features/users/users.contract.ts';
import { verhuistokensEndpoints } from '../features/verhuistokens/verhuistokens.contract.ts';
import { voortgangEndpoints } from '../features/voortgang/voortgang.contract.ts';
import { whyEndpoints } from '../features/waarom/waarom.contract.ts';
import { passwordResetEndpoints } from '../features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { passwordsEndpoints, selfPasswordEndpoints } from '../features/wachtwoorden/wachtwoorden.contract.ts';
import { wisverzoekenEndpoints } from '../features/wissen/wisverzoeken.contract.ts';
import { nameOf, type Endpoint } from '../platform/contract/endpoint.contract.ts';

/** Where a call of the matrix test is made; other ids in a path are made up. */
export interface Spot {
  adminId: string;
  groepId: string;
  leerlingId: string;
  instelling: string;
  antwoord: string;
  userId: string;
}

/** One registered call and the right it needs. */
export interface MatrixRow {
  call: string;
  recht: Action;
  /** Harmless where it is allowed: an old version, an empty list, a field too short. */
  body?: (spot: Spot) => object;
  /** Names a group or a leerling, so that another group of the school is unknown. */
  plek?: true;
  /** What it answers to whoever is let through, where that is neither done nor refused for its content. */
  anders?: 402 | 404 | 415;
  /** Every id in the path is made up, because the call would take something away. */
  invented?: true;
  /** A page of the panel that answers 200 as it stands. */
  pagina?: true;
}

/** A row of an endpoint, which says itself what it is called and which right it asks for. */
const row = (endpoint: Endpoint & { right: Action }, extra: Omit<MatrixRow, 'call' | 'recht'> = {}): MatrixRow => ({
  call: nameOf(endpoint),
  recht: endpoint.right,
  ...extra,
});

const who = (spot: Spot) => ({ ids: [spot.leerlingId] });

/** Pages and lists of the panel. */
const PAGES: MatrixRow[] = [
  row(adminsEndpoints.find, { pagina: true }),
  row(groepenEndpoints.list, { pagina: true }),
  row(groepenEndpoints.signalen, { pagina: true }),
  row(leerlingenEndpoints.list, { pagina: true }),
  row(passwordsEndpoints.list, { pagina: true }),
  row(voortgangEndpoints.findMatrix, { pagina: true }),
  row(voortgangEndpoints.findAntwoorden, { pagina: true }),
  row(instellingen.list, { pagina: true }),
  row(instellingen.find, { pagina: true }),
  row(whyEndpoints.explain, { pagina: true }),
];

const GROEPEN: MatrixRow[] = [
  row(groepen.find, { plek: true }),
  row(groepen.listDocenten),
  row(groepen.create, { body: () => ({ naam: '' }) }),
  row(groepen.change, { body: () => ({ versie: 999 }), plek: true }),
  row(groepen.copy, { body: () => ({ naam: '' }) }),
  row(groepen.archive, { plek: true }),
  row(groepen.takeBack, { plek: true }),
  row(groepen.setDocenten, { body: () => ({ ids: 'x' }) }),
  row(groepen.createSubgroep, { body: () => ({ naam: '' }) }),
  row(groepen.changeSubgroep, { body: () => ({ naam: '' }) }),
  row(groepen.removeSubgroep, { anders: 404, plek: true }),
  row(groepen.remove, { anders: 404, invented: true }),
  row(instellingen.change, { body: () => ({ versie: 999 }) }),
  row(instellingen.copy, { body: () => ({ groepIds: [] }) }),
  row(jaarovergangEndpoints.find),
  row(jaarovergangEndpoints.run, { body: () => ({ groepen: [] }) }),
];

const LEERLINGEN: MatrixRow[] = [
  row(leerlingen.add, { body: () => ({ leerlingen: [] }) }),
  row(leerlingen.list),
  row(leerlingen.propose, { body: () => ({ namen: [] }) }),
  row(leerlingen.find, { plek: true }),
  row(leerlingen.change, { body: () => ({ versie: 999 }), plek: true }),
  row(leerlingen.move, { body: (spot) => ({ ...who(spot), naarGroepId: spot.groepId }), plek: true }),
  row(leerlingen.setStartniveau, { body: (spot) => ({ ...who(spot), niveau: null }), plek: true }),
  row(instap.startOne, { plek: true }),
  row(instap.start, { body: () => ({ ids: [] }) }),
  row(instap.undo, {
    body: (spot) => ({ gestart: [{ leerlingId: spot.leerlingId, somvensterId: v7() }] }),
    plek: true,
  }),
  row(assignedEndpoints.create, {
    body: (spot) => ({ leerlingIds: [spot.leerlingId], doelIds: ['ei'] }),
    plek: true,
  }),
  row(assignedEndpoints.undo, { body: () => ({ ids: [v7()] }) }),
  row(instellingen.setOwn, { body: (spot) => ({ leerlingIds: [spot.leerlingId], items: [] }), plek: true }),
  row(leerlingen.addNotitie, { body: (spot) => ({ ...who(spot), tekst: 'Goed zo' }), plek: true }),
  row(prullenbakEndpoints.put, { body: () => ({ ids: [] }) }),
  row(prullenbakEndpoints.list),
  row(prullenbakEndpoints.restore, { body: () => ({ ids: [] }) }),
  row(prullenbakEndpoints.erase, { body: () => ({ bevestiging: '' }) }),
];

const ACCESS: MatrixRow[] = [
  row(passwordsEndpoints.create, { body: () => ({ leerlingIds: [] }) }),
  row(passwordsEndpoints.print, { body: () => ({ leerlingIds: [] }) }),
  row(passwordsEndpoints.createGroepscode, { plek: true }),
  row(passwordsEndpoints.removeGroepscode, { plek: true }),
  row(passwordsEndpoints.unlock, { plek: true }),
  row(passwordsEndpoints.changeSettings, { body: () => ({}) }),
  row(docentenEndpoints.list),
  row(docentenEndpoints.change, { body: () => ({ versie: 'x' }) }),
  row(docentenEndpoints.remove, { anders: 404 }),
  row(docentenEndpoints.invite, { body: () => ({}) }),
  row(docentenEndpoints.resend, { anders: 404 }),
  row(docentenEndpoints.withdraw, { anders: 404 }),
];

const IMPORT: MatrixRow[] = [
  ...[edexmlEndpoints, leerlingImportEndpoints].flatMap(({ plan, run, undo }) => [
    row(plan, { anders: 415 }),
    row(run, { body: () => ({ keuzes: 'x' }) }),
    row(undo, { anders: 404 }),
  ]),
  row(importplannenEndpoints.list),
  row(lvsResults.findGroep, { plek: true }),
  row(lvs.list),
  row(lvs.plan, { anders: 415 }),
  row(lvs.remap, { anders: 415 }),
  row(lvs.run, { body: () => ({}) }),
  row(lvs.undo, { anders: 404 }),
  row(lvs.notFound, { anders: 404 }),
  row(lvsResults.create, { body: () => ({}) }),
  row(lvsResults.remove, { anders: 404, plek: true }),
];

const PARTS: MatrixRow[] = [
  row(verhuistokensEndpoints.create, { body: () => ({ leerlingIds: [] }) }),
  row(verhuistokensEndpoints.list),
  row(verhuistokensEndpoints.revoke, { anders: 404 }),
  row(verhuistokensEndpoints.preview, { body: () => ({ tokens: [] }) }),
  row(verhuistokensEndpoints.redeem, { body: () => ({ regels: [] }) }),
  row(sharingEndpoints.listToestemmingen, { plek: true }),
  row(sharingEndpoints.createToestemming, {
    body: () => ({ soort: 'thuis_delen', gegevenDoor: 'Ouder', op: '2999-01-01' }),
    plek: true,
  }),
  row(sharingEndpoints.revokeToestemming, { anders: 404, plek: true }),
  row(sharingEndpoints.find, { plek: true }),
  row(sharingEndpoints.endKoppeling, { anders: 404, plek: true }),
  row(sharingEndpoints.createThuiscode, { body: () => ({ soort: 'rt' }), plek: true }),
  row(sharingEndpoints.revokeThuiscode, { anders: 404, plek: true }),
  row(sharingEndpoints.createKoppelcode, { plek: true }),
  row(sharingEndpoints.change, { body: () => ({}) }),
  row(koppelingenEndpoints.list),
  row(koppelingenEndpoints.redeem, { body: () => ({}) }),
  row(koppelingenEndpoints.findHomePicture, { anders: 404 }),
  row(koppelingenEndpoints.end, { anders: 404 }),
  row(thuis.start, { plek: true }),
  row(thuis.setPin, { body: () => ({}) }),
];

const TENANT: MatrixRow[] = [
  row(accountDetailsEndpoints.find),
  row(accountDetailsEndpoints.change, { body: () => ({ versie: 999 }) }),
  row(accountDetailsEndpoints.changeSettings, { body: () => ({ versie: 999 }) }),
  row(auditEndpoints.list),
  row(exportsEndpoints.fetchLeerling, { plek: true }),
  row(exportsEndpoints.list),
  row(exportsEndpoints.start),
  row(exportsEndpoints.find, { anders: 404 }),
  row(exportsEndpoints.fetchFile, { anders: 404 }),
  row(wisverzoekenEndpoints.list),
  row(wisverzoekenEndpoints.ask, { body: () => ({ reden: '' }) }),
  row(wisverzoekenEndpoints.withdraw, { anders: 404 }),
  row(wisverzoekenEndpoints.refuse, { anders: 404 }),
  row(wisverzoekenEndpoints.confirm, { anders: 404 }),
];

/** Calls inside a tenant: the tenant stands in the path. */
export const TENANT_CALLS: readonly MatrixRow[] = [
  ...PAGES,
  ...GROEPEN,
  ...LEERLINGEN,
  ...ACCESS,
  ...IMPORT,
  ...PARTS,
  ...TENANT,
];

/** Calls of the pupil area: the leerling stands in the path. */
export const LEERLING_CALLS: readonly MatrixRow[] = [
  row(landkaart.find),
  row(landkaart.changePreferences, { body: () => ({}) }),
  row(landkaart.readNotitie, { body: () => ({}), anders: 404 }),
  row(beloningen.find),
  row(beloningen.openGifts, { body: () => ({ seenUntil: '2026-01-01T00:00:00.000Z' }) }),
  row(beloningen.buy, { body: () => ({ sleutel: v7(), code: 'block-zeppelin' }), anders: 404 }),
  row(beloningen.bringBack, { anders: 404 }),
  row(beloningen.setFigure, { body: () => PRESET_FIGURES.noor }),
  row(beloningen.setCorner, { body: () => ({ eiland: [] }) }),
  row(dayPackageEndpoints.find),
  row(somvenstersEndpoints.create, { body: () => ({ soort: 'adaptief' }) }),
  row(somvenstersEndpoints.openRonde, { body: () => ({ rondeId: v7(), game: 'wortelboer' }), anders: 404 }),
  row(somvenstersEndpoints.closeRonde, { body: () => ({ gestopt: true }), anders: 404 }),
  row(selfPasswordEndpoints.find),
  row(selfPasswordEndpoints.change, {
    body: () => ({ huidigWachtwoord: 'onjuist', wachtwoord: 'maan vis boom' }),
  }),
  row(thuis.find, { anders: 404 }),
  row(thuis.back, { body: () => ({ pin: '1234' }), anders: 404 }),
];

/** Calls about oneself, whose id may stand in the path, and of the office about all tenants. */
export const OWN_CALLS: readonly MatrixRow[] = [
  row(usersEndpoints.findMe),
  row(wisverzoekenEndpoints.listAll),
  row(antwoordenEndpoints.save, { body: () => ({ antwoorden: 'x' }) }),
  row(refusedEndpoints.report, { body: () => ({ afgekeurd: 'x' }) }),
  ...Object.values(accountEndpoints).map((own) => row(own, { anders: 404 })),
];

/** Calls that ask for no right: open to all, or with a proof of their own in the path or the body. */
export const OPEN_CALLS: readonly string[] = [
  ...Object.values(passwordResetEndpoints).map(nameOf),
  ...Object.values(uitnodigingEndpoints).map(nameOf),
  nameOf(healthEndpoints.find),
  ...Object.values(authEndpoints).map(nameOf),
  nameOf(speechEndpoints.find),
];
