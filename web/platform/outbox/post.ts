/** Whose answers these are; entries of another owner are never read, sent or deleted. */
export interface Owner {
  adminId: string;
  leerlingId: string;
}

/** Answer as given; holds ids and the raw answer, never a name. */
export type PostContent = Readonly<Record<string, unknown>>;

/** One kept answer. Order everywhere = (seq, clientId). */
export interface Post extends Owner {
  /** Lamport counter of the pupil. */
  seq: number;
  /** Made once at the moment of the answer, never renewed on a resend. */
  clientId: string;
  /** Device clock, ms; only decides when to send. */
  op: number;
  inhoud: PostContent;
}

export interface NewEntry {
  owner: Owner;
  clientId: string;
  op: number;
  inhoud: PostContent;
}

/** Entry that the server would not take, with the status that said so. */
export interface RefusedPost {
  clientId: string;
  reden: string;
}

/** Where answers wait. */
export interface Store {
  /** Takes the next seq and stores the entry in one transaction; `duurzaam` = it survives a crash. */
  append(newOne: NewEntry): Promise<{ post: Post; duurzaam: boolean }>;
  /** Oldest first. */
  read(owner: Owner, atMost: number): Promise<Post[]>;
  countUp(owner: Owner): Promise<number>;
  remove(posts: readonly Post[]): Promise<void>;
  /** Moves an entry that the server will never take out of the way, without losing it. */
  reject(post: Post, reason: string): Promise<void>;
  /** Entries that were moved away and that the school does not know of yet. */
  unreported(owner: Owner): Promise<RefusedPost[]>;
  markReported(refused: readonly RefusedPost[]): Promise<void>;
  /** The server knows answers of this pupil up to `seq`. */
  reportSeq(owner: Owner, seq: number): Promise<void>;
}

export const ownerKey = ({ adminId, leerlingId }: Owner): string => `${adminId}:${leerlingId}`;
