import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Rol } from '#engine/core/domein/rollen.ts';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { sessie } from '#web/platform/sessie.ts';
import { AccountPage } from './account/account-page.tsx';
import { AlleLeerlingenPage } from './alle-leerlingen/alle-leerlingen-page.tsx';
import { DocentenPage } from './docenten/docenten-page.tsx';
import { GroepenPage } from './groepen/groepen-page.tsx';
import { JaarovergangPage } from './jaarovergang/jaarovergang-page.tsx';
import { LeerlingenPage } from './leerlingen/leerlingen-page.tsx';
import { PrullenbakPage } from './prullenbak/prullenbak-page.tsx';
import { AccountgegevensPage } from './tenant/accountgegevens-page.tsx';
import { ADMIN_ID, GROEP_ID, IK, stubServer, toonScherm, weigering, type Antwoorden } from './scherm-kit.tsx';
import { maakId, startTeksten } from './test-kit.ts';
import { ToevoegenPage } from './toevoegen/toevoegen-page.tsx';
import { VerhuizenPage } from './verhuistoken/verhuizen-page.tsx';
import { WachtwoordenPage } from './wachtwoorden/wachtwoorden-page.tsx';

const MOMENT = '2026-11-20T10:00:00.000Z';
const GROEP = { id: GROEP_ID, naam: '4/5 Meeuwen' };
const GROEPITEM = {
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
const KIND = { id: maakId(1), naam: 'Öykü', dier: 'vos', jaargroep: 4 };
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
const WACHTWOORDEN = {
  groep: { ...GROEP, jaargroepen: [4, 5] },
  school: { naam: 'De Vuurtoren', code: 'VUUR2026' },
  groepscode: 'TOLVIR',
  eigenWachtwoord: false,
  log: [],
};
const WACHTWOORD = {
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
const LIJSTKIND = { ...KIND, naam: 'Öykü Demirel', roepnaam: 'Öykü', gebruikersnaam: 'oyku.d', groep: GROEP };
const NIEMAND = { items: [], totaal: 0, pagina: 1, grootte: 25 };

interface Scherm {
  naam: string;
  scherm: ReactNode;
  pad: string;
  /** The call that makes the screen. */
  vraag: string;
  gevuld: object;
  ziet: RegExp;
  /** Absent = cannot be empty. */
  leeg?: object;
  zegt?: RegExp;
  erbij?: Antwoorden;
  /** Role that may not, and how the screen calls who may. */
  geenRecht: Rol;
  voor: RegExp;
}

const SCHERMEN: readonly Scherm[] = [
  {
    naam: 'groepen',
    scherm: <GroepenPage />,
    pad: '/groepen',
    vraag: `GET /admins/${ADMIN_ID}/groepen`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: { items: [GROEPITEM] },
    ziet: /4\/5 Meeuwen/,
    leeg: { items: [] },
    zegt: /Nog geen groepen/,
    erbij: {
      [`GET /admins/${ADMIN_ID}/signalen`]: { items: [] },
      [`GET /admins/${ADMIN_ID}/leerlingen`]: NIEMAND,
      'GET /users/mij': { _id: IK },
    },
  },
  {
    naam: 'leerlingen',
    scherm: <LeerlingenPage />,
    pad: `/groepen/${GROEP_ID}/leerlingen`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: LEERLINGEN,
    ziet: /Öykü Demirel/,
    leeg: { ...LEERLINGEN, items: [] },
    zegt: /Nog geen leerlingen/,
    erbij: { [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}`]: DETAIL },
  },
  {
    naam: 'alle leerlingen',
    scherm: <AlleLeerlingenPage />,
    pad: '/leerlingen',
    vraag: `GET /admins/${ADMIN_ID}/leerlingen`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: { items: [LIJSTKIND], totaal: 1, pagina: 1, grootte: 25 },
    ziet: /Öykü Demirel/,
    leeg: NIEMAND,
    zegt: /Nog geen leerlingen/,
    erbij: { [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEPITEM] } },
  },
  {
    naam: 'leerlingen toevoegen',
    scherm: <ToevoegenPage />,
    pad: `/groepen/${GROEP_ID}/leerlingen/toevoegen`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: DETAIL,
    ziet: /Nog 55 van 150 plaatsen vrij/,
  },
  {
    naam: 'account',
    scherm: <AccountPage />,
    pad: '/account',
    vraag: `GET /users/${IK}/credentials`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: { gebruikersnaam: 'marit', email: null, totpAan: false, totpVerplicht: false, uitstelOver: 2 },
    ziet: /Wachtwoord wijzigen/,
    erbij: {
      [`GET /users/${IK}/sessies`]: {
        items: [
          { sid: maakId(5), apparaat: 'Chrome op Windows', begonnen: MOMENT, laatstGezien: MOMENT, huidig: true },
        ],
      },
    },
  },
  {
    naam: 'accountgegevens',
    scherm: <AccountgegevensPage />,
    pad: '/accountgegevens',
    vraag: `GET /admins/${ADMIN_ID}/accountgegevens`,
    geenRecht: 'leerling',
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
    ziet: /Naam van de organisatie/,
  },
  {
    naam: 'docenten',
    scherm: <DocentenPage />,
    pad: '/docenten',
    vraag: `GET /admins/${ADMIN_ID}/docenten`,
    geenRecht: 'thuisadmin',
    voor: /leerkrachten/,
    gevuld: {
      items: [DOCENT, { ...DOCENT, id: maakId(3), naam: 'Joris Hemelaer', zelf: false, rol: 'docent' }],
      uitnodigingen: [],
    },
    ziet: /Joris Hemelaer/,
    leeg: { items: [DOCENT], uitnodigingen: [] },
    zegt: /nog alleen/,
  },
  {
    naam: 'prullenbak',
    scherm: <PrullenbakPage />,
    pad: '/prullenbak',
    vraag: `GET /admins/${ADMIN_ID}/prullenbakitems`,
    geenRecht: 'leerling',
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
    ziet: /Juno Kramer/,
    leeg: { items: [], totaal: 0, pagina: 1, grootte: 25, vrijePlaatsen: 5, bewaardagen: 90 },
    zegt: /prullenbak is leeg/i,
    erbij: { [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEPITEM] } },
  },
  {
    naam: 'jaarovergang',
    scherm: <JaarovergangPage />,
    pad: '/groepen/jaarovergang',
    vraag: `GET /admins/${ADMIN_ID}/jaarovergang`,
    geenRecht: 'docent',
    voor: /schoolbeheerders/,
    gevuld: {
      schooljaar: '2026-2027',
      volgend: '2027-2028',
      groepen: [{ ...GROEP, jaargroepen: [4, 5], schooljaar: '2026-2027', docentIds: [], leerlingen: [KIND] }],
    },
    ziet: /Van 2026-2027/,
    leeg: { schooljaar: '2026-2027', volgend: '2027-2028', groepen: [] },
    zegt: /Nog geen groepen/,
  },
  {
    naam: 'wachtwoorden',
    scherm: <WachtwoordenPage />,
    pad: `/groepen/${GROEP_ID}/wachtwoorden`,
    vraag: `GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/wachtwoorden`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: { ...WACHTWOORDEN, items: [WACHTWOORD] },
    ziet: /oyku\.d/,
    leeg: { ...WACHTWOORDEN, items: [] },
    zegt: /zitten nog geen leerlingen/,
  },
  {
    naam: 'verhuizen',
    scherm: <VerhuizenPage />,
    pad: `/groepen/${GROEP_ID}/verhuistoken-inlezen`,
    vraag: `GET /admins/${ADMIN_ID}/verhuistokens`,
    geenRecht: 'leerling',
    voor: /leerkrachten/,
    gevuld: {
      items: [
        {
          id: maakId(7),
          batchId: maakId(8),
          naam: 'Jean-Noa',
          status: 'gemaakt',
          scope: { voortgang: true, beloningen: true, instellingen: true, zorg: false },
          gemaaktOp: MOMENT,
          verlooptOp: '2026-12-20T10:00:00.000Z',
        },
      ],
    },
    ziet: /Jean-Noa/,
    leeg: { items: [] },
    zegt: /nog geen verhuiscodes/,
    erbij: {
      [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`]: LEERLINGEN,
      [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEPITEM] },
    },
  },
];

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessie.logout({ redirect: false });
});

