import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { readScene } from '#engine/document/scene.ts';
import { formatText } from '../../check/format-text.ts';
import type { Antwoord, Vraag } from './question.ts';

const run = promisify(execFile);
/** A sheet of four sizes takes about a minute; on a busy machine three. */
const SHEET_MS = 300_000;

const slugSchema = z.string().regex(/^[a-z0-9]{2,30}$/);
const saveSchema = z.object({ doc: z.unknown(), was: z.string() });
const createSchema = z.object({ slug: slugSchema });

const json = (content: object, status = 200): Antwoord => ({
  status,
  type: 'application/json',
  inhoud: JSON.stringify(content),
});
const refuse = (status: number, code: string, more: object = {}): Antwoord => json({ fout: code, ...more }, status);

const toldBy = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== ''
    ? error.stderr.trim()
    : String(error);

/** What the scene workshop reads and writes: scene documents of the games folder, and nothing else. */
export function createScenes(root: string): (vraag: Vraag) => Promise<Antwoord | null> {
  const fileOf = (slug: string): string | null => {
    const file = join(root, 'games', slug, 'scene.json');
    return slugSchema.safeParse(slug).success && existsSync(file) ? file : null;
  };
  const tool = (script: string, ...options: string[]) =>
    run(process.execPath, ['--import', 'tsx', script, ...options], { cwd: root, timeout: SHEET_MS });

  const save = async (file: string, body: string): Promise<Antwoord> => {
    const question = saveSchema.safeParse(parse(body));
    if (!question.success) return refuse(400, 'ongeldige-vraag');
    const { doc, was } = question.data;
    if ((await readFile(file, 'utf8')) !== was) return refuse(409, 'ondertussen-veranderd');
    const read = readScene('scene.json', doc);
    if (!read.ok) return refuse(422, 'geen-scene', { plek: { pad: read.fout.pad, melding: read.fout.melding } });
    const text = formatText('scene.json', JSON.stringify(doc));
    await writeFile(file, text);
    return json({ text });
  };

  const scene = async (slug: string, { method, body }: Vraag): Promise<Antwoord> => {
    const file = fileOf(slug);
    if (file === null) return refuse(404, 'geen-spel');
    return method === 'POST' ? save(file, body) : json({ text: await readFile(file, 'utf8') });
  };

  const create = async ({ body }: Vraag): Promise<Antwoord> => {
    const question = createSchema.safeParse(parse(body));
    if (!question.success) return refuse(400, 'ongeldige-naam');
    try {
      await tool('tools/generate/nieuw.ts', 'spel', question.data.slug);
      await tool('tools/studio/build-art.ts', question.data.slug);
      return json({});
    } catch (error) {
      return refuse(422, 'niet-gemaakt', { uitleg: toldBy(error) });
    }
  };

  const sheet = async (slug: string, { method }: Vraag): Promise<Antwoord> => {
    if (fileOf(slug) === null) return refuse(404, 'geen-spel');
    const picture = join(root, '.gebouwd/contact', `${slug}.png`);
    if (method === 'GET')
      return existsSync(picture)
        ? { status: 200, type: 'image/png', inhoud: await readFile(picture) }
        : refuse(404, 'geen-blad');
    try {
      await tool('tools/e2e/contact-sheet.ts', '--spel', slug);
      return json({});
    } catch (error) {
      return refuse(422, 'geen-blad', { uitleg: toldBy(error) });
    }
  };

  return (question) => {
    const [what, slug = ''] = question.pad.split('/');
    if (what === 'scene') return scene(slug, question);
    if (what === 'contactblad') return sheet(slug, question);
    return what === 'scene-nieuw' && question.method === 'POST' ? create(question) : Promise.resolve(null);
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
