import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import { Guard } from '#web/app/guards.tsx';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { session } from '#web/platform/session.ts';
import { createId } from './test-kit.ts';

// A busy machine takes longer over a screen than the second that is given by itself.
export const ADMIN_ID = createId(900);
export const IK = createId(901);
export const GROEP_ID = createId(90);
const EXP = 4_102_444_800;

export const ADMIN: Admin = {
  id: ADMIN_ID,
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
  plaatsen: { totaal: 150, gebruikt: 95 },
};

/** What the server says: a body, a refusal by status, or nothing for as long as the test lasts. */
export type ServerReply = object | { status: number; body: object } | 'nooit';
/** Answers by `METHOD /address`, the end of which is enough. */
export type Antwoorden = Readonly<Record<string, ServerReply>>;

export const refusal = (status: number, message: string, part: object = {}): ServerReply => ({
  status,
  body: { code: 'PROEF', message, ...part },
});
const isRefusal = (antwoord: object): antwoord is { status: number; body: object } =>
  'status' in antwoord && 'body' in antwoord;

function createResponse(antwoord: object): Response {
  const { status, body } = isRefusal(antwoord) ? antwoord : { status: 200, body: antwoord };
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** What answers a call: that with the very query, without one, or with the end of its path. */
const keyOf = (keys: readonly string[], rule: string, query: string): string | undefined =>
  keys.find((name) => name === `${rule}?${query}`) ??
  keys.find((name) => rule === name) ??
  keys.find((name) => rule.startsWith(name.split(' ')[0] ?? '') && rule.endsWith(name.split(' ')[1] ?? ''));

/** A server of sentences; the calls that were made stay to be looked at. */
export function stubServer(antwoorden: Antwoorden): {
  completed: { regel: string; query: string; body: unknown }[];
} {
  const completed: { regel: string; query: string; body: unknown }[] = [];
  const everything: Antwoorden = { [`GET /admins/${ADMIN_ID}`]: ADMIN, ...antwoorden };
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const [path = '', query = ''] = address.split('?');
    const rule = `${options.method ?? 'GET'} ${path.replace(/^\/api/, '')}`;
    completed.push({
      regel: rule,
      query,
      body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
    });
    const key = keyOf(Object.keys(everything), rule, query);
    const antwoord = key === undefined ? refusal(404, 'Niet gevonden.') : everything[key];
    return antwoord === undefined || antwoord === 'nooit'
      ? new Promise<Response>(() => undefined)
      : createResponse(antwoord);
  });
  return { completed };
}

/** Puts a screen of the panel on the page for a role, behind the guard that the product has there. */
export function showScreen(
  screen: ReactNode,
  { rol: role = 'schooladmin', pad: path }: { rol?: Role; pad: string },
): void {
  const withTenant = role !== 'leerling' && role !== 'demo';
  session.begin({
    token: 'x.y.z',
    gebruiker: { _id: IK, role: role, exp: EXP, ...(withTenant ? { adminId: ADMIN_ID } : {}) },
  });
  render(
    <MemoryRouter initialEntries={[`/admins/${ADMIN_ID}${path}`]}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Routes>
          <Route path="/admins/:adminId/*" element={<Guard area="admins">{screen}</Guard>} />
          <Route path="*" element={<h1>elders</h1>} />
        </Routes>
      </SWRConfig>
    </MemoryRouter>,
  );
}
