/** The school that imports, in a process of its own: what it does with the answers is not counted as work of the server. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const vraagSchema = z.object({
  url: z.string(),
  token: z.string(),
  /** File to send; without it the body goes as JSON. */ bestand: z.string().optional(),
  body: z.unknown().optional(),
});
export type Klantvraag = z.infer<typeof vraagSchema>;
export const klantantwoordSchema = z.object({
  status: z.int(),
  seconden: z.number(),
  bytes: z.int(),
  planId: z.string().default(''),
  /** Rows as they were, and rows that are new. */ ongewijzigd: z.int().default(0),
  nieuw: z.int().default(0),
});
export type Klantantwoord = z.infer<typeof klantantwoordSchema>;

const getal = z.int().catch(0);
/** Plans and outcomes of both imports: what is the same has another name in each. */
const planSchema = z.object({
  planId: z.string().default(''),
  nieuw: getal,
  tellingen: z.object({ ongewijzigd: getal, gelijk: getal }).catch({ ongewijzigd: 0, gelijk: 0 }),
});

function inhoud({ bestand, body }: Klantvraag): { body: FormData | string; soort?: string } {
  if (bestand === undefined) return { body: JSON.stringify(body ?? {}), soort: 'application/json' };
  const vorm = new FormData();
  vorm.append(
    'bestand',
    new Blob([new Uint8Array(readFileSync(bestand))]),
    bestand.endsWith('.csv') ? 'resultaten.csv' : 'EDEX.XML',
  );
  return { body: vorm };
}

async function vraag(deel: Klantvraag): Promise<Klantantwoord> {
  const { body, soort } = inhoud(deel);
  const begin = performance.now();
  const antwoord = await fetch(deel.url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${deel.token}`, ...(soort === undefined ? {} : { 'Content-Type': soort }) },
    body,
  });
  const tekst = await antwoord.text();
  const seconden = (performance.now() - begin) / 1000;
  const { planId, tellingen, nieuw } = planSchema.parse(JSON.parse(tekst));
  return {
    status: antwoord.status,
    seconden,
    bytes: Buffer.byteLength(tekst),
    planId,
    ongewijzigd: tellingen.ongewijzigd + tellingen.gelijk,
    nieuw,
  };
}

process.on('message', (bericht: unknown) => {
  vraag(vraagSchema.parse(bericht)).then(
    (antwoord) => process.send?.(antwoord),
    (fout: unknown) => {
      process.stderr.write(`${String(fout instanceof Error ? fout.stack : fout)}\n`);
      process.exit(2);
    },
  );
});
