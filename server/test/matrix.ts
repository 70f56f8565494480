import { v7 } from 'uuid';
import { accountDetailsEndpoints } from '../features/accountgegevens/accountgegevens.contract.ts';
import { adminsEndpoints } from '../features/admins/admins.contract.ts';
import { auditEndpoints } from '../features/audit/audit.contract.ts';
import { docentenEndpoints } from '../features/docenten/docenten.contract.ts';
import { exportsEndpoints } from '../features/exporten/exporten.contract.ts';
import { leerlingSsoEndpoints } from '../features/sso/sso.contract.ts';
import { firstStepsEndpoints } from '../features/first-steps/first-steps.contract.ts';
import { groepenManagementEndpoints as groepen } from '../features/groepen/groepen-management.contract.ts';
import { groepenEndpoints } from '../features/groepen/groepen.contract.ts';
import { handelingsplannenEndpoints as plans } from '../features/handelingsplannen/handelingsplannen.contract.ts';
import { jaarovergangEndpoints } from '../features/jaarovergang/jaarovergang.contract.ts';
import { attachmentEndpoints } from '../features/berichten/attachments.contract.ts';
import { berichtenEndpoints } from '../features/berichten/berichten.contract.ts';
import { licentieEndpoints } from '../features/licenties/licenties.contract.ts';
import { ownPictureEndpoints } from '../features/koppelingen/own-picture.contract.ts';
import { ownFactuurEndpoints } from '../features/facturen/facturen.contract.ts';
import { koppelingenEndpoints, sharingEndpoints } from '../features/koppelingen/koppelingen.contract.ts';
import {
  edexmlEndpoints,
  importplannenEndpoints,
  leerlingImportEndpoints,
} from '../features/edexml/edexml.contract.ts';
import { leerlingSearchEndpoints as leerlingSearch } from '../features/leerling-search/leerling-search.contract.ts';
import { leerlingenManagementEndpoints as leerlingen } from '../features/leerlingen/leerlingen-management.contract.ts';
import { leerlingenEndpoints } from '../features/leerlingen/leerlingen.contract.ts';
import { prullenbakEndpoints } from '../features/leerlingen/prullenbak.contract.ts';
import { lvsResultsEndpoints as lvsResults } from '../features/lvsspelling/lvs-results.contract.ts';
import { lvsspellingEndpoints as lvs } from '../features/lvsspelling/lvsspelling.contract.ts';
import { oefeninstellingenEndpoints as instellingen } from '../features/oefeninstellingen/oefeninstellingen.contract.ts';
import { ownSettingEndpoints as ownSetting } from '../features/oefeninstellingen/own-setting.contract.ts';
import { settingManagementEndpoints as settings } from '../features/oefeninstellingen/setting-management.contract.ts';
import { assignedEndpoints } from '../features/somvensters/assigned.contract.ts';
import { instapMeasurementsEndpoints as instap } from '../features/somvensters/instap-measurements.contract.ts';
import { methodetoetsenEndpoints as toetsen } from '../features/methodetoetsen/methodetoetsen.contract.ts';
import { toetsOverviewEndpoints as toetsOverview } from '../features/methodetoetsen/toets-overview.contract.ts';
import { toetsResultsEndpoints as toetsResults } from '../features/methodetoetsen/toets-results.contract.ts';
import { trialEndpoints } from '../features/somvensters/trial.contract.ts';
import { thuisspelenEndpoints as thuis } from '../features/thuisspelen/thuisspelen.contract.ts';
import { tenantMoveEndpoints } from '../features/verhuistokens/tenant-moves.contract.ts';
import { vrienduitnodigingenEndpoints as friends } from '../features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { verhuistokensEndpoints } from '../features/verhuistokens/verhuistokens.contract.ts';
import { diplomasEndpoints as diplomas } from '../features/voortgang/diplomas.contract.ts';
import { leerlingVoortgangEndpoints as ofLeerling } from '../features/voortgang/leerling-voortgang.contract.ts';
import { stumblesEndpoints } from '../features/voortgang/stumbles.contract.ts';
import { voortgangEndpoints } from '../features/voortgang/voortgang.contract.ts';
import { judgmentEndpoints } from '../features/somvensters/judgment.contract.ts';
import { whyEndpoints } from '../features/waarom/waarom.contract.ts';
import { passwordsEndpoints } from '../features/wachtwoorden/wachtwoorden.contract.ts';
import { recordingsEndpoints as recordings } from '../features/woordlijsten/recordings.contract.ts';
import { woordlijstenEndpoints as lists } from '../features/woordlijsten/woordlijsten.contract.ts';
import { dicteesEndpoints as dictees } from '../features/dictees/dictees.contract.ts';
import { routeManagementEndpoints as routes } from '../features/somvensters/route-management.contract.ts';
import { weekEffectsEndpoints } from '../features/somvensters/week-effects.contract.ts';
import { weekPlansEndpoints as weekPlans } from '../features/week-plans/week-plans.contract.ts';
import { wisverzoekenEndpoints } from '../features/wissen/wisverzoeken.contract.ts';
import { row, type MatrixRow, type Spot } from './matrix-row.ts';

