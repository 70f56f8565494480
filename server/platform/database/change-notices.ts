/** Channel on which the database tells of which tenant a session, a user or the licence changed. */
export const CHANNEL = 'sessies';

/** Hears what changed for a session, from whichever process. */
export interface ChangeNotices {
  /** Calls with the tenant whose sessions changed; without one when changes may have been missed. */
  onChange(hear: (adminId?: string) => void): void;
  /** Until when every change of another process has been heard. */
  heardUntil(): number;
}

/** Who hears the changes. */
export class Hearers {
  private readonly all: ((adminId?: string) => void)[] = [];

  add(hear: (adminId?: string) => void): void {
    this.all.push(hear);
  }

  tell(adminId?: string): void {
    for (const hear of this.all) hear(adminId);
  }
}

/** The embedded database has no other process: its own connection tells everything at the commit. */
export const createOwnNotices = (hearers: Hearers): ChangeNotices => ({
  onChange: (hear) => hearers.add(hear),
  heardUntil: () => Number.POSITIVE_INFINITY,
});
