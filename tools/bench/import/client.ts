/** The school that imports, in a process of its own: what it does with the answers is not counted as work of the server. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const vraagSchema = z.object({
  url: z.string(),
  token: z.string(),
  /** File to send; without it the body goes as JSON. */ bestand: z.string().optional(),
  body: z.unknown().optional(),
});
export type ClientVraag = z.infer<typeof vraagSchema>;
export const clientAntwoordSchema = z.object({
  status: z.int(),
  seconden: z.number(),
  bytes: z.int(),
  planId: z.string().default(''),
  /** Rows as they were, and rows that are new. */ ongewijzigd: z.int().default(0),
  nieuw: z.int().default(0),
});
export type ClientAntwoord = z.infer<typeof clientAntwoordSchema>;

const number = z.int().catch(0);
/** Plans and outcomes of both imports: what is the same has another name in each. */
const planSchema = z.object({
  planId: z.string().default(''),
  nieuw: number,
  tellingen: z.object({ ongewijzigd: number, gelijk: number }).catch({ ongewijzigd: 0, gelijk: 0 }),
});

function content({ bestand: file, body }: ClientVraag): { body: FormData | string; soort?: string } {
  if (file === undefined) return { body: JSON.stringify(body ?? {}), soort: 'application/json' };
  const form = new FormData();
  form.append(
    'bestand',
    new Blob([new Uint8Array(readFileSync(file))]),
    file.endsWith('.csv') ? 'resultaten.csv' : 'EDEX.XML',
  );
  return { body: form };
}

async function vraag(part: ClientVraag): Promise<ClientAntwoord> {
  const { body, soort: kind } = content(part);
  const begin = performance.now();
  const antwoord = await fetch(part.url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${part.token}`, ...(kind === undefined ? {} : { 'Content-Type': kind }) },
    body,
  });
  const text = await antwoord.text();
  const seconds = (performance.now() - begin) / 1000;
  const { planId, tellingen: tallies, nieuw: newOne } = planSchema.parse(JSON.parse(text));
  return {
    status: antwoord.status,
    seconden: seconds,
    bytes: Buffer.byteLength(text),
    planId,
    ongewijzigd: tallies.ongewijzigd + tallies.gelijk,
    nieuw: newOne,
  };
}

process.on('message', (bericht: unknown) => {
  vraag(vraagSchema.parse(bericht)).then(
    (antwoord) => process.send?.(antwoord),
    (error: unknown) => {
      process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
      process.exit(2);
    },
  );
});
