import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#web/i18n/i18n.ts';
import { startTrial } from './live-start.ts';
import { SelfStart } from './self-start.tsx';

beforeAll(() => startI18n('nl-NL'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of a link, and what was sent. */
async function open(status: number, answer: object): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${address}`);
    return status === 0 ? Promise.reject(new TypeError('no line')) : Promise.resolve(Response.json(answer, { status }));
  });
  const { container } = render(
    <Suspense fallback={null}>
      <SelfStart />
    </Suspense>,
  );
  const own = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('[data-self-start]');
    if (found === null) throw new Error('the words are not there yet');
    return found;
  });
  startTrial(own, { token: 'abc', signal: new AbortController().signal });
  return sent;
}
const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Proef beginnen' }));

it('begins nothing until somebody presses, and then leads to the invitation', async () => {
  const sent = await open(201, { uitnodiging: 'xyz' });
  expect(sent).toEqual([]);
  press();
  const link = await screen.findByRole('link', { name: 'Account maken' });
  expect(sent).toEqual(['POST /api/aanvragen/tokens/abc/bevestigingen']);
  expect(link.getAttribute('href')).toBe('/app/auth/uitnodiging/xyz');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers a new request in place of the button when the link is over', async () => {
  await open(410, { code: 'VERLOPEN_OF_GEBRUIKT', message: 'Deze link is verlopen.' });
  press();
  expect(await screen.findByText('Deze link is verlopen.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Opnieuw een proef aanvragen' })).toBeDefined();
});

it('keeps the button while there is no line', async () => {
  await open(0, {});
  press();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Proef beginnen' })).toBeDefined();
});
