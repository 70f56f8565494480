import { z } from 'zod/mini';
import { oefeninstellingSchema, type Oefeninstelling } from './oefeninstelling.ts';

const partSchema = z.record(z.string(), z.unknown());

/** Fields of a stored setting of a leerling; nothing when it cannot be read. */
export function storedPart(stored: unknown): Record<string, unknown> {
  const part = partSchema.safeParse(stored);
  return part.success ? part.data : {};
}

/** The setting below with the fields of the one above laid over it; the one below when both together contradict each other. */
export function settingOver(base: Oefeninstelling, stored: unknown): Oefeninstelling {
  const together = oefeninstellingSchema.safeParse({ ...base, ...storedPart(stored) });
  return together.success ? together.data : base;
}

/** Fields in which a setting differs from the one below: what is stored, so that the rest follows the one below. */
export function settingDifference(base: Oefeninstelling, setting: Oefeninstelling): Record<string, unknown> {
  const below = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(
    Object.entries(setting).filter(([field, value]) => JSON.stringify(below.get(field)) !== JSON.stringify(value)),
  );
}

/** Fields that decide which stones a route has: when one of them changes, the route of today is made anew. */
const ROUTE_FIELDS: ReadonlySet<string> = new Set([
  'inhoud',
  'leerdoelIds',
  'woordlijstIds',
  'aandeelLijst',
  'niveauVan',
  'niveauTot',
  'vasteVolgorde',
  'adaptief',
  'duurMin',
  'spellenVerboden',
  'formatenVerboden',
  'typenAan',
]);

/** Whether a change of setting asks for another route. */
export function changesRoute(before: Oefeninstelling, after: Oefeninstelling): boolean {
  return Object.keys(settingDifference(before, after)).some((field) => ROUTE_FIELDS.has(field));
}
