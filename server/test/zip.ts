/** Zip of stored parts, for a file that no writer makes. */
export function maakZip(delen: Readonly<Record<string, string>>): Buffer {
  const stukken: Buffer[] = [];
  const lijst: Buffer[] = [];
  let plek = 0;
  for (const [naam, tekst] of Object.entries(delen)) {
    const [bytes, pad] = [Buffer.from(tekst), Buffer.from(naam)];
    const kop = Buffer.alloc(30);
    kop.writeUInt32LE(0x04034b50, 0);
    kop.writeUInt32LE(bytes.length, 18);
    kop.writeUInt32LE(bytes.length, 22);
    kop.writeUInt16LE(pad.length, 26);
    const rij = Buffer.alloc(46);
    rij.writeUInt32LE(0x02014b50, 0);
    rij.writeUInt32LE(bytes.length, 20);
    rij.writeUInt32LE(bytes.length, 24);
    rij.writeUInt16LE(pad.length, 28);
    rij.writeUInt32LE(plek, 42);
    stukken.push(kop, pad, bytes);
    lijst.push(rij, pad);
    plek += kop.length + pad.length + bytes.length;
  }
  const einde = Buffer.alloc(22);
  einde.writeUInt32LE(0x06054b50, 0);
  einde.writeUInt16LE(Object.keys(delen).length, 10);
  einde.writeUInt32LE(Buffer.concat(lijst).length, 12);
  einde.writeUInt32LE(plek, 16);
  return Buffer.concat([...stukken, ...lijst, einde]);
}
