import { linkTokenHash } from '../../../platform/auth/link-token.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

export const WEBINAR_ORDER = ['webinars', 'webinar_aanmeldingen'] as const;
type WebinarRows = Record<(typeof WEBINAR_ORDER)[number], DemoRow[]>;
interface Base {
  random: Random;
  nu: number;
  /** The token of a sign-up as the database keeps it. */
  seal: (id: string, token: string) => Buffer;
}
type Status = 'aangemeld' | 'wachtlijst' | 'afgemeld' | 'geweest';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LINK = 'https://training.voorbeeld/taaltocht';
const TRAININGS = [
  {
    titel: 'Starten met Taaltocht',
    tekst: 'Van inlogkaartje tot het eerste overzicht. Daarna kunnen je leerlingen dezelfde dag beginnen.',
    wie: ['leerkracht', 'schoolbeheerder'],
    dagen: 9,
    plaatsen: 40,
    people: 7,
  },
  {
    titel: 'Lezen wat een kind schreef',
    tekst: 'Wat zegt een vakje, wanneer zijn er te weinig antwoorden en wat doe je ermee in de klas?',
    wie: ['leerkracht', 'rt'],
    dagen: 23,
    plaatsen: 25,
    people: 2,
  },
  {
    titel: 'Een dictee met de hele klas',
    tekst:
      'Klaarzetten, voorlezen en meteen zien wie waar struikelt. In een kleine groep, zodat iedereen kan proberen.',
    wie: ['leerkracht'],
    dagen: 13,
    plaatsen: 7,
    people: 6,
    waits: 2,
  },
  {
    titel: 'Taaltocht voor ouders',
    tekst: 'Samen thuis oefenen: hoe lang, hoe vaak, en wat je kind ervan ziet.',
    wie: ['ouder'],
    dagen: 37,
    plaatsen: 60,
    people: 0,
    status: 'concept',
    link: '',
  },
  {
    titel: 'Starten met Taaltocht',
    tekst: 'Van inlogkaartje tot het eerste overzicht.',
    wie: ['leerkracht', 'schoolbeheerder'],
    dagen: -12,
    plaatsen: 40,
    people: 8,
  },
] as const;
const PEOPLE = [
  { naam: 'Petra Goudsmit', organisatie: 'Basisschool De Stroomversnelling', aantal: 2 },
  { naam: 'Luc Verbeeck', organisatie: 'Vrije Basisschool Het Kompas', aantal: 1 },
  { naam: 'Henk Terpstra', organisatie: 'OBS De Waterval', aantal: 3 },
  { naam: 'Marjan Aerts', organisatie: 'Praktijk Leesvlinder', aantal: 1 },
  { naam: 'Imke Vos', organisatie: 'Daltonschool Zuid', aantal: 1 },
  { naam: 'Karin de Boer', organisatie: 'OBS De Bolder', aantal: 1 },
  { naam: 'Wim Jacobs', organisatie: 'Sint-Jozefschool', aantal: 2 },
  { naam: 'Sofia Marchetti', organisatie: '', aantal: 1 },
] as const;

const addressOf = (name: string): string => `${name.replaceAll(/[^a-zA-Z]+/g, '.').toLowerCase()}@training.voorbeeld`;

/** In a past training most came; in a full one the last ones wait. */
function statusOf(nr: number, training: { past: boolean; people: number; waits: number }): Status {
  if (training.past) return nr % 4 === 3 ? 'aangemeld' : 'geweest';
  if (nr >= training.people - training.waits) return 'wachtlijst';
  return nr === 4 ? 'afgemeld' : 'aangemeld';
}

/** Trainings of which one is full, one was held and one is still being written, with who signed up. */
export function createWebinarRows({ random, nu: now, seal }: Base): WebinarRows {
  const ago = (days: number): string => new Date(now - days * DAY_MS - 2 * HOUR_MS).toISOString();
  const rows: WebinarRows = { webinars: [], webinar_aanmeldingen: [] };
  for (const { tekst: text, wie: who, dagen: days, people, ...training } of TRAININGS) {
    const id = random.id(now);
    rows.webinars.push({
      id,
      titel: training.titel,
      plaatsen: training.plaatsen,
      omschrijving: text,
      doelgroep: who,
      // Half past three in the afternoon, winter time.
      datum: new Date(Math.floor((now + days * DAY_MS) / DAY_MS) * DAY_MS + 14.5 * HOUR_MS).toISOString(),
      duur: 45,
      link: 'link' in training ? training.link : LINK,
      recording: '',
      status: 'status' in training ? training.status : 'gepubliceerd',
      versie: 1,
      aangemaakt_op: ago(30),
      gewijzigd_op: ago(30),
    });
    const part = { past: days < 0, people, waits: 'waits' in training ? training.waits : 0 };
    for (const [nr, person] of PEOPLE.slice(0, people).entries()) {
      const signUp = random.id(now - nr * HOUR_MS);
      const token = `${id}-${nr}-${random.rng.int(1e9)}`;
      rows.webinar_aanmeldingen.push({
        ...person,
        id: signUp,
        webinar_id: id,
        email: addressOf(person.naam),
        locale: person.naam === 'Luc Verbeeck' || person.naam === 'Wim Jacobs' ? 'nl-BE' : 'nl-NL',
        status: statusOf(nr, part),
        volgorde: ago(20 - nr),
        token_hash: linkTokenHash(token),
        token_zegel: `\\x${seal(signUp, token).toString('hex')}`,
        op: ago(20 - nr),
        gewijzigd_op: ago(20 - nr),
      });
    }
  }
  return rows;
}
