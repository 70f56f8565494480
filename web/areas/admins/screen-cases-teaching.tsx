import type { ReactNode } from 'react';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import type { WeekPlan } from '#server/features/week-plans/week-plans.contract.ts';
import { CareListPage } from './care-list/care-list-page.tsx';
import { DicteesPage } from './dictees/dictees-page.tsx';
import { ToetsPage } from './methodetoets/methodetoets-page.tsx';
import { MethodetoetsenPage } from './methodetoetsen/methodetoetsen-page.tsx';
import { OefeninstellingenPage } from './oefeninstellingen/oefeninstellingen-page.tsx';
import { ADMIN_ID, GROEP_ID, type Antwoorden } from './shared/screen-kit.tsx';
import { createId } from './shared/test-kit.ts';
import { WeekPlanPage } from './week-plan/week-plan-page.tsx';
import { WoordlijstenPage } from './woordlijsten/woordlijsten-page.tsx';
import { VrienduitnodigingenPage } from './vrienduitnodigingen/vrienduitnodigingen-page.tsx';

export const SHOWN_MOMENT = '2026-11-20T10:00:00.000Z';
export const SHOWN_GROEP = { id: GROEP_ID, naam: '4/5 Meeuwen' };
export const SHOWN_KIND = { id: createId(1), naam: 'Öykü', dier: 'vos', jaargroep: 4 };

export interface ScreenOf {
  naam: string;
  scherm: ReactNode;
  pad: string;
  /** The call that makes the screen. */
  vraag: string;
  gevuld: object;
  sees: RegExp;
  /** Absent = cannot be empty. */
  leeg?: object;
  says?: RegExp;
  added?: Antwoorden;
  /** Role that may not, and how the screen calls who may. */
  noPermission: Role;
  voor: RegExp;
}

const weekPlan = (weeks: WeekPlan['weeks']): WeekPlan => ({
  versie: 1,
  nu: '2026-11-16',
  schooljaar: '2026-2027',
  jaargroepen: [5],
  leerlingen: 2,
  weeks,
  lists: [],
  doelen: [{ id: 'ei', naam: 'ei of ij' }],
});

const NO_FRIENDS = {
  items: [],
  left: 20,
  link: 'https://taaltocht.voorbeeld/site/aanvraagformulier?uitnodiging=AB',
  bonusDays: 0,
  mail: { locale: 'nl-NL', onderwerp: 'Hoi', tekst: '# Hoi', brand: 'Taaltocht', footer: 'Voet', spots: {} },
};