describe.each(SCHERMEN)(
  '$naam in its states',
  ({ scherm, pad, vraag, gevuld, ziet, leeg, zegt, erbij, geenRecht, voor }) => {
    const toon = (antwoord: Antwoorden[string], rol?: Rol) => {
      const server = stubServer({ ...erbij, [vraag]: antwoord });
      toonScherm(scherm, { pad, ...(rol === undefined ? {} : { rol }) });
      return server;
    };

    it('has its title and says that it is busy while it waits', async () => {
      toon('nooit');
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      expect((await screen.findAllByRole('status')).some((regel) => regel.textContent === 'Even geduld')).toBe(true);
      expect(screen.queryByText(ziet)).toBeNull();
    });

    it('shows what there is', async () => {
      toon(gevuld);
      expect((await screen.findAllByText(ziet)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert', { name: /mis/ })).toBeNull();
    });

    it.runIf(leeg !== undefined)('says why there is nothing', async () => {
      toon(leeg ?? {});
      expect((await screen.findAllByText(zegt ?? /^$/)).length).toBeGreaterThan(0);
    });

    it('says what went wrong with its number, and tries again', async () => {
      const { gedaan } = toon(weigering(500, 'Er ging iets mis. Je werk is bewaard.', { nummer: '7K2M4' }));
      const melding = (await screen.findByText(/Er ging iets mis/)).closest('[role=alert]');
      expect(melding?.textContent).toContain('7K2M4');
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      const eerder = gedaan.filter(({ regel }) => regel === vraag).length;
      await userEvent.click(
        within(melding instanceof HTMLElement ? melding : document.body).getByRole('button', { name: /opnieuw/i }),
      );
      await vi.waitFor(() => expect(gedaan.filter(({ regel }) => regel === vraag).length).toBeGreaterThan(eerder));
    });

    it('tells a role that may not who may, before any call', async () => {
      const { gedaan } = toon(gevuld, geenRecht);
      expect(await screen.findByText(voor)).toBeTruthy();
      expect(screen.getByText(/^Deze pagina is voor/)).toBeTruthy();
      expect(gedaan.map(({ regel }) => regel)).not.toContain(vraag);
    });
  },
);
