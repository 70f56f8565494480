import type { Express } from 'express';
import { z } from 'zod/mini';

/** A registered call: `GET /api/admins/:adminId`, and the right it asks for; no right = open to all, or its own check. */
export interface Registered {
  call: string;
  recht: string | undefined;
}

const routeSchema = z.object({
  path: z.string(),
  stack: z.array(z.object({ method: z.string(), handle: z.unknown() })),
});
const layerSchema = z.object({ route: z.unknown(), handle: z.unknown() });
const routerSchema = z.object({ stack: z.array(z.unknown()) });
const guardedSchema = z.object({ recht: z.string() });

/** What a function carries besides itself. */
const properties = (value: unknown): object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null) ? { ...value } : {};

function fromLayer(layer: unknown): Registered[] {
  const { route, handle } = layerSchema.parse(layer);
  if (route !== undefined) {
    const { path, stack } = routeSchema.parse(route);
    return stack.map(({ method, handle: handler }) => ({
      call: `${method.toUpperCase()} ${path}`,
      recht: guardedSchema.safeParse(properties(handler)).data?.recht,
    }));
  }
  return fromRouter(handle);
}

function fromRouter(router: unknown): Registered[] {
  const { data } = routerSchema.safeParse(properties(router));
  return data === undefined ? [] : data.stack.flatMap(fromLayer);
}

/** Every call under `/api` that the application answers, read from its own routers. */
export function registeredCalls(app: Express): Registered[] {
  return fromRouter(app.router).filter(({ call }) => call.includes(' /api/'));
}
