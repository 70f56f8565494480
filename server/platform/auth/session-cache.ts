import type { Clock } from '#engine/core/basis/clock.ts';
import type { ChangeNotices } from '../database/change-notices.ts';
import type { SessionRepository, SessionRow } from './session.repository.ts';

const ROWS_MAX = 20_000;
/** How late a change of another process may be seen. */
const LATE_MS = 2_000;
/** The last activity may be written by another process, of which nobody tells. */
const AGE_MS = 60_000;

interface Saved {
  row: SessionRow;
  /** When it was asked for. */ since: number;
}

/** Sessions as they are, remembered until the database tells that something changed; the least recently used goes first. */
export class SessionCache {
  private readonly rows = new Map<string, Saved>();
  /** Another one after every change: what was being read meanwhile is not remembered. */
  private version = 0;

  constructor(
    private readonly deps: {
      sessions: Pick<SessionRepository, 'find' | 'touch'>;
      notices: Pick<ChangeNotices, 'onChange' | 'heardUntil'>;
      clock: Clock;
    },
  ) {
    deps.notices.onChange((adminId) => this.forget(adminId));
  }

  async find(adminId: string, sid: string): Promise<SessionRow | undefined> {
    const key = `${adminId}/${sid}`;
    const since = this.deps.clock.now();
    const saved = this.rows.get(key);
    this.rows.delete(key);
    if (saved !== undefined && this.counts(saved, since)) {
      this.rows.set(key, saved);
      return saved.row;
    }
    const { version } = this;
    const row = await this.deps.sessions.find(adminId, sid);
    if (row !== undefined && version === this.version) this.save(key, { row, since });
    return row;
  }

  /** Writes the last activity. */
  async touch(adminId: string, sid: string, now: Date): Promise<void> {
    await this.deps.sessions.touch(adminId, sid, now);
    const key = `${adminId}/${sid}`;
    const saved = this.rows.get(key);
    if (saved !== undefined) this.rows.set(key, { ...saved, row: { ...saved.row, laatst_gezien: now } });
  }

  private counts({ since }: Saved, now: number): boolean {
    const sure = Math.max(since, this.deps.notices.heardUntil());
    return now >= since && now - since < AGE_MS && now - sure < LATE_MS;
  }

  private save(key: string, saved: Saved): void {
    this.rows.set(key, saved);
    if (this.rows.size <= ROWS_MAX) return;
    const oldest = this.rows.keys().next();
    if (oldest.done !== true) this.rows.delete(oldest.value);
  }

  private forget(adminId: string | undefined): void {
    this.version += 1;
    if (adminId === undefined) this.rows.clear();
    else for (const key of this.rows.keys()) if (key.startsWith(adminId)) this.rows.delete(key);
  }
}
