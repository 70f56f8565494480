import { Zip, ZipDeflate } from 'fflate';

/** A zip that is written piece by piece; nothing but the piece at hand is in memory. */
export interface ZipWriter {
  /** One file; its parts may come one after another. */
  file(name: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** Writes the list of files; afterwards the zip is whole. */
  end(): Promise<void>;
}

const PIECE = 1024 * 1024;

/** Hands the bytes of the zip to `bewaar` in pieces of about one MiB, in order. `op` is the moment that the files carry. */
export function createZip(save: (piece: Buffer) => Promise<void>, at: Date): ZipWriter {
  const wait: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    wait.push(part);
    bytes += part.length;
  });
  const empty = async (from: number): Promise<void> => {
    if (bytes === 0 || bytes < from) return;
    const piece = Buffer.concat(wait);
    wait.length = 0;
    bytes = 0;
    await save(piece);
  };
  return {
    file: async (name, parts) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = at;
      zip.add(file);
      for await (const part of parts) {
        file.push(Buffer.from(part, 'utf8'));
        await empty(PIECE);
      }
      file.push(new Uint8Array(0), true);
      await empty(PIECE);
    },
    end: async () => {
      zip.end();
      await empty(0);
    },
  };
}
