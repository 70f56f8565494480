/** Photographs of progress: words and kinds of error of a group, one pupil, and what goes on paper about it. */
import type { Page } from '@playwright/test';
import type { ScreenOf } from './screens-types.ts';

const OF_GROEP = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/./;
const OF_LEERLING = /\/api\/admins\/[^/]+\/leerlingen\/[^/]+\/(?:voortgang|verslag|diplomas)/;
const OF_ANSWERS = /\/api\/admins\/[^/]+\/leerlingen\/[^/]+\/antwoorden/;
const OF_TOETSEN = /\/api\/admins\/[^/]+\/leerlingen\/[^/]+\/toetsresultaten/;
const groep = (screen: string) => `/{groepen}/{groep}/${screen}`;
const inGroep = { gevuld: 'schooladmin', leeg: 'kaal', geenrecht: 'leerling', vraag: OF_GROEP } as const;
/** The school that leaves has children who never practised. */
const ofLeerling = { gevuld: 'schooladmin', leeg: 'vertrek', geenrecht: 'leerling', vraag: OF_LEERLING } as const;
const single = { gevuld: 'schooladmin', vraag: null } as const;
/** The question at a wrong answer behind a cell, opened. */
async function askSlip(page: Page): Promise<void> {
  await page.locator('button.cell.status--struikel').first().click();
  await page
    .getByRole('button', { name: /^Was dit een typfout\?/ })
    .first()
    .click();
  // The picture is of the question: without it there is none.
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}
const CHILD = 'leerlingen/{leerling}/voortgang';
const press =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

export const VOORTGANG_SCREENS: readonly ScreenOf[] = [
  { naam: 'voortgang-woorden', pad: groep('voortgang?tab=woorden'), ...inGroep },
  { naam: 'voortgang-soorten', pad: groep('voortgang?tab=soorten'), ...inGroep },
  { naam: 'voortgang-tijd', pad: groep('voortgang?tab=tijd'), ...inGroep },
  { naam: 'voortgang-toetsen', pad: groep('voortgang?tab=toetsen'), ...inGroep },
  {
    naam: 'voortgang-toetsen-oefening',
    pad: groep('voortgang?tab=toetsen'),
    ...single,
    doe: (page) =>
      page
        .getByRole('button', { name: /^Zet oefening klaar na/ })
        .first()
        .click(),
  },
  {
    naam: 'voortgang-oefening',
    pad: groep('voortgang'),
    ...single,
    doe: press('.matrix thead .matrix__plus'),
  },
  { naam: 'voortgang-typfout', pad: groep('voortgang'), ...single, doe: askSlip },
  { naam: 'voortgang-vergelijk', pad: groep('voortgang?periode=vier_weken&vergelijk=ja'), ...single },
  {
    naam: 'voortgang-vergelijk-cel',
    pad: groep('voortgang?periode=vier_weken&vergelijk=ja'),
    ...single,
    doe: press('.cell:has(.cell__was)'),
  },
  {
    naam: 'voortgang-vergelijk-papier',
    pad: groep('voortgang?periode=vier_weken&vergelijk=ja'),
    ...single,
    papier: true,
  },
  {
    naam: 'voortgang-lade-fout',
    pad: groep('voortgang'),
    ...single,
    doe: async (page) => {
      await page.route(OF_ANSWERS, (call) =>
        call.fulfill({
          status: 500,
          json: { code: 'FOUT', message: 'Er ging iets mis. Je werk is bewaard.', nummer: '7K2M4' },
        }),
      );
      await press('button.cell')(page);
    },
  },
  { naam: 'voortgang-docent', pad: groep('voortgang'), gevuld: 'docent', vraag: null },
  { naam: 'voortgang-ouder', pad: groep('voortgang'), gevuld: 'ouder', leeg: 'thuisleeg', vraag: /\/thuisbeeld$/ },
  { naam: 'voortgang-praktijk', pad: groep('voortgang'), gevuld: 'praktijk', leeg: 'rtleeg', vraag: null },
  { naam: 'leerling-praktijk', pad: groep(CHILD), gevuld: 'praktijk', vraag: null },
  { naam: 'verslag-praktijk', pad: groep(`${CHILD}/verslag`), gevuld: 'praktijk', vraag: null },
  {
    naam: 'meekijken',
    pad: ({ wie: who }) => `/leerling/${who.leerlingId}/landkaart`,
    gevuld: 'docent',
    vraag: /\/api\/leerlingen\/[^/]+\/landkaart/,
  },
  { naam: 'leerling-voortgang', pad: groep(CHILD), ...ofLeerling },
  { naam: 'leerling-vergelijk', pad: groep(`${CHILD}?periode=vier_weken&vergelijk=ja`), ...single },
  { naam: 'leerling-antwoorden', pad: groep(`${CHILD}?tab=antwoorden`), ...single, leeg: 'vertrek', vraag: OF_ANSWERS },
  { naam: 'leerling-toetsen', pad: groep(`${CHILD}?tab=toetsen`), ...ofLeerling, vraag: OF_TOETSEN },
  { naam: 'verslag', pad: groep(`${CHILD}/verslag`), ...ofLeerling },
  { naam: 'diploma', pad: groep(`${CHILD}/diploma`), ...ofLeerling },
  { naam: 'verslag-papier', pad: groep(`${CHILD}/verslag`), ...single, papier: true },
  { naam: 'diploma-papier', pad: groep(`${CHILD}/diploma`), ...single, papier: true },
  { naam: 'verslag-kind', pad: groep(`${CHILD}/verslag?voor=kind`), ...single },
  { naam: 'verslag-collega', pad: groep(`${CHILD}/verslag?voor=collega`), ...single },
];
