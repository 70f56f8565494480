import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirstStep, FirstSteps } from '#server/features/first-steps/first-steps.contract.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import { ADMIN, ADMIN_ID, GROEP_ID, showScreen, stubServer } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { FirstStepsCard } from './first-steps-card.tsx';

const STEPS = `/admins/${ADMIN_ID}/eerste-stappen`;
const SCHOOL: readonly FirstStep[] = ['groepen', 'leerlingen', 'kaartjes', 'oefening', 'collegas'];
const answer = (done: readonly FirstStep[], part: Partial<FirstSteps> = {}): FirstSteps => ({
  away: false,
  steps: SCHOOL.map((step) => ({ step, done: done.includes(step) })),
  groepId: done.includes('groepen') ? GROEP_ID : null,
  leerlingId: done.includes('leerlingen') ? createId(7) : null,
  ...part,
});
const show = (steps: FirstSteps, { role = 'schooladmin', tenant = {} }: { role?: Role; tenant?: object } = {}) => {
  const { completed } = stubServer({
    [`GET ${STEPS}`]: steps,
    [`PUT ${STEPS}`]: { ...steps, away: !steps.away },
    [`GET /admins/${ADMIN_ID}`]: { ...ADMIN, licentieStatus: 'proef', ...tenant },
  });
  showScreen(<FirstStepsCard />, { pad: '/groepen', rol: role });
  return completed;
};
const current = async () => (await screen.findByRole('listitem', { current: 'step' })).textContent;

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[readonly FirstStep[], RegExp, string | null, string | null]>([
  [[], /^1Maak je groepen/, null, null],
  [['groepen'], /^2Zet er leerlingen in/, 'Leerlingen toevoegen', `groepen/${GROEP_ID}/leerlingen/toevoegen`],
  [['groepen', 'leerlingen'], /^3Print de inlogkaartjes/, 'Naar de kaartjes', `groepen/${GROEP_ID}/wachtwoorden`],
  [['groepen', 'leerlingen', 'kaartjes'], /^4Laat een leerling/, 'Zelf kijken', `/leerling/${createId(7)}/landkaart`],
  [['groepen', 'leerlingen', 'kaartjes', 'oefening'], /^5Nodig je/, "Collega's uitnodigen", '/docenten'],
])('after %j says what comes next and leads there', async (done, line, button, target) => {
  show(answer(done));
  expect(await current()).toMatch(line);
  expect(screen.getByText(`${done.length} van 5 stappen klaar`)).toBeDefined();
  if (button === null || target === null) return;
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toContain(target);
});

it('leads a parent to the one group of the home', async () => {
  const steps = answer([], { steps: [{ step: 'leerlingen', done: false }], groepId: GROEP_ID });
  show(steps, { role: 'thuisadmin', tenant: { soort: 'thuis' } });
  const link = await screen.findByRole('link', { name: 'Leerlingen toevoegen' });
  expect(link.getAttribute('href')).toContain('/kinderen-toevoegen');
});

it('is put away, says where it went, and comes back', async () => {
  const calls = show(answer(['groepen']));
  await userEvent.click(await screen.findByRole('button', { name: 'Lijst wegzetten' }));
  expect((await screen.findByRole('status')).textContent).toContain('menu bij je naam');
  expect(calls.find(({ regel: rule }) => rule.startsWith('PUT'))?.body).toEqual({ away: true });
  await userEvent.click(screen.getByRole('button', { name: 'Toch laten staan' }));
  expect(calls.findLast(({ regel: rule }) => rule.startsWith('PUT'))?.body).toEqual({ away: false });
});

it('tells a trial that all is ready, and leaves whoever is at work for long alone', async () => {
  show(answer(SCHOOL));
  expect(await screen.findByRole('heading', { name: 'Alles staat klaar' })).toBeDefined();
  cleanup();
  const calls = show(answer(SCHOOL), { tenant: { licentieStatus: 'actief' } });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('asks nothing for a teacher', async () => {
  const calls = show(answer([]), { role: 'docent' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.regel).toBe(`GET /admins/${ADMIN_ID}`);
  expect(screen.queryByRole('heading')).toBeNull();
});
