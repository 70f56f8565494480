import type { Browser, Page } from '@playwright/test';
import { createEdexml } from '../../../server/test/edexml/maak-edexml.ts';
import { environment, leerlingWith, signInAdult, voornaam, type SignIn } from '../../e2e/journey.ts';
import type { Camera } from './camera.ts';
import { filmRound } from './round-story.ts';

/** A film: what the camera sees, chapter by chapter. */
export interface Story {
  name: string;
  film(camera: Camera, browser: Browser): Promise<void>;
}

const SIZE = { width: 1280, height: 720 };
const READ_MS = 3_000;
const LOOK_MS = 1_600;

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext({ viewport: SIZE })).newPage();

/** The teacher of the youngest group, at the screen of that name. */
async function atScreen(camera: Camera, groep: RegExp, screen: string): Promise<void> {
  await camera.touch(camera.page.getByRole('link', { name: groep }).first());
  await camera.look(LOOK_MS);
  await camera.touch(camera.page.getByRole('link', { name: screen, exact: true }));
}

/** The school without anybody that the product of the journeys holds. */
const NEW_SCHOOL = { name: 'beheer.haven', password: 'een goed lang wachtwoord' };

/** From the file of the school to children with a card. */
const BRING_IN: Story = {
  name: 'leerlingen',
  film: async (camera) => {
    const { page } = camera;
    await signInAdult(page, NEW_SCHOOL.name, NEW_SCHOOL.password);
    await page.getByRole('link', { name: 'Kies een bestand' }).waitFor();
    camera.chapter('bestand');
    await camera.look(READ_MS);
    await camera.touch(page.getByRole('link', { name: 'Kies een bestand' }));
    await camera.look(READ_MS);
    camera.chapter('voorbeeld');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(createEdexml()) });
    await page.getByRole('button', { name: 'Verder' }).waitFor();
    await camera.look(READ_MS);
    await camera.touch(page.getByRole('button', { name: 'Verder' }));
    await camera.look(READ_MS);
    camera.chapter('klaar');
    await camera.touch(page.getByRole('button', { name: 'Importeer', exact: true }), () =>
      page.getByRole('heading', { name: 'Gelukt' }).waitFor(),
    );
    await camera.look(READ_MS);
  },
};

/** A sheet of cards, and a child that uses one. */
const CARDS: Story = {
  name: 'kaartjes',
  film: async (camera, browser) => {
    const docent = camera.page;
    await signInAdult(docent, 'joris.hemelaer');
    await docent.waitForTimeout(READ_MS / 2);
    camera.chapter('afdrukken');
    await camera.look(LOOK_MS);
    await atScreen(camera, /3 Vissen/, 'Wachtwoorden');
    await camera.look(READ_MS);
    await camera.touch(docent.getByRole('button', { name: /^Kaartjes bekijken/ }));
    await camera.look(READ_MS);

    const child = leerlingWith('plaatjes', 4);
    camera.page = await newPage(browser);
    await camera.page.goto(`${environment().adres}/app/auth/login?code=${child.code ?? ''}`);
    await camera.page.getByRole('button', { name: voornaam(child), exact: true }).waitFor();
    camera.chapter('naam');
    await camera.look(LOOK_MS);
    await camera.touch(camera.page.getByRole('button', { name: voornaam(child), exact: true }));
    camera.chapter('plaatjes');
    await camera.look(LOOK_MS);
    await enter(camera, child);
    camera.chapter('kaart');
    await camera.page.waitForTimeout(READ_MS);
    await camera.look(READ_MS);
  },
};

/** The three pictures of a card. */
async function enter(camera: Camera, child: SignIn): Promise<void> {
  for (const picture of child.plaatjes ?? [])
    await camera.touch(camera.page.getByRole('button', { name: new RegExp(`^(de |het |een )?${picture}$`, 'i') }));
}

/** From the matrix to what a child wrote. */
const PROGRESS: Story = {
  name: 'voortgang',
  film: async (camera) => {
    const { page } = camera;
    await signInAdult(page, 'samira.taleb');
    await page.waitForTimeout(READ_MS / 2);
    camera.chapter('groep');
    await camera.look(READ_MS);
    await atScreen(camera, /4\/5 Meeuwen/, 'Voortgang');
    await page.getByRole('table').waitFor();
    camera.chapter('matrix');
    await camera.look(READ_MS + LOOK_MS);
    camera.chapter('cel');
    await camera.touch(page.locator('button.cell[aria-label*=struikelt]').first(), () =>
      page.locator('.drawer').waitFor(),
    );
    await page.waitForTimeout(READ_MS / 2);
    await camera.look(READ_MS + LOOK_MS);
  },
};

/** What a group practises, and one child that practises something else. */
const SETTING: Story = {
  name: 'oefenstof',
  film: async (camera) => {
    const { page } = camera;
    await signInAdult(page, 'samira.taleb');
    await page.waitForTimeout(READ_MS / 2);
    await page
      .getByRole('link', { name: /4\/5 Meeuwen/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Oefeninstellingen', exact: true }).click();
    await page
      .getByRole('link', { name: /^Open / })
      .first()
      .waitFor();
    camera.chapter('groep');
    await camera.look(READ_MS);
    await camera.touch(page.getByRole('link', { name: /^Open / }).first());
    await camera.look(READ_MS);
    camera.chapter('kiezen');
    await camera.touch(page.getByRole('combobox', { name: /^Moeilijkheid/ }));
    await camera.touch(page.getByRole('option', { name: 'Makkelijk' }));
    await camera.look(READ_MS);
    await camera.touch(page.getByRole('button', { name: 'Bewaren' }));
    await camera.look(READ_MS);
  },
};

/** From who needs more help to a plan of which every sentence can be changed. */
const CARE: Story = {
  name: 'zorg',
  film: async (camera) => {
    const { page } = camera;
    await signInAdult(page, 'samira.taleb');
    await page.waitForTimeout(READ_MS / 2);
    await page.getByRole('link', { name: 'Zorgleerlingen' }).click();
    await page.getByRole('heading', { name: 'Zorgleerlingen' }).waitFor();
    await page.waitForTimeout(READ_MS / 2);
    camera.chapter('lijst');
    await camera.look(READ_MS + LOOK_MS);
    const make = page.getByRole('link', { name: /^Maak een plan voor/ }).first();
    await camera.touch(make, () => page.getByText('voorstel', { exact: true }).first().waitFor());
    camera.chapter('voorstel');
    await camera.look(READ_MS + LOOK_MS);
    const over = page.getByRole('button', { name: /^Neem (?:over: |doel )/ });
    await camera.touch(over.first());
    await camera.look(LOOK_MS);
    for (let left = await over.count(); left > 0; left -= 1) {
      await over.first().click();
      await page.waitForTimeout(200);
    }
    camera.chapter('plan');
    await camera.touch(page.getByRole('button', { name: 'Bewaar als concept en ga verder' }), () =>
      page.getByRole('button', { name: /^Bewaar en ga verder/ }).waitFor(),
    );
    await camera.look(READ_MS + LOOK_MS);
  },
};

const ROUND: Story = { name: 'ronde', film: filmRound };

/** Every film, in the order of the page. */
export const STORIES: readonly Story[] = [BRING_IN, CARDS, ROUND, PROGRESS, SETTING, CARE];
