import { addressHash } from '../../../platform/mail/addresses.ts';
import type { TemplateCode } from '../../../platform/mail/templates.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';
import type { DemoSignIn } from './sign-ins.ts';

export const MAIL_ORDER = ['mailsjablonen', 'mailberichten'] as const;
type MailRows = Record<(typeof MAIL_ORDER)[number], DemoRow[]>;
interface Base {
  random: Random;
  nu: number;
  signIns: readonly DemoSignIn[];
}
type Ending = 'verzonden' | 'teruggekomen' | 'mislukt';
interface Sent {
  code: TemplateCode;
  rol: string;
  host: 'nl' | 'be';
  /** Days ago, at most a month: then the text of a mail goes. */
  dagen: number;
  end?: Ending;
  aan?: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What the demo schools got this month; nothing waits, so that nothing is sent by a demo that starts. */
const SENT: readonly Sent[] = [
  { code: 'bericht-nieuw', rol: 'schooladmin', host: 'nl', dagen: 1 },
  { code: 'nieuw-apparaat', rol: 'docent', host: 'nl', dagen: 1 },
  {
    code: 'export-klaar',
    rol: 'schooladmin',
    host: 'be',
    dagen: 1,
    end: 'mislukt',
    aan: 'els.peeters@kompas.voorbeeld',
  },
  {
    code: 'webinar-herinnering',
    rol: 'superadmin',
    host: 'nl',
    dagen: 2,
    end: 'mislukt',
    aan: 'h.terpstra@waterval.voorbeeld',
  },
  { code: 'webinar-aangemeld', rol: 'superadmin', host: 'nl', dagen: 2 },
  { code: 'aanvraag-ontvangen', rol: 'superadmin', host: 'nl', dagen: 3 },
  { code: 'aanvraag-intern', rol: 'superadmin', host: 'nl', dagen: 3 },
  { code: 'uitnodiging-docent', rol: 'schooladmin', host: 'nl', dagen: 4, end: 'teruggekomen' },
  { code: 'uitnodiging-docent', rol: 'schooladmin', host: 'nl', dagen: 4 },
  { code: 'uitnodiging-docent', rol: 'schooladmin', host: 'be', dagen: 5 },
  { code: 'wachtwoord-herstel', rol: 'docent', host: 'nl', dagen: 6 },
  { code: 'wachtwoord-gewijzigd', rol: 'docent', host: 'nl', dagen: 6 },
  { code: 'wachtwoord-herstel', rol: 'schooladmin', host: 'be', dagen: 7, end: 'mislukt' },
  { code: 'proef-halverwege', rol: 'rtadmin', host: 'nl', dagen: 8 },
  { code: 'contact-ontvangen', rol: 'superadmin', host: 'nl', dagen: 9 },
  { code: 'contact-intern', rol: 'superadmin', host: 'nl', dagen: 9 },
  { code: 'licentie-60', rol: 'schooladmin', host: 'be', dagen: 10 },
  { code: 'proef-start', rol: 'thuisadmin', host: 'nl', dagen: 14 },
  { code: 'uitnodiging-ouder', rol: 'thuisadmin', host: 'nl', dagen: 15 },
  { code: 'verhuis-ingelezen', rol: 'schooladmin', host: 'nl', dagen: 21 },
];
const FAILED = {
  verzonden: { reden: null, answer_code: null },
  teruggekomen: { reden: 'adres_onbekend', answer_code: null },
  mislukt: { reden: 'server_weigert', answer_code: 451 },
} as const satisfies Record<Ending, object>;
const ALL_TRIES = 6;

const NEW_MESSAGE = `# Er is een bericht voor je

Het team van Taaltocht schreef je over: {onderwerp}.

Je leest het in Taaltocht en antwoordt er meteen onder.

[Bericht lezen]({link})

Wil je hier geen mail over? Zet dat uit bovenaan je berichten.`;
const TRIAL_ENDS = `# Nog een week om te proberen

{aanhef}

De proefperiode van {organisatie} loopt tot en met {eind}. Wil je verder? Mail {hulpadres}, dan blijft alles staan zoals het is.

Samen terugkijken? Plan een gesprek van een kwartier met {contactpersoon}.

[Naar je gegevens]({link})`;

function createTexts({ nu: now, signIns }: Base): DemoRow[] {
  const writer = signIns.find(({ rol: role }) => role === 'office');
  const boss = signIns.find(({ rol: role }) => role === 'superadmin');
  if (writer === undefined || boss === undefined) return [];
  const base = { locale: 'nl-NL', versie: 1, changed_by: writer.id };
  return [
    {
      ...base,
      code: 'bericht-nieuw',
      onderwerp: 'Bericht van Taaltocht: {onderwerp}',
      tekst: NEW_MESSAGE,
      status: 'gepubliceerd',
      changed_at: new Date(now - 12 * DAY_MS).toISOString(),
      published_by: boss.id,
      published_at: new Date(now - 11 * DAY_MS).toISOString(),
    },
    {
      ...base,
      code: 'proef-eindigt',
      onderwerp: 'Nog een week: de proefperiode van {organisatie}',
      tekst: TRIAL_ENDS,
      status: 'concept',
      changed_at: new Date(now - 2 * HOUR_MS).toISOString(),
      published_by: null,
      published_at: null,
    },
  ].map((row) => ({ ...row, revision: 1 }));
}

/** What the office wrote for mails, and a month of mail. */
export function createMailRows(base: Base): MailRows {
  const { random, nu: now, signIns } = base;
  const mails = SENT.flatMap(({ code, rol: role, host, dagen: days, end = 'verzonden', aan: to }, nr): DemoRow[] => {
    const person = signIns.find((one) => one.rol === role && (one.host === host || one.rol === 'superadmin'));
    if (person === undefined) return [];
    const at = now - days * DAY_MS - nr * HOUR_MS;
    return [
      {
        admin_id: person.adminId,
        id: random.id(at),
        sjabloon: code,
        locale: host === 'be' ? 'nl-BE' : 'nl-NL',
        aan: to ?? null,
        aan_hash: addressHash(to ?? `${person.gebruikersnaam}@${host}.voorbeeld`),
        waarden: to === undefined ? null : { naam: person.naam },
        status: end,
        pogingen: end === 'mislukt' ? ALL_TRIES : 1,
        volgende_op: new Date(at).toISOString(),
        op: new Date(at).toISOString(),
        klaar_op: new Date(at + (end === 'mislukt' ? 15 * HOUR_MS : 4_000)).toISOString(),
        text_version: end === 'mislukt' ? null : Number(code === 'bericht-nieuw'),
        trial: false,
        ...FAILED[end],
      },
    ];
  });
  return { mailsjablonen: createTexts(base), mailberichten: mails };
}
