import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from './lock.ts';
import { allBundles } from './sounds/bundles.ts';
import type { Bundle } from './sounds/kinds.ts';
import { createSprite, toMp3 } from './sounds/sprite.ts';

export interface SoundsResult {
  bundle: string;
  bytes: number;
  seconden: number;
  gemaakt: boolean;
}

const HERE = fileURLToPath(new URL('./sounds/', import.meta.url));
const OUT = fileURLToPath(new URL('../../.gebouwd/geluid/', import.meta.url));

/** Hash of the synthesiser itself: any change of its code makes all sounds again, a change of one game's sounds only its own, no change costs nothing. */
async function codeHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(HERE)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted();
  for (const name of names) hash.update(name).update(await readFile(join(HERE, name)));
  return hash.digest('hex').slice(0, 16);
}

const bundleHash = async (code: string, { file }: Bundle): Promise<string> =>
  file === undefined
    ? code
    : createHash('sha256')
        .update(code)
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 16);

function readHeader(text: string | null): { hash: string; bytes: number; seconden: number } | null {
  if (text === null) return null;
  const header: unknown = JSON.parse(text);
  if (
    typeof header !== 'object' ||
    header === null ||
    !('hash' in header) ||
    !('bytes' in header) ||
    !('seconden' in header)
  )
    return null;
  const { hash, bytes, seconden: seconds } = header;
  return typeof hash === 'string' && typeof bytes === 'number' && typeof seconds === 'number'
    ? { hash, bytes, seconden: seconds }
    : null;
}

async function buildBundle(bundle: Bundle, hash: string, out: string): Promise<SoundsResult> {
  const json = join(out, `${bundle.naam}.json`);
  const old = readHeader(await readFile(json, 'utf8').catch(() => null));
  const mp3Is = await readFile(join(out, `${bundle.naam}.mp3`)).catch(() => null);
  if (old?.hash === hash && mp3Is?.length === old.bytes)
    return { bundle: bundle.naam, bytes: old.bytes, seconden: old.seconden, gemaakt: false };
  const sprite = createSprite(bundle);
  const mp3 = await toMp3(sprite.golf, bundle.kilobits);
  const seconds = Math.round(sprite.golf.length / 320) / 100;
  writeWhole(join(out, `${bundle.naam}.mp3`), mp3);
  writeWhole(
    json,
    `${JSON.stringify({ hash, bytes: mp3.length, seconden: seconds, sprite: sprite.delen }, null, 1)}\n`,
  );
  return { bundle: bundle.naam, bytes: mp3.length, seconden: seconds, gemaakt: true };
}

/** Names of all bundles; what every game uses comes first. */
export const listSounds = async (): Promise<string[]> => (await allBundles()).map((bundle) => bundle.naam);

/** Makes `.gebouwd/geluid/<bundle>.mp3` and `.json` for every bundle whose synthesiser changed, or for the named one. */
export async function buildSounds(out: string = OUT, only?: string): Promise<SoundsResult[]> {
  await mkdir(out, { recursive: true });
  const code = await codeHash();
  const done: SoundsResult[] = [];
  for (const bundle of await allBundles())
    if (only === undefined || bundle.naam === only)
      done.push(await buildBundle(bundle, await bundleHash(code, bundle), out));
  return done;
}

/** Makes one bundle. */
export const buildSound = (name: string): Promise<SoundsResult[]> => buildSounds(OUT, name);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { bundle, bytes, seconden: seconds, gemaakt: created } of await buildSounds()) {
    process.stdout.write(
      `${bundle.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s ${(bytes / 1024).toFixed(0).padStart(5)} kB ${created ? 'gemaakt' : 'ongewijzigd'}\n`,
    );
  }
}
