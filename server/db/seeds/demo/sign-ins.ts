import { mkdirSync, readFileSync, writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { imageSchema } from '../../../features/auth/auth.contract.ts';

/** One way to sign in at the demo schools. */
const demoSignInSchema = z.strictObject({
  id: z.string(),
  adminId: z.string(),
  host: z.enum(['nl', 'be']),
  rol: z.string(),
  naam: z.string(),
  school: z.string(),
  gebruikersnaam: z.string(),
  code: z.optional(z.string()),
  wachtwoord: z.optional(z.string()),
  plaatjes: z.optional(z.array(imageSchema)),
  /** In the table that is printed at every start. */
  toon: z.boolean(),
});
export type DemoSignIn = z.infer<typeof demoSignInSchema>;
const fileSchema = z.strictObject({ aanmeldingen: z.array(demoSignInSchema) });

const pathOf = (dataDir: string): string => join(dataDir, 'demo-aanmeldingen.json');

/** Keeps the sign-ins beside the database, readable by the owner only. */
export function saveSignIns(dataDir: string, signIns: readonly DemoSignIn[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(pathOf(dataDir), `${JSON.stringify({ aanmeldingen: signIns }, null, 1)}\n`, { mode: 0o600 });
  chmodSync(pathOf(dataDir), 0o600);
}

/** Sign-ins of this data folder; an empty list when the file is gone. */
export function loadSignIns(dataDir: string): DemoSignIn[] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(pathOf(dataDir), 'utf8'))).aanmeldingen;
  } catch {
    return [];
  }
}
