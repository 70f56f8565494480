/** Calls beside the panels: of the pupil area, about oneself, of the office about all tenants, and those that are open to all. */
import { v7 } from 'uuid';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import { aanvragenEndpoints, openAanvragenEndpoints } from '../features/aanvragen/aanvragen.contract.ts';
import { selfStartEndpoints } from '../features/aanvragen/self-start.contract.ts';
import { newCustomerEndpoints } from '../features/aanvragen/new-customer.contract.ts';
import { accountEndpoints } from '../features/account/account.contract.ts';
import { adminsEndpoints } from '../features/admins/admins.contract.ts';
import { antwoordenEndpoints } from '../features/antwoorden/antwoorden.contract.ts';
import { refusedEndpoints } from '../features/antwoorden/refused.contract.ts';
import {
  contactberichtenEndpoints as contact,
  openContactEndpoints,
} from '../features/contactberichten/contactberichten.contract.ts';
import { officeUitnodigingenEndpoints as invites } from '../features/docenten/office-uitnodigingen.contract.ts';
import { officeStaffEndpoints as officeStaff } from '../features/docenten/office-staff.contract.ts';
import { uitnodigingEndpoints } from '../features/docenten/uitnodiging.contract.ts';
import {
  roadmapEndpoints as roadmap,
  roadmapManagementEndpoints as roadmapManagement,
} from '../features/roadmap/roadmap.contract.ts';
import { attachmentEndpoints } from '../features/berichten/attachments.contract.ts';
import { officeBerichtenEndpoints as officeBerichten } from '../features/berichten/office-berichten.contract.ts';
import {
  ervaringenEndpoints as ervaringen,
  openErvaringenEndpoints,
} from '../features/ervaringen/ervaringen.contract.ts';
import { beloningenEndpoints as beloningen } from '../features/beloningen/beloningen.contract.ts';
import { authEndpoints } from '../features/auth/auth.contract.ts';
import { ownSsoEndpoints, ssoEndpoints } from '../features/sso/sso.contract.ts';
import { billingEndpoints } from '../features/facturen/billing-sender.contract.ts';
import { factuurEndpoints as papers } from '../features/facturen/facturen.contract.ts';
import { firstStartEndpoints } from '../features/first-start/first-start.contract.ts';
import { healthEndpoints } from '../features/gezondheid/gezondheid.contract.ts';
import { weightsEndpoints } from '../features/kalibratie/weights.contract.ts';
import { leerlingSearchEndpoints as leerlingSearch } from '../features/leerling-search/leerling-search.contract.ts';
import { landkaartEndpoints as landkaart } from '../features/landkaart/landkaart.contract.ts';
import { planSittingEndpoints as planSitting } from '../features/handelingsplannen/plan-sitting.contract.ts';
import { afnameEndpoints as afname } from '../features/methodetoetsen/afname.contract.ts';
import { mailLogEndpoints as mailLog } from '../features/mail-log/mail-log.contract.ts';
import { mailTemplateEndpoints as mailTemplates } from '../features/mail-templates/mail-templates.contract.ts';
import { priceManagementEndpoints } from '../features/prijzen/price-management.contract.ts';
import { pricesEndpoints } from '../features/prijzen/prijzen.contract.ts';
import { dayPackageEndpoints } from '../features/somvensters/day-package.contract.ts';
import { somvenstersEndpoints } from '../features/somvensters/somvensters.contract.ts';
import { speechEndpoints } from '../features/spraak/spraak.contract.ts';
import { thuisspelenEndpoints as thuis } from '../features/thuisspelen/thuisspelen.contract.ts';
import { usersEndpoints } from '../features/users/users.contract.ts';
import { questionManagementEndpoints as questionManagement } from '../features/vragen/question-management.contract.ts';
import { questionsEndpoints } from '../features/vragen/vragen.contract.ts';
import { passwordResetEndpoints } from '../features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { selfPasswordEndpoints } from '../features/wachtwoorden/wachtwoorden.contract.ts';
import { openVrienduitnodigingenEndpoints } from '../features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { webinarManagementEndpoints as webinars } from '../features/webinars/webinar-management.contract.ts';
import { webinarsEndpoints } from '../features/webinars/webinars.contract.ts';
import { recordingsEndpoints as recordings } from '../features/woordlijsten/recordings.contract.ts';
import { sittingEndpoints as sittings } from '../features/dictees/sitting.contract.ts';
import { workListEndpoints } from '../features/work-list/work-list.contract.ts';
import { wisverzoekenEndpoints } from '../features/wissen/wisverzoeken.contract.ts';
import { nameOf, type Endpoint } from '../platform/contract/endpoint.contract.ts';
import { freePlayEndpoints } from '../features/somvensters/free-play.contract.ts';
import { row, type MatrixRow } from './matrix-row.ts';

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
  row(recordings.hear, { anders: 404 }),
  row(somvenstersEndpoints.create, { body: () => ({ soort: 'adaptief' }) }),
  row(somvenstersEndpoints.openRonde, { body: () => ({ rondeId: v7(), game: 'wortelboer' }), anders: 404 }),
  row(freePlayEndpoints.begin, { body: () => ({ game: 'wortelboer' }) }),
  row(somvenstersEndpoints.closeRonde, { body: () => ({ gestopt: true }), anders: 404 }),
  row(selfPasswordEndpoints.find),
  row(selfPasswordEndpoints.change, {
    body: () => ({ huidigWachtwoord: 'onjuist', wachtwoord: 'maan vis boom' }),
  }),
  row(sittings.due),
  row(sittings.note, { body: () => ({ ruw: 'x' }), anders: 404 }),
  ...[sittings.find, sittings.hear, sittings.follow].map((call) => row(call, { anders: 404 })),
  row(afname.find, { anders: 404 }),
  row(afname.start, { anders: 404 }),
  row(afname.note, { body: () => ({ ruw: 'x', beurten: 0 }), anders: 404 }),
  row(afname.pause, { anders: 404 }),
  row(afname.handIn, { anders: 404 }),
  row(afname.hear, { anders: 404 }),
  ...[planSitting.find, planSitting.start, planSitting.pause, planSitting.handIn, planSitting.hear].map((call) =>
    row(call, { anders: 404 }),
  ),
  row(planSitting.note, { body: () => ({ ruw: 'x', beurten: 0 }), anders: 404 }),
  row(thuis.find, { anders: 404 }),
  row(thuis.back, { body: () => ({ pin: '1234' }), anders: 404 }),
];

