import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alleBundels } from './sounds/bundels.ts';
import type { Bundel } from './sounds/soorten.ts';
import { maakSprite, naarMp3 } from './sounds/sprite.ts';

export interface SoundsResult {
  bundel: string;
  bytes: number;
  seconden: number;
  gemaakt: boolean;
}

const HIER = fileURLToPath(new URL('./sounds/', import.meta.url));
const UIT = fileURLToPath(new URL('../../.gebouwd/geluid/', import.meta.url));

/** Hash of the synthesiser itself: any change of its code makes all sounds again, no change costs nothing. */
async function codeHash(): Promise<string> {
  const hash = createHash('sha256');
  const namen = (await readdir(HIER)).filter((naam) => naam.endsWith('.ts') && !naam.endsWith('.test.ts')).toSorted();
  for (const naam of namen) hash.update(naam).update(await readFile(join(HIER, naam)));
  return hash.digest('hex').slice(0, 16);
}

async function write(pad: string, inhoud: Buffer | string): Promise<void> {
  await writeFile(`${pad}.nieuw`, inhoud);
  await rename(`${pad}.nieuw`, pad);
}

function readKop(tekst: string | null): { hash: string; bytes: number; seconden: number } | null {
  if (tekst === null) return null;
  const kop: unknown = JSON.parse(tekst);
  if (typeof kop !== 'object' || kop === null || !('hash' in kop) || !('bytes' in kop) || !('seconden' in kop))
    return null;
  const { hash, bytes, seconden } = kop;
  return typeof hash === 'string' && typeof bytes === 'number' && typeof seconden === 'number'
    ? { hash, bytes, seconden }
    : null;
}

async function buildBundel(bundel: Bundel, hash: string, uit: string): Promise<SoundsResult> {
  const json = join(uit, `${bundel.naam}.json`);
  const oud = readKop(await readFile(json, 'utf8').catch(() => null));
  const mp3Is = await readFile(join(uit, `${bundel.naam}.mp3`)).catch(() => null);
  if (oud?.hash === hash && mp3Is?.length === oud.bytes)
    return { bundel: bundel.naam, bytes: oud.bytes, seconden: oud.seconden, gemaakt: false };
  const sprite = maakSprite(bundel);
  const mp3 = await naarMp3(sprite.golf);
  const seconden = Math.round(sprite.golf.length / 320) / 100;
  await write(join(uit, `${bundel.naam}.mp3`), mp3);
  await write(json, `${JSON.stringify({ hash, bytes: mp3.length, seconden, sprite: sprite.delen }, null, 1)}\n`);
  return { bundel: bundel.naam, bytes: mp3.length, seconden, gemaakt: true };
}

/** Makes `.gebouwd/geluid/<bundle>.mp3` and `.json` for every bundle whose synthesiser changed. */
export async function buildSounds(uit: string = UIT): Promise<SoundsResult[]> {
  await mkdir(uit, { recursive: true });
  const hash = await codeHash();
  const klaar: SoundsResult[] = [];
  for (const bundel of alleBundels()) klaar.push(await buildBundel(bundel, hash, uit));
  return klaar;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { bundel, bytes, seconden, gemaakt } of await buildSounds()) {
    process.stdout.write(
      `${bundel.padEnd(22)} ${seconden.toFixed(1).padStart(6)} s ${(bytes / 1024).toFixed(0).padStart(5)} kB ${gemaakt ? 'gemaakt' : 'ongewijzigd'}\n`,
    );
  }
}