const who = (spot: Spot) => ({ ids: [spot.leerlingId] });

/** Pages and lists of the panel. */
const PAGES: MatrixRow[] = [
  row(adminsEndpoints.find, { pagina: true }),
  row(groepenEndpoints.list, { pagina: true }),
  row(firstStepsEndpoints.find),
  row(friends.list),
  row(friends.send, { body: () => ({ emails: [] }) }),
  row(friends.withdraw, { anders: 404 }),
  row(berichtenEndpoints.list),
  row(berichtenEndpoints.unread),
  row(berichtenEndpoints.setMail, { body: () => ({ aan: 'x' }) }),
  row(berichtenEndpoints.find, { anders: 404 }),
  row(berichtenEndpoints.create, { body: () => ({ onderwerp: '' }) }),
  row(berichtenEndpoints.answer, { body: () => ({ tekst: 'x' }), anders: 404 }),
  row(attachmentEndpoints.send, { anders: 415 }),
  row(attachmentEndpoints.fetch, { anders: 404 }),
  row(berichtenEndpoints.change, { body: () => ({ gelezen: true }), anders: 404 }),
  row(licentieEndpoints.find),
  row(licentieEndpoints.request, { body: () => ({ plaatsen: 'x' }) }),
  row(licentieEndpoints.change, { body: () => ({ versie: 'x' }) }),
  row(licentieEndpoints.stop, { body: () => ({ versie: 'x' }) }),
  row(licentieEndpoints.resume),
  row(licentieEndpoints.setRenewal, { body: () => ({ versie: 'x' }) }),
  row(licentieEndpoints.block, { body: () => ({ versie: 'x' }) }),
  row(licentieEndpoints.unblock),
  row(ownFactuurEndpoints.list),
  row(ownFactuurEndpoints.agree, { body: () => ({ akkoord: true }), anders: 404 }),
  row(ownFactuurEndpoints.print, { anders: 404 }),
  row(firstStepsEndpoints.put, { body: () => ({ away: 'x' }) }),
  row(groepenEndpoints.signalen, { pagina: true }),
  row(leerlingenEndpoints.list, { pagina: true }),
  row(passwordsEndpoints.list, { pagina: true }),
  row(voortgangEndpoints.findMatrix, { pagina: true }),
  row(voortgangEndpoints.findAntwoorden, { pagina: true }),
  row(stumblesEndpoints.findWords, { pagina: true }),
  row(stumblesEndpoints.findKinds, { pagina: true }),
  row(stumblesEndpoints.findTime, { pagina: true }),
  row(ofLeerling.find, { pagina: true }),
  row(ofLeerling.report, { pagina: true }),
  row(ofLeerling.printReport, { pagina: true }),
  row(diplomas.find, { pagina: true }),
  row(diplomas.print, { anders: 404 }),
  row(instellingen.list, { pagina: true }),
  row(instellingen.find, { pagina: true }),
  row(settings.choices, { pagina: true }),
  row(settings.history, { pagina: true }),
  row(ownSetting.find, { pagina: true }),
  row(routes.find, { pagina: true }),
  row(whyEndpoints.explain, { pagina: true }),
  row(judgmentEndpoints.judge, { body: () => ({ goed: 'x' }) }),
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
  row(settings.create, { body: () => ({ naam: '' }) }),
  row(settings.order, { body: () => ({ ids: [] }) }),
  row(settings.remove, { anders: 404, invented: true }),
  row(settings.setDefault),
  row(settings.copyToGroep, { body: () => ({ groepId: 'x' }) }),
  row(settings.restore, { body: () => ({ versie: 999, restoreTo: 998 }), anders: 404 }),
  row(trialEndpoints.attempt, { body: () => ({ concept: {} }), plek: true }),
  row(jaarovergangEndpoints.find),
  row(jaarovergangEndpoints.run, { body: () => ({ groepen: [] }) }),
];

const LEERLINGEN: MatrixRow[] = [
  row(leerlingen.add, { body: () => ({ leerlingen: [] }) }),
  row(leerlingen.list),
  row(leerlingen.propose, { body: () => ({ namen: [] }) }),
  row(leerlingen.find, { plek: true }),
  row(leerlingSearch.signOut, { anders: 404, invented: true }),
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
  row(routes.change, { body: () => ({ status: 'weg' }) }),
  row(routes.withdraw, { anders: 404 }),
  row(routes.skip, { body: () => ({ status: 'weg' }) }),
  row(ownSetting.set, { body: () => ({ versie: 999, velden: {} }), plek: true }),
  row(leerlingen.addNotitie, { body: (spot) => ({ ...who(spot), tekst: 'Goed zo' }), plek: true }),
  row(prullenbakEndpoints.put, { body: () => ({ ids: [] }) }),
  row(prullenbakEndpoints.list),
  row(prullenbakEndpoints.restore, { body: () => ({ ids: [] }) }),
  row(prullenbakEndpoints.erase, { body: () => ({ bevestiging: '' }) }),
];

