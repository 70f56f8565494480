import type { ReactNode } from 'react';
import type { Role } from '#engine/core/domein/roles.ts';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { AccountPage } from './account/account-page.tsx';
import { AllLeerlingenPage } from './alle-leerlingen/alle-leerlingen-page.tsx';
import { DocentenPage } from './docenten/docenten-page.tsx';
import { GroepenPage } from './groepen/groepen-page.tsx';
import { JaarovergangPage } from './jaarovergang/jaarovergang-page.tsx';
import { LeerlingenPage } from './leerlingen/leerlingen-page.tsx';
import { PrullenbakPage } from './prullenbak/prullenbak-page.tsx';
import { AccountDetailsPage } from './accountgegevens/accountgegevens-page.tsx';
import { ADMIN_ID, GROEP_ID, IK, type Antwoorden } from './shared/screen-kit.tsx';
import { createId } from './shared/test-kit.ts';
import { AddPage } from './toevoegen/toevoegen-page.tsx';
import { TransferPage } from './verhuistoken/verhuistoken-page.tsx';
import { PasswordsPage } from './wachtwoorden/wachtwoorden-page.tsx';

/** What each screen of the panel shows in each of its states: the server's answer and the words that tell. */
const MOMENT = '2026-11-20T10:00:00.000Z';
const GROEP = { id: GROEP_ID, naam: '4/5 Meeuwen' };
const GROEP_ITEM = {
  ...GROEP,
  jaargroepen: [4, 5],
  schooljaar: '2026-2027',
  docenten: [],
  aantal: 2,
  weekActief: 1,
  weekMinuten: 12,
  signalen: 0,
  gearchiveerd: false,
};
const KIND = { id: createId(1), naam: 'Öykü', dier: 'vos', jaargroep: 4 };
const DOCENT = {
  id: IK,
  naam: 'Marit Oosterling',
  gebruikersnaam: 'marit',
  email: null,
  rol: 'schooladmin',
  groepen: [],
  totpAan: false,
  actief: true,
  mailTeruggekomen: false,
  zelf: true,
  versie: 1,
};
const PASSWORDS = {
  groep: { ...GROEP, jaargroepen: [4, 5] },
  school: { naam: 'De Vuurtoren', code: 'VUUR2026' },
  groepscode: 'TOLVIR',
  eigenWachtwoord: false,
  log: [],
};
const PASSWORD = {
  leerlingId: KIND.id,
  naam: 'Öykü',
  roepnaam: 'Öykü',
  gebruikersnaam: 'oyku.d',
  dier: 'vos',
  jaargroep: 4,
  soort: 'tekst',
  geblokkeerd: false,
};
const LEERLINGEN: Leerlingen = {
  groep: { ...GROEP, jaargroepen: [4, 5], code: 'TOLVIR' },
  items: [
    {
      id: KIND.id,
      naam: 'Öykü',
      roepnaam: 'Öykü',
      achternaam: 'Demirel',
      gebruikersnaam: 'oyku.d',
      dier: 'vos',
      jaargroep: 4,
      inlogsoort: 'tekst',
      geblokkeerd: false,
      weekMinuten: 0,
      takenVandaag: 2,
      instellingAfwijkend: false,
    },
  ],
};

const DETAIL = {
  ...GROEP,
  jaargroepen: [4, 5],
  schooljaar: '2026-2027',
  gearchiveerd: false,
  versie: 1,
  code: 'TOLVIR',
  docentIds: [],
  subgroepen: [],
};
const LIST_KIND = { ...KIND, naam: 'Öykü Demirel', roepnaam: 'Öykü', gebruikersnaam: 'oyku.d', groep: GROEP };
const NOBODY = { items: [], totaal: 0, pagina: 1, grootte: 25 };

