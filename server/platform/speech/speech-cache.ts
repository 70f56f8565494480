import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When the limit is passed this part of it stays. */
const KEPT = 0.9;
const SOUND = /^([0-9a-f]{2})[0-9a-f]{62}\.mp3$/;

/** Sounds on disk, by key; beyond a number of bytes those go that nobody asked for longest. */
export class SpeechCache {
  /** Bytes per key, the longest unused first. */
  private readonly sizes = new Map<string, number>();
  private total = 0;
  private readonly found: Promise<void>;

  constructor(
    private readonly dir: string,
    private readonly maxBytes: number,
  ) {
    this.found = this.scan().catch(() => undefined); // no folder yet
  }

  async find(key: string): Promise<Buffer | undefined> {
    const mp3 = await readFile(this.pathOf(key)).catch(() => undefined);
    if (mp3 === undefined || mp3.length === 0) return undefined;
    await this.found;
    this.use(key, mp3.length);
    return mp3;
  }

  async save(key: string, mp3: Buffer): Promise<void> {
    await this.found;
    const path = this.pathOf(key);
    await mkdir(join(path, '..'), { recursive: true });
    // Rename is atomic, so a reader never sees half a file.
    const temporary = `${path}.${randomUUID()}`;
    await writeFile(temporary, mp3);
    await rename(temporary, path);
    this.use(key, mp3.length);
    if (this.total > this.maxBytes) await this.shrink();
  }

  private pathOf(key: string): string {
    return join(this.dir, key.slice(0, 2), `${key}.mp3`);
  }

  private use(key: string, bytes: number): void {
    this.total += bytes - (this.sizes.get(key) ?? 0);
    this.sizes.delete(key);
    this.sizes.set(key, bytes);
  }

  private async shrink(): Promise<void> {
    for (const [key, bytes] of this.sizes) {
      if (this.total <= this.maxBytes * KEPT) return;
      this.sizes.delete(key);
      this.total -= bytes;
      await rm(this.pathOf(key), { force: true });
    }
  }

  /** What an earlier run left behind, oldest first. */
  private async scan(): Promise<void> {
    const names = (await readdir(this.dir, { recursive: true })).flatMap((name) => name.split(/[\\/]/).at(-1) ?? []);
    const sounds = await Promise.all(
      names
        .filter((name) => SOUND.test(name))
        .map(async (name) => ({ key: name.slice(0, -4), ...(await stat(this.pathOf(name.slice(0, -4)))) })),
    );
    for (const { key, size } of sounds.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) this.use(key, size);
  }
}
