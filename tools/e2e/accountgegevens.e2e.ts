/** A school changes its details, is told what is wrong at the field, takes its data along and reads in the log what it did. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { findings } from './axe.ts';
import { signInAdult } from './journey.ts';
import { test } from './test.ts';

test('a school keeps its details, exports everything and finds it in the log', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAdult(page, 'marit.oosterling');
  await page.getByRole('link', { name: 'Instellingen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens en instellingen' })).toBeVisible();

  await page.getByLabel('Contactpersoon').fill('Marit Oosterling');
  await page.getByLabel('E-mailadres', { exact: false }).first().fill('directie@devuurtoren.voorbeeld');
  await page.getByLabel('BRIN').fill('12ab');
  await page.getByLabel('Postcode').fill('8011');
  await page.getByLabel('KvK-nummer').fill('1234');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  for (const zin of [
    'Gebruik alleen hoofdletters.',
    'Dit heeft niet de juiste vorm. Voorbeeld: 8011 AB.',
    'Gebruik minstens 8 tekens.',
  ])
    await expect(page.getByText(zin)).toBeVisible();
  await expect(page.getByLabel('BRIN')).toBeFocused();
  await page.getByLabel('BRIN').fill('12AB');
  await page.getByLabel('Postcode').fill('8011ab');
  await page.getByLabel('KvK-nummer').fill('12345678');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Bewaard.')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('8011 AB');
  await page.reload();
  await expect(page.getByLabel('KvK-nummer')).toHaveValue('12345678');

  await page.getByRole('tab', { name: 'Instellingen' }).click();
  const toggle = page.getByRole('switch', { name: 'Leerkrachten mogen alle groepen bekijken' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked();
  expect(await findings(page)).toEqual([]);
  // Other journeys live in the same school; the keyboard kept its place.
  await expect(page.getByText('Bewaard.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();

  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Export maken' }).click();
  const pull = page.getByRole('button', { name: 'Ophalen' });
  await expect(pull).toBeVisible({ timeout: 120_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), pull.click()]);
  expect(file.suggestedFilename()).toMatch(/^taaltocht-.*\.zip$/);
  const files = unzipSync(readFileSync(await file.path()));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['LEESMIJ.txt', 'organisatie.json', 'tabellen/antwoorden.csv']));
  const html = names.filter((name) => name.endsWith('.html'));
  expect(html.length).toBeGreaterThan(10);
  expect(strFromU8(files[html[0] ?? ''] ?? new Uint8Array())).toContain('<h1>Gegevens van ');
  expect(JSON.parse(strFromU8(files['organisatie.json'] ?? new Uint8Array()))).toMatchObject({
    brin: '12AB',
    kvk: '12345678',
  });

  await page.getByRole('link', { name: 'Verwerkersovereenkomst' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verwerkersovereenkomst' })).toBeVisible();
  await expect(page.getByText('8011 AB')).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bewaren als bestand' }).click(),
  ]);
  expect(readFileSync(await paper.path(), 'utf8')).toContain('Datalekken');
  await page.getByRole('link', { name: 'Terug naar privacy' }).click();

  await page.getByRole('tab', { name: 'Logboek' }).click();
  const log = page.getByRole('table', { name: 'Logboek' });
  for (const zin of [
    'Export van alle gegevens opgehaald',
    'Instelling gewijzigd: Leerkrachten mogen alle groepen bekijken',
    /Gegevens gewijzigd: .*KvK-nummer/,
  ])
    await expect(log.getByText(zin).first()).toBeVisible();
  await expect(log.getByText('Marit Oosterling').first()).toBeVisible();
  await page.getByLabel('Waarover').click();
  await page.getByRole('option', { name: 'exporteren en wissen' }).click();
  await expect(log.getByText('Instelling gewijzigd', { exact: false })).toHaveCount(0);
  await expect(log.getByText('Export van alle gegevens gevraagd')).toBeVisible();
});
