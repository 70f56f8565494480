import type { Express } from 'express';
import { z } from 'zod';

/** A registered call: `GET /api/admins/:adminId`, and the right it asks for; no right = open to all, or its own check. */
export interface Geregistreerd {
  call: string;
  recht: string | undefined;
}

const routeSchema = z.object({
  path: z.string(),
  stack: z.array(z.object({ method: z.string(), handle: z.unknown() })),
});
const laagSchema = z.object({ route: z.unknown(), handle: z.unknown() });
const routerSchema = z.object({ stack: z.array(z.unknown()) });
const bewaaktSchema = z.object({ recht: z.string() });

/** What a function carries besides itself. */
const eigenschappen = (waarde: unknown): object =>
  typeof waarde === 'function' || (typeof waarde === 'object' && waarde !== null) ? { ...waarde } : {};

function uitLaag(laag: unknown): Geregistreerd[] {
  const { route, handle } = laagSchema.parse(laag);
  if (route !== undefined) {
    const { path, stack } = routeSchema.parse(route);
    return stack.map(({ method, handle: doet }) => ({
      call: `${method.toUpperCase()} ${path}`,
      recht: bewaaktSchema.safeParse(eigenschappen(doet)).data?.recht,
    }));
  }
  return uitRouter(handle);
}

function uitRouter(router: unknown): Geregistreerd[] {
  const { data } = routerSchema.safeParse(eigenschappen(router));
  return data === undefined ? [] : data.stack.flatMap(uitLaag);
}

/** Every call under `/api` that the application answers, read from its own routers. */
export function geregistreerdeCalls(app: Express): Geregistreerd[] {
  return uitRouter(app.router).filter(({ call }) => call.includes(' /api/'));
}