interface ScreenOf {
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

export const SCREEN_CASES: readonly ScreenOf[] = [
  {
    naam: 'groepen',
    scherm: <GroepenPage />,
    pad: '/groepen',
    vraag: `GET /admins/${ADMIN_ID}/groepen`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: { items: [GROEP_ITEM] },
    sees: /4\/5 Meeuwen/,
    leeg: { items: [] },
    says: /Nog geen groepen/,
    added: {
      [`GET /admins/${ADMIN_ID}/signalen`]: { items: [], totaal: 0 },
      [`GET /admins/${ADMIN_ID}/leerlingen`]: NOBODY,
      'GET /users/mij': { _id: IK },
    },
  },
  {
    naam: 'leerlingen',
    scherm: <LeerlingenPage />,
    pad: `/groepen/${GROEP_ID}/leerlingen`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: LEERLINGEN,
    sees: /Öykü Demirel/,
    leeg: { ...LEERLINGEN, items: [] },
    says: /Nog geen leerlingen/,
    added: { [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}`]: DETAIL },
  },
  {
    naam: 'alle leerlingen',
    scherm: <AllLeerlingenPage />,
    pad: '/leerlingen',
    vraag: `GET /admins/${ADMIN_ID}/leerlingen`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: { items: [LIST_KIND], totaal: 1, pagina: 1, grootte: 25 },
    sees: /Öykü Demirel/,
    leeg: NOBODY,
    says: /Nog geen leerlingen/,
    added: { [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEP_ITEM] } },
  },
  {
    naam: 'leerlingen toevoegen',
    scherm: <AddPage />,
    pad: `/groepen/${GROEP_ID}/leerlingen/toevoegen`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: DETAIL,
    sees: /Nog 55 van 150 plaatsen vrij/,
  },
  {
    naam: 'account',
    scherm: <AccountPage />,
    pad: '/account',
    vraag: `GET /users/${IK}/credentials`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: { gebruikersnaam: 'marit', email: null, totpAan: false, totpVerplicht: false, uitstelOver: 2 },
    sees: /Wachtwoord wijzigen/,
    added: {
      [`GET /users/${IK}/sessies`]: {
        items: [
          { sid: createId(5), apparaat: 'Chrome op Windows', begonnen: MOMENT, laatstGezien: MOMENT, huidig: true },
        ],
      },
    },
  },
  {
    naam: 'accountgegevens',
    scherm: <AccountDetailsPage />,
    pad: '/accountgegevens',
    vraag: `GET /admins/${ADMIN_ID}/accountgegevens`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: {
      versie: 1,
      soort: 'school',
      land: 'NL',
      code: 'VUUR2026',
      naam: 'De Vuurtoren',
      contactpersoon: 'Marit',
      email: 'info@vuurtoren.test',
      telefoon: '',
      straat: '',
      huisnummer: '',
      postcode: '',
      plaats: 'Zandmeer',
      factuurEmail: '',
      factuurKenmerk: '',
      btwNummer: '',
      brin: '12AB',
      dependance: '',
      kvk: '',
      instellingsnummer: '',
      ondernemingsnummer: '',
      instellingen: {
        docentZietAlleGroepen: false,
        geboortedatumBewaren: true,
        geslachtBewaren: false,
        prullenbakDagen: 90,
        totpDocent: true,
        leerlingEigenWachtwoord: false,
        thuisToegang: true,
        thuisUren: null,
      },
      subverwerkers: [],
    },
    sees: /Naam van de organisatie/,
  },
  {
    naam: 'docenten',
    scherm: <DocentenPage />,
    pad: '/docenten',
    vraag: `GET /admins/${ADMIN_ID}/docenten`,
    noPermission: 'thuisadmin',
    voor: /leerkrachten/,
    gevuld: {
      items: [DOCENT, { ...DOCENT, id: createId(3), naam: 'Joris Hemelaer', zelf: false, rol: 'docent' }],
      uitnodigingen: [],
    },
    sees: /Joris Hemelaer/,
    leeg: { items: [DOCENT], uitnodigingen: [] },
    says: /nog alleen/,
  },
  {
    naam: 'prullenbak',
    scherm: <PrullenbakPage />,
    pad: '/prullenbak',
    vraag: `GET /admins/${ADMIN_ID}/prullenbakitems`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          leerlingId: KIND.id,
          naam: 'Juno Kramer',
          roepnaam: 'Juno',
          dier: 'vos',
          jaargroep: 4,
          groep: GROEP,
          door: 'Marit',
          op: MOMENT,
          reden: '',
          wissenOp: '2027-02-18',
          dagenOver: 88,
        },
      ],
      totaal: 1,
      pagina: 1,
      grootte: 25,
      vrijePlaatsen: 5,
      bewaardagen: 90,
    },
    sees: /Juno Kramer/,
    leeg: { items: [], totaal: 0, pagina: 1, grootte: 25, vrijePlaatsen: 5, bewaardagen: 90 },
    says: /prullenbak is leeg/i,
    added: { [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEP_ITEM] } },
  },
  {
    naam: 'jaarovergang',
    scherm: <JaarovergangPage />,
    pad: '/groepen/jaarovergang',
    vraag: `GET /admins/${ADMIN_ID}/jaarovergang`,
    noPermission: 'docent',
    voor: /schoolbeheerders/,
    gevuld: {
      schooljaar: '2026-2027',
      volgend: '2027-2028',
      groepen: [{ ...GROEP, jaargroepen: [4, 5], schooljaar: '2026-2027', docentIds: [], leerlingen: [KIND] }],
    },
    sees: /Van 2026-2027/,
    leeg: { schooljaar: '2026-2027', volgend: '2027-2028', groepen: [] },
    says: /Nog geen groepen/,
  },
  {
    naam: 'wachtwoorden',
    scherm: <PasswordsPage />,
    pad: `/groepen/${GROEP_ID}/wachtwoorden`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/wachtwoorden`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: { ...PASSWORDS, items: [PASSWORD] },
    sees: /oyku\.d/,
    leeg: { ...PASSWORDS, items: [] },
    says: /zitten nog geen leerlingen/,
  },
  {
    naam: 'verhuizen',
    scherm: <TransferPage />,
    pad: `/groepen/${GROEP_ID}/verhuistoken-inlezen`,
    vraag: `GET /admins/${ADMIN_ID}/verhuistokens`,
    noPermission: 'leerling',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          id: createId(7),
          batchId: createId(8),
          naam: 'Jean-Noa',
          status: 'gemaakt',
          scope: { voortgang: true, beloningen: true, instellingen: true, zorg: false },
          gemaaktOp: MOMENT,
          verlooptOp: '2026-12-20T10:00:00.000Z',
        },
      ],
    },
    sees: /Jean-Noa/,
    leeg: { items: [] },
    says: /nog geen verhuiscodes/,
    added: {
      [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`]: LEERLINGEN,
      [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEP_ITEM] },
    },
  },
];