/** What is taught with: settings, tests, word lists, care. */
export const TEACHING_CASES: readonly ScreenOf[] = [
  {
    naam: 'vriend-uitnodigen',
    scherm: <VrienduitnodigingenPage />,
    pad: '/vriend-uitnodigen',
    vraag: `GET /admins/${ADMIN_ID}/vrienduitnodigingen`,
    noPermission: 'leerling',
    voor: /schoolbeheerders/,
    gevuld: {
      ...NO_FRIENDS,
      items: [{ id: createId(9), email: 'vera@elders.voorbeeld', status: 'verwerkt', op: SHOWN_MOMENT }],
    },
    sees: /vera@elders/,
    leeg: NO_FRIENDS,
    says: /Nog niemand/,
  },
  {
    naam: 'oefeninstellingen',
    scherm: <OefeninstellingenPage />,
    pad: `/groepen/${GROEP_ID}/oefeninstellingen`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/oefeninstellingen`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          id: createId(70),
          naam: 'Rustige week',
          scope: 'groep',
          scopeId: GROEP_ID,
          isStandaard: true,
          versie: 1,
          aantal: 2,
          instelling: defaultSetting(5),
        },
      ],
    },
    sees: /Rustige week/,
  },
  {
    naam: 'methodetoetsen',
    scherm: <MethodetoetsenPage />,
    pad: `/groepen/${GROEP_ID}/methodetoetsen`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/methodetoetsen`,
    noPermission: 'rtadmin',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          id: createId(80),
          titel: 'Blok 3 controledictee',
          soort: 'controle',
          status: 'open',
          vensterVan: SHOWN_MOMENT,
          vensterTot: SHOWN_MOMENT,
          woorden: 20,
          deelnemers: 24,
          ingeleverd: 12,
          gemist: 0,
        },
      ],
    },
    sees: /12 van 24 ingeleverd/,
    leeg: { items: [] },
    says: /Nog geen toetsen/,
  },
  {
    naam: 'methodetoets',
    scherm: <ToetsPage />,
    pad: `/groepen/${GROEP_ID}/methodetoetsen/x`,
    vraag: `GET /admins/${ADMIN_ID}/methodetoetsen/`,
    noPermission: 'rtadmin',
    voor: /leerkrachten/,
    gevuld: {
      id: createId(80),
      titel: 'Blok 3 controledictee',
      soort: 'controle',
      status: 'open',
      vensterVan: SHOWN_MOMENT,
      vensterTot: SHOWN_MOMENT,
      woorden: [],
      deelnemers: [],
      groepId: GROEP_ID,
      methodeNotitie: '',
      moment: 'na',
      afspeelbeurten: 3,
      grensPct: 80,
      goalMarks: {},
      leerlingen: [],
      doelen: [],
      versie: 1,
    },
    sees: /Blok 3 controledictee/,
  },
  {
    naam: 'woordlijsten',
    scherm: <WoordlijstenPage />,
    pad: `/groepen/${GROEP_ID}/woordlijsten`,
    vraag: `GET /admins/${ADMIN_ID}/woordlijsten`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          id: createId(80),
          naam: 'Woorden van de week',
          gedeeld: 'school',
          versie: 1,
          editable: true,
          aantal: 12,
          voorbeelden: ['trein', 'kapitein'],
        },
      ],
    },
    sees: /Woorden van de week/,
    leeg: { items: [] },
    says: /Nog geen woordlijsten/,
  },
  {
    naam: 'dictees',
    scherm: <DicteesPage />,
    pad: `/groepen/${GROEP_ID}/dictees`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/dictees`,
    noPermission: 'rtadmin',
    voor: /leerkrachten/,
    gevuld: {
      items: [{ id: createId(90), titel: 'Blok 3', stand: 'bezig', woorden: 10, deelnemers: 12, op: SHOWN_MOMENT }],
    },
    sees: /nu bezig/,
    leeg: { items: [] },
    says: /Nog geen dictee/,
    added: {
      [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/weekplan`]: weekPlan([]),
      [`GET /admins/${ADMIN_ID}/woordlijsten`]: { items: [] },
    },
  },
  {
    naam: 'weekplan',
    scherm: <WeekPlanPage />,
    pad: `/groepen/${GROEP_ID}/weekplan`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/weekplan`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: weekPlan([
      { week: '2026-11-16', titel: 'Blok 3: ei en ij', free: false, doelIds: ['ei'], given: 2, klaar: 1 },
    ]),
    sees: /Blok 3: ei en ij/,
    leeg: weekPlan([]),
    says: /Nog niets gepland/,
    added: {
      [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/weekplan/gevolgen`]: { items: [] },
      [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/oefeninstellingen/keuzes`]: { doelen: [], spellen: [] },
      [`GET /admins/${ADMIN_ID}/woordlijsten`]: { items: [] },
    },
  },
  {
    naam: 'zorgleerlingen',
    scherm: <CareListPage />,
    pad: '/zorgleerlingen',
    vraag: `GET /admins/${ADMIN_ID}/zorgleerlingen`,
    noPermission: 'rtadmin',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          leerling: { id: SHOWN_KIND.id, naam: 'Öykü Demirel', roepnaam: 'Öykü', dier: 'vos' },
          groep: SHOWN_GROEP,
          signal: { doelen: ['ei of ij', 'au of ou'], since: '2026-10-01' },
        },
      ],
    },
    sees: /Öykü Demirel/,
    leeg: { items: [] },
    says: /Nog geen zorgleerlingen/,
  },
];