/** Calls about oneself, whose id may stand in the path, and of the office about all tenants. */
export const OWN_CALLS: readonly MatrixRow[] = [
  row(usersEndpoints.findMe),
  row(wisverzoekenEndpoints.listAll),
  row(adminsEndpoints.list),
  row(newCustomerEndpoints.create, { body: () => ({}) }),
  row(newCustomerEndpoints.twins),
  row(invites.list),
  row(invites.send, { body: () => ({ soort: 'docent' }) }),
  row(invites.resend, { anders: 404 }),
  row(invites.withdraw, { anders: 404 }),
  row(officeStaff.list),
  row(officeStaff.change, { body: () => ({ versie: 1 }), anders: 404 }),
  row(officeStaff.remove, { anders: 404 }),
  row(officeStaff.invite, { body: () => ({ emails: [], rol: 'office' }) }),
  row(officeStaff.resend, { anders: 404 }),
  row(officeStaff.withdraw, { anders: 404 }),
  row(officeStaff.resetTotp, { body: () => ({ reden: 'kort' }) }),
  row(leerlingSearch.search, { body: () => ({ soort: 'id' }) }),
  row(workListEndpoints.list),
  row(workListEndpoints.figures),
  row(healthEndpoints.details),
  row(workListEndpoints.change, { body: () => ({ behandelaar: 'ik' }), anders: 404 }),
  row(priceManagementEndpoints.list),
  row(priceManagementEndpoints.change, { body: () => ({ versie: 'x' }), anders: 404 }),
  row(billingEndpoints.find),
  row(billingEndpoints.save, { body: () => ({ versie: 'x' }) }),
  row(papers.list),
  row(papers.create, { body: () => ({ soort: 'x' }) }),
  row(papers.find, { anders: 404 }),
  row(papers.print, { anders: 404 }),
  row(papers.change, { body: () => ({ versie: 'x' }) }),
  row(papers.remove, { anders: 404 }),
  row(papers.send, { body: () => ({ versie: 1 }), anders: 404 }),
  row(papers.answerQuote, { body: () => ({ versie: 1, answer: 'aanvaard' }), anders: 404 }),
  row(papers.pay, { body: () => ({ versie: 1, op: '2026-01-01', bedrag: 1 }), anders: 404 }),
  row(papers.removePayment, { anders: 404 }),
  row(papers.credit, { body: () => ({ versie: 1, reden: 'Niet besteld door de school' }), anders: 404 }),
  row(papers.remind, { body: () => ({ versie: 1 }), anders: 404 }),
  row(aanvragenEndpoints.list),
  row(aanvragenEndpoints.change, { body: () => ({ versie: 1, status: 'in_behandeling' }), anders: 404 }),
  row(aanvragenEndpoints.convert, { body: () => ({ versie: 1, licentie: { plaatsen: 1 } }), anders: 404 }),
  row(aanvragenEndpoints.invite, { anders: 404 }),
  row(contact.list),
  row(contact.change, { body: () => ({ versie: 1, status: 'afgehandeld' }), anders: 404 }),
  row(contact.attachment, { anders: 404 }),
  row(officeBerichten.list),
  row(officeBerichten.announcements),
  row(officeBerichten.count, { body: () => ({ kinds: 'x' }) }),
  row(officeBerichten.announce, { body: () => ({ onderwerp: '' }) }),
  row(officeBerichten.create, { body: () => ({ onderwerp: '' }) }),
  row(officeBerichten.find, { anders: 404 }),
  row(officeBerichten.answer, { body: () => ({ tekst: 'x' }), anders: 404 }),
  row(attachmentEndpoints.fetchForOffice, { anders: 404 }),
  row(officeBerichten.change, { body: () => ({ versie: 1 }), anders: 404 }),
  row(officeBerichten.withdraw, { anders: 404 }),
  row(officeBerichten.tryOut, { body: () => ({ onderwerp: '' }) }),
  row(officeBerichten.rewrite, { body: () => ({ onderwerp: '' }) }),
  row(officeBerichten.remove, { anders: 404 }),
  row(roadmap.list),
  row(roadmap.vote, { anders: 404 }),
  row(roadmap.takeBack, { anders: 404 }),
  row(roadmap.sendIdea, { body: () => ({ tekst: 'x' }) }),
  row(roadmapManagement.list),
  row(roadmapManagement.create, { body: () => ({ titel: '' }) }),
  row(roadmapManagement.change, { body: () => ({ versie: 1 }) }),
  row(roadmapManagement.remove, { anders: 404 }),
  row(roadmapManagement.readIdea, { body: () => ({ seen: true }), anders: 404 }),
  row(mailTemplates.list),
  row(mailTemplates.find, { anders: 404 }),
  row(mailTemplates.versions, { anders: 404 }),
  row(mailTemplates.change, { body: () => ({ revision: 0 }), anders: 404 }),
  row(mailTemplates.tryOut, { anders: 404 }),
  row(mailTemplates.publish, { body: () => ({ revision: 0 }), anders: 404 }),
  row(mailTemplates.takeBack, { body: () => ({ revision: 0 }), anders: 404 }),
  row(mailTemplates.restore, { body: () => ({ revision: 0 }), anders: 404 }),
  row(mailLog.list),
  row(mailLog.repeat, { anders: 404 }),
  row(weightsEndpoints.list),
  row(weightsEndpoints.takeBack, { anders: 404 }),
  row(questionManagement.list),
  row(questionManagement.create, { body: () => ({ groep: 'x' }) }),
  row(questionManagement.change, { body: () => ({ versie: 1 }) }),
  row(questionManagement.remove, { anders: 404 }),
  row(questionManagement.order, { body: () => ({ groep: 'x' }) }),
  row(ervaringen.listAll),
  row(ervaringen.change, { body: () => ({ versie: 1, status: 'goedgekeurd' }), anders: 404 }),
  row(webinars.list),
  row(webinars.create, { body: () => ({ titel: '' }) }),
  row(webinars.change, { body: () => ({ versie: 1 }), anders: 404 }),
  row(webinars.remove, { anders: 404 }),
  row(webinars.step, { body: () => ({ naar: 'afgelast', versie: 1 }), anders: 404 }),
  row(webinars.signUps, { anders: 404 }),
  row(webinars.changeSignUp, { body: () => ({ status: 'afgemeld' }), anders: 404 }),
  row(webinars.mail, { body: () => ({ aan: 'allen', onderwerp: 'x', tekst: 'x' }), anders: 404 }),
  row(antwoordenEndpoints.save, { body: () => ({ antwoorden: 'x' }) }),
  row(refusedEndpoints.report, { body: () => ({ afgekeurd: 'x' }) }),
  ...Object.values(accountEndpoints).map((own) => row(own, { anders: 404 })),
  ...Object.values(ownSsoEndpoints).map((own) => row(own, { anders: 404 })),
];

/** Calls that ask for no right: open to all, or with a proof of their own in the path or the body. */
export const OPEN_CALLS: readonly string[] = [
  ...Object.values(firstStartEndpoints).map(nameOf),
  ...Object.values(passwordResetEndpoints).map(nameOf),
  ...Object.values(uitnodigingEndpoints).map(nameOf),
  nameOf(healthEndpoints.find),
  nameOf(healthEndpoints.metrics),
  ...[
    openAanvragenEndpoints,
    selfStartEndpoints,
    openContactEndpoints,
    openErvaringenEndpoints,
    pricesEndpoints,
    questionsEndpoints,
    openVrienduitnodigingenEndpoints,
    webinarsEndpoints,
  ]
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .map(nameOf),
  ...Object.values(authEndpoints).map(nameOf),
  ...Object.values(ssoEndpoints).map(nameOf),
  nameOf(speechEndpoints.find),
];
