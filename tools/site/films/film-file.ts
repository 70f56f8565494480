/** A picture as the encoder gave it. */
export interface EncodedFrame {
  /** Moment, ms since the film began. */
  at: number;
  key: boolean;
  data: Uint8Array;
}

/** What a player is told of a film besides its pictures. */
export interface FilmOptions {
  width: number;
  height: number;
  /** Ms. */
  duration: number;
}

/** A cluster tells the time of its frames in 16 bits; a new one begins at every key frame. */
const LONGEST_CLUSTER_MS = 30_000;
const MS = 1_000_000;
const VIDEO = 1;
/** Sizes of eight bytes: an element is as long before its content is known as after. */
const SIZE_BYTES = 8;

const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  readVersion: 0x42f7,
  idLength: 0x42f2,
  sizeLength: 0x42f3,
  docType: 0x4282,
  docVersion: 0x4287,
  docReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackId: 0x73c5,
  trackKind: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cueSpot: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

const idBytes = (id: number): Buffer => Buffer.from(id.toString(16), 'hex');

function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([idBytes(id), size, content]);
}

function whole(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(Math.round(value)));
  return element(id, bytes);
}

function real(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value, 'utf8'));

/** Frames by cluster; each begins with a key frame as long as the encoder gives them in time. */
function clustersOf(frames: readonly EncodedFrame[]): EncodedFrame[][] {
  const out: EncodedFrame[][] = [];
  for (const frame of frames) {
    const last = out.at(-1);
    if (last === undefined || frame.key || frame.at - (last[0]?.at ?? 0) > LONGEST_CLUSTER_MS) out.push([frame]);
    else last.push(frame);
  }
  return out;
}

function block({ at, key, data }: EncodedFrame, begin: number): Buffer {
  const head = Buffer.from([0x80 | VIDEO, 0, 0, key ? 0x80 : 0]);
  head.writeInt16BE(Math.round(at - begin), 1);
  return element(ID.block, head, data);
}

function cluster(frames: readonly EncodedFrame[]): Buffer {
  const begin = Math.round(frames[0]?.at ?? 0);
  return element(ID.cluster, whole(ID.clusterTime, begin), ...frames.map((frame) => block(frame, begin)));
}

const cuesOf = (spots: readonly { at: number; position: number }[]): Buffer =>
  element(
    ID.cues,
    ...spots.map(({ at, position }) =>
      element(
        ID.cue,
        whole(ID.cueTime, at),
        element(ID.cueSpot, whole(ID.cueTrack, VIDEO), whole(ID.cueCluster, position)),
      ),
    ),
  );

/** A VP9 film without sound as a WebM file that a player can go through at will: its length and where its pictures stand are told first. */
export function writeFilm(frames: readonly EncodedFrame[], { width, height, duration }: FilmOptions): Buffer {
  const header = element(
    ID.ebml,
    whole(ID.ebmlVersion, 1),
    whole(ID.readVersion, 1),
    whole(ID.idLength, 4),
    whole(ID.sizeLength, 8),
    text(ID.docType, 'webm'),
    whole(ID.docVersion, 4),
    whole(ID.docReadVersion, 2),
  );
  const info = element(
    ID.info,
    whole(ID.scale, MS),
    real(ID.duration, duration),
    text(ID.muxer, 'Taaltocht'),
    text(ID.writer, 'Taaltocht'),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.track,
      whole(ID.trackNumber, VIDEO),
      whole(ID.trackId, VIDEO),
      whole(ID.trackKind, VIDEO),
      text(ID.codec, 'V_VP9'),
      element(ID.video, whole(ID.width, width), whole(ID.height, height)),
    ),
  );
  const groups = clustersOf(frames);
  const clusters = groups.map(cluster);
  const times = groups.map((group) => Math.round(group[0]?.at ?? 0));
  // Every cue is as long as any other, so that the place of the clusters behind them is known before the cues are.
  const cuesLength = cuesOf(times.map((at) => ({ at, position: 0 }))).length;
  let position = info.length + tracks.length + cuesLength;
  const spots = clusters.map((bytes, nr) => {
    const spot = { at: times[nr] ?? 0, position };
    position += bytes.length;
    return spot;
  });
  return Buffer.concat([header, element(ID.segment, info, tracks, cuesOf(spots), ...clusters)]);
}
