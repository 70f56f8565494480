import { mkdirSync, readFileSync, writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { plaatjeSchema } from '../../../features/auth/auth.contract.ts';

/** One way to sign in at the demo schools. */
const demoAanmeldingSchema = z.strictObject({
  id: z.string(),
  adminId: z.string(),
  host: z.enum(['nl', 'be']),
  rol: z.string(),
  naam: z.string(),
  school: z.string(),
  gebruikersnaam: z.string(),
  code: z.string().optional(),
  wachtwoord: z.string().optional(),
  plaatjes: z.array(plaatjeSchema).optional(),
  /** In the table that is printed at every start. */
  toon: z.boolean(),
});
export type DemoAanmelding = z.infer<typeof demoAanmeldingSchema>;
const bestandSchema = z.strictObject({ aanmeldingen: z.array(demoAanmeldingSchema) });

const padVan = (dataDir: string): string => join(dataDir, 'demo-aanmeldingen.json');

/** Keeps the sign-ins beside the database, readable by the owner only. */
export function saveAanmeldingen(dataDir: string, aanmeldingen: readonly DemoAanmelding[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(padVan(dataDir), `${JSON.stringify({ aanmeldingen }, null, 1)}\n`, { mode: 0o600 });
  chmodSync(padVan(dataDir), 0o600);
}

/** Sign-ins of this data folder; an empty list when the file is gone. */
export function loadAanmeldingen(dataDir: string): DemoAanmelding[] {
  try {
    return bestandSchema.parse(JSON.parse(readFileSync(padVan(dataDir), 'utf8'))).aanmeldingen;
  } catch {
    return [];
  }
}
