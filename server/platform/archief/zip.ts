import { Zip, ZipDeflate } from 'fflate';

/** A zip that is written piece by piece; nothing but the piece at hand is in memory. */
export interface ZipSchrijver {
  /** One file; its parts may come one after another. */
  file(naam: string, delen: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** Writes the list of files; afterwards the zip is whole. */
  end(): Promise<void>;
}

const STUK = 1024 * 1024;

/** Hands the bytes of the zip to `bewaar` in pieces of about one MiB, in order. `op` is the moment that the files carry. */
export function createZip(bewaar: (stuk: Buffer) => Promise<void>, op: Date): ZipSchrijver {
  const wacht: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((fout, deel) => {
    if (fout !== null) throw fout;
    wacht.push(deel);
    bytes += deel.length;
  });
  const leeg = async (vanaf: number): Promise<void> => {
    if (bytes === 0 || bytes < vanaf) return;
    const stuk = Buffer.concat(wacht);
    wacht.length = 0;
    bytes = 0;
    await bewaar(stuk);
  };
  return {
    file: async (naam, delen) => {
      const bestand = new ZipDeflate(naam, { level: 6 });
      bestand.mtime = op;
      zip.add(bestand);
      for await (const deel of delen) {
        bestand.push(Buffer.from(deel, 'utf8'));
        await leeg(STUK);
      }
      bestand.push(new Uint8Array(0), true);
      await leeg(STUK);
    },
    end: async () => {
      zip.end();
      await leeg(0);
    },
  };
}