const LISTS: MatrixRow[] = [
  ...[weekPlans.find, weekPlans.sources, weekEffectsEndpoints.find, dictees.list].map((call) =>
    row(call, { plek: true }),
  ),
  row(weekPlans.save, { body: () => ({ versie: 999, weeks: [] }), plek: true }),
  row(weekPlans.takeOver),
  row(dictees.create, { body: () => ({ titel: '' }) }),
  row(dictees.step, { body: () => ({ stand: 'bezig', nr: 0 }) }),
  ...[dictees.find, dictees.remove, dictees.follow].map((call) => row(call, { anders: 404 })),
  row(lists.list),
  row(lists.find, { anders: 404 }),
  row(lists.analyze, { body: () => ({ woorden: [] }) }),
  row(lists.create, { body: () => ({ naam: '', woorden: [] }) }),
  row(lists.change, { body: () => ({ naam: '', woorden: [] }) }),
  row(lists.remove, { anders: 404 }),
  row(lists.restore, { anders: 404 }),
  row(recordings.create, { anders: 415 }),
  row(recordings.fetch, { anders: 404 }),
  row(recordings.remove, { anders: 404 }),
];

const ACCESS: MatrixRow[] = [
  row(passwordsEndpoints.create, { body: () => ({ leerlingIds: [] }) }),
  row(passwordsEndpoints.print, { body: () => ({ leerlingIds: [] }) }),
  row(passwordsEndpoints.createGroepscode, { plek: true }),
  row(passwordsEndpoints.removeGroepscode, { plek: true }),
  row(passwordsEndpoints.unlock, { plek: true }),
  row(leerlingSsoEndpoints.createCodes, { body: () => ({ leerlingIds: [] }) }),
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
  row(ownPictureEndpoints.find, { plek: true }),
  row(koppelingenEndpoints.findHomePicture, { anders: 404 }),
  row(koppelingenEndpoints.end, { anders: 404 }),
  row(thuis.start, { plek: true }),
  row(thuis.setPin, { body: () => ({}) }),
];

const TOETSEN: MatrixRow[] = [
  row(toetsen.list, { pagina: true }),
  row(toetsen.create, { body: () => ({ titel: '' }) }),
  row(toetsen.propose, { body: () => ({ woorden: [] }) }),
  row(toetsen.find, { anders: 404 }),
  row(toetsen.change, { body: () => ({ versie: 1 }), anders: 404 }),
  row(toetsen.remove, { anders: 404 }),
  row(toetsen.step, { body: () => ({ naar: 'gepland' }), anders: 404 }),
  row(toetsen.skip, { body: () => ({ overslaan: true }), anders: 404 }),
  row(toetsen.copy, { body: () => ({ titel: '' }) }),
  row(toetsOverview.findGroep, { pagina: true }),
  row(toetsOverview.findLeerling, { pagina: true }),
  row(toetsResults.find, { anders: 404 }),
  row(toetsResults.override, { body: () => ({ goed: true, reden: '' }), anders: 404 }),
  row(toetsResults.reopen, { body: () => ({ reden: '' }) }),
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
  row(tenantMoveEndpoints.targetGroepen),
  row(tenantMoveEndpoints.list),
  row(tenantMoveEndpoints.plan, { body: () => ({ reden: '' }) }),
  row(tenantMoveEndpoints.withdraw, { anders: 404 }),
  row(tenantMoveEndpoints.confirm, { anders: 404 }),
];

/** Care data: the plan of these rows is made up. */
const CARE: MatrixRow[] = [
  row(plans.list, { plek: true }),
  row(plans.propose, { plek: true }),
  row(plans.dossier, { plek: true }),
  row(plans.create, { body: () => ({ leerlingIds: [] }) }),
  row(plans.find, { anders: 404 }),
  row(plans.change, { body: () => ({ versie: 999 }) }),
  row(plans.remove, { anders: 404 }),
  row(plans.step, { body: () => ({ versie: 1, naar: 'gestopt' }), anders: 404 }),
  row(plans.addLine, { body: () => ({}) }),
  row(plans.removeLine, { anders: 404 }),
  row(plans.evaluate, { body: () => ({}) }),
  row(plans.addAddendum, { body: () => ({ tekst: 'Nog iets' }), anders: 404 }),
  row(plans.swapWoord, { anders: 404 }),
  row(plans.saveAnswers, { anders: 404 }),
  row(plans.setOnMap, { anders: 404 }),
  row(plans.setSlip, { anders: 404 }),
];

/** Calls inside a tenant: the tenant stands in the path. */
export const TENANT_CALLS: readonly MatrixRow[] = [
  ...PAGES,
  ...GROEPEN,
  ...LEERLINGEN,
  ...LISTS,
  ...ACCESS,
  ...IMPORT,
  ...PARTS,
  ...TOETSEN,
  ...CARE,
  ...TENANT,
];
