/** Kinds of file that may come along with a message, by the bytes they begin with: a name proves nothing. */
const KINDS = [
  { media: 'application/pdf', begin: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { media: 'image/png', begin: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { media: 'image/jpeg', begin: [0xff, 0xd8, 0xff] },
] as const;

/** Media type of an attachment; undefined = not one that we take. */
export const attachmentKind = (bytes: Buffer): string | undefined =>
  KINDS.find(({ begin }) => begin.every((byte, nr) => bytes[nr] === byte))?.media;
