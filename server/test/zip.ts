/** Zip of stored parts, for a file that no writer makes. */
export function createZip(parts: Readonly<Record<string, string>>): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let spot = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [bytes, path] = [Buffer.from(text), Buffer.from(name)];
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt32LE(bytes.length, 22);
    header.writeUInt16LE(path.length, 26);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt32LE(bytes.length, 20);
    row.writeUInt32LE(bytes.length, 24);
    row.writeUInt16LE(path.length, 28);
    row.writeUInt32LE(spot, 42);
    pieces.push(header, path, bytes);
    list.push(row, path);
    spot += header.length + path.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(spot, 16);
  return Buffer.concat([...pieces, ...list, end]);
}
