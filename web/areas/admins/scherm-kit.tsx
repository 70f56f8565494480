import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { Bewaak } from '#web/app/guards.tsx';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { sessie } from '#web/platform/sessie.ts';
import { maakId } from './test-kit.ts';

// A busy machine takes longer over a screen than the second that is given by itself.
configure({ asyncUtilTimeout: 15_000 });

export const ADMIN_ID = maakId(900);
export const IK = maakId(901);
export const GROEP_ID = maakId(90);
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
export type Antwoord = object | { status: number; body: object } | 'nooit';
/** Answers by `METHOD /address`, the end of which is enough. */
export type Antwoorden = Readonly<Record<string, Antwoord>>;

export const weigering = (status: number, message: string, deel: object = {}): Antwoord => ({
  status,
  body: { code: 'PROEF', message, ...deel },
});
const isWeigering = (antwoord: object): antwoord is { status: number; body: object } =>
  'status' in antwoord && 'body' in antwoord;

function maakResponse(antwoord: object): Response {
  const { status, body } = isWeigering(antwoord) ? antwoord : { status: 200, body: antwoord };
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A server of sentences; the calls that were made stay to be looked at. */
export function stubServer(antwoorden: Antwoorden): { gedaan: { regel: string; body: unknown }[] } {
  const gedaan: { regel: string; body: unknown }[] = [];
  const alles: Antwoorden = { [`GET /admins/${ADMIN_ID}`]: ADMIN, ...antwoorden };
  vi.stubGlobal('fetch', async (adres: string, opties: RequestInit = {}) => {
    const [pad = ''] = adres.split('?');
    const regel = `${opties.method ?? 'GET'} ${pad.replace(/^\/api/, '')}`;
    gedaan.push({ regel, body: typeof opties.body === 'string' ? JSON.parse(opties.body) : undefined });
    const sleutel =
      Object.keys(alles).find((naam) => regel === naam) ??
      Object.keys(alles).find(
        (naam) => regel.startsWith(naam.split(' ')[0] ?? '') && regel.endsWith(naam.split(' ')[1] ?? ''),
      );
    const antwoord = sleutel === undefined ? weigering(404, 'Niet gevonden.') : alles[sleutel];
    return antwoord === undefined || antwoord === 'nooit'
      ? new Promise<Response>(() => undefined)
      : maakResponse(antwoord);
  });
  return { gedaan };
}

/** Puts a screen of the panel on the page for a role, behind the guard that the product has there. */
export function toonScherm(scherm: ReactNode, { rol = 'schooladmin', pad }: { rol?: Rol; pad: string }): void {
  const metTenant = rol !== 'leerling' && rol !== 'demo';
  sessie.begin({
    token: 'x.y.z',
    gebruiker: { _id: IK, role: rol, exp: EXP, ...(metTenant ? { adminId: ADMIN_ID } : {}) },
  });
  render(
    <MemoryRouter initialEntries={[`/admins/${ADMIN_ID}${pad}`]}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Routes>
          <Route path="/admins/:adminId/*" element={<Bewaak gebied="admins">{scherm}</Bewaak>} />
          <Route path="*" element={<h1>elders</h1>} />
        </Routes>
      </SWRConfig>
    </MemoryRouter>,
  );
}
