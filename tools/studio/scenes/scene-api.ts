import { z } from 'zod';

const fileSchema = z.object({ text: z.string() });
const faultSchema = z.object({ pad: z.string(), melding: z.string() });
const refusalSchema = z.object({ fout: z.string(), uitleg: z.string().optional(), plek: faultSchema.optional() });

/** Where a document is wrong, and why. */
export type Fault = z.infer<typeof faultSchema>;

/** The workshop said no; `code` says why, `explanation` is what the tool itself told. */
export class SceneRefusal extends Error {
  constructor(
    readonly code: string,
    readonly explanation: string,
  ) {
    super(code);
  }
}

async function call(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    `/studio-api/${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return json;
  const refusal = refusalSchema.safeParse(json);
  if (!refusal.success) throw new SceneRefusal('mislukt', '');
  const { fout: code, uitleg: text = '', plek: spot } = refusal.data;
  throw new SceneRefusal(code, spot === undefined ? text : `${spot.pad}: ${spot.melding}`);
}

/** The scene as it stands on disk. */
export async function fetchSceneText(slug: string): Promise<string> {
  return fileSchema.parse(await call(`scene/${slug}`)).text;
}

/** Writes a scene; `was` is the file as it was read, so that nobody else's work is written over. Answers the file as it is now. */
export async function saveScene(slug: string, doc: unknown, was: string): Promise<string> {
  return fileSchema.parse(await call(`scene/${slug}`, { doc, was })).text;
}

/** Makes the folder of a new game from the template, and its pictures. */
export async function createScene(slug: string): Promise<void> {
  await call('scene-nieuw', { slug });
}

/** Photographs a game at every size; answers the address of the sheet. */
export async function makeContactSheet(slug: string): Promise<string> {
  await call(`contactblad/${slug}`, {});
  return `/studio-api/contactblad/${slug}?t=${Date.now()}`;
}
