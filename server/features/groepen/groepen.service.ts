import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames, registeredName } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { mondayOf } from '../../platform/time/clock.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import type { Groepen, GroepenQuery, Signaal, Signalen } from './groepen.contract.ts';
import type { GroepenRepository } from './groepen.repository.ts';
import { leerlingSignaal, runningGroepen, seatSignalen, urgency, type Zin } from './signalen.ts';

const DAY_MS = 86_400_000;
const SIGNALEN_MAX = 7;
/** Only recent mistakes say something about today. */
const LOOKBACK_DAYS = 42;

/** Who can do something about the seats; at home four children are all there are. */
const WITH_SEATS: ReadonlySet<Role> = new Set<Role>(['schooladmin', 'rtadmin']);
const zinOf =
  (access: Access): Zin =>
  (key, values) =>
    serverText(access.session.locale, `signaal.${key}`, values);
const docentOf = (access: Access): string | null => (access.scope === 'eigen' ? access.session.gebruikerId : null);

export class GroepenService {
  /** Questions for signals that are on their way. */
  private readonly pending = new Map<string, Promise<Signaal[]>>();

  constructor(
    private readonly deps: {
      repository: GroepenRepository;
      licenties: LicentiesRead;
      doelen: Pick<Content, 'leerdoelen' | 'strands'>;
      clock: Clock;
    },
  ) {}

  async list(access: Access, query: GroepenQuery): Promise<Groepen> {
    const [rows, signalen] = await Promise.all([
      this.deps.repository.findOverview({
        adminId: access.adminId,
        docentId: docentOf(access),
        schooljaar: query.schooljaar ?? null,
        archief: query.archief === 'true',
        monday: mondayOf(this.deps.clock.now()),
      }),
      this.findSignalen(access, null),
    ]);
    const items = rows.map((row) => ({
      id: row.id,
      naam: row.naam,
      jaargroepen: row.jaargroepen,
      schooljaar: row.schooljaar,
      gearchiveerd: row.gearchiveerd,
      docenten: row.docenten
        .map((d) => ({ id: d.id, naam: registeredName(d) }))
        .sort((a, b) => compareNames(a.naam, b.naam)),
      aantal: row.aantal,
      weekActief: row.week_actief,
      weekMinuten: Math.round(row.week_ms / 60_000),
      signalen: signalen.filter((s) => s.groepId === row.id).length,
      ...(row.code === null ? {} : { code: row.code }),
    }));
    return {
      items: items.sort(
        (a, b) =>
          Number(a.gearchiveerd) - Number(b.gearchiveerd) ||
          (a.jaargroepen[0] ?? 0) - (b.jaargroepen[0] ?? 0) ||
          compareNames(a.naam, b.naam),
      ),
    };
  }

  async listSignalen(access: Access, groepId: string | undefined): Promise<Signalen> {
    const signalen = [...(await this.findSignalen(access, groepId ?? null))];
    if (groepId === undefined) signalen.push(...(await this.findSeatSignalen(access)));
    return {
      items: signalen
        .sort((a, b) => urgency(a) - urgency(b) || b.aantal - a.aantal || compareNames(a.naam, b.naam))
        .slice(0, SIGNALEN_MAX),
      totaal: signalen.filter((s) => s.leerlingId !== undefined).length,
    };
  }

  /** The groups page asks for its groups and its signals at the same time: one question answers both. */
  private findSignalen(access: Access, groepId: string | null): Promise<readonly Signaal[]> {
    const key = [
      access.adminId,
      access.session.rol === 'docent' ? access.session.gebruikerId : '',
      groepId ?? '',
      access.session.locale,
    ].join('/');
    const busy = this.pending.get(key);
    if (busy !== undefined) return busy;
    const vraag = this.readSignalen(access, groepId).finally(() => this.pending.delete(key));
    this.pending.set(key, vraag);
    return vraag;
  }

  private async readSignalen(access: Access, groepId: string | null): Promise<Signaal[]> {
    const now = this.deps.clock.now();
    const rows = await this.deps.repository.findSignalen({
      adminId: access.adminId,
      docentId: access.session.rol === 'docent' ? access.session.gebruikerId : null,
      groepId,
      since: new Date(now - LOOKBACK_DAYS * DAY_MS),
      misses: CONSTANTS.STUMBLE_MISSES,
      dagen: CONSTANTS.STUMBLE_DAYS,
    });
    const part = {
      nu: now,
      running: runningGroepen(rows),
      zin: zinOf(access),
      doelName: (id: string) => this.doelName(id),
    };
    return rows.flatMap((row) => leerlingSignaal(row, part));
  }

  private doelName(id: string): string {
    const { leerdoelen, strands } = this.deps.doelen;
    return (leerdoelen.get(id) ?? strands.get(id))?.naam ?? id;
  }

  private async findSeatSignalen(access: Access): Promise<Signaal[]> {
    if (!WITH_SEATS.has(access.session.rol)) return [];
    const places = await this.deps.licenties.findSeats(access.adminId);
    return places === undefined ? [] : seatSignalen(places, zinOf(access));
  }
}
