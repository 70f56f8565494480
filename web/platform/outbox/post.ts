/** Whose answers these are; entries of another owner are never read, sent or deleted. */
export interface Eigenaar {
  adminId: string;
  leerlingId: string;
}

/** Answer as given; holds ids and the raw answer, never a name. */
export type Inhoud = Readonly<Record<string, unknown>>;

/** One kept answer. Order everywhere = (seq, clientId). */
export interface Post extends Eigenaar {
  /** Lamport counter of the pupil. */
  seq: number;
  /** Made once at the moment of the answer, never renewed on a resend. */
  clientId: string;
  /** Device clock, ms; only decides when to send. */
  op: number;
  inhoud: Inhoud;
}

export interface Nieuw {
  eigenaar: Eigenaar;
  clientId: string;
  op: number;
  inhoud: Inhoud;
}

/** Where answers wait. */
export interface Winkel {
  /** Takes the next seq and stores the entry in one transaction; `duurzaam` = it survives a crash. */
  voegToe(nieuw: Nieuw): Promise<{ post: Post; duurzaam: boolean }>;
  /** Oldest first. */
  lees(eigenaar: Eigenaar, hoogstens: number): Promise<Post[]>;
  tel(eigenaar: Eigenaar): Promise<number>;
  verwijder(posten: readonly Post[]): Promise<void>;
  /** Moves an entry that the server will never take out of the way, without losing it. */
  keurAf(post: Post, reden: string): Promise<void>;
  /** The server knows answers of this pupil up to `seq`. */
  meldSeq(eigenaar: Eigenaar, seq: number): Promise<void>;
}

export const eigenaarSleutel = ({ adminId, leerlingId }: Eigenaar): string => `${adminId}:${leerlingId}`;
