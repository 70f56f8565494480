import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError, type AppFout } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { codeHash } from './codehash.ts';
import { TOESTEMMING_VOOR, type Gekoppeld, type Koppelsoort } from './koppelingen.contract.ts';
import type { KoppelingenRead } from './koppelingen.read.ts';
import type { KoppelingenRepository } from './koppelingen.repository.ts';
import type { CodeRij, LeerlingcodesRepository } from './leerlingcodes.repository.ts';
import type { ToestemmingenRepository } from './toestemmingen.repository.ts';

export interface KoppelRepositories {
  codes: LeerlingcodesRepository;
  koppelingen: KoppelingenRepository;
  toestemmingen: ToestemmingenRepository;
  licenties: LicentiesRead;
  lezen: KoppelingenRead;
  audit: AuditRepository;
}
interface Deps {
  codes: LeerlingcodesRepository;
  transactie: Transactie<KoppelRepositories>;
  tellers: TellerOpslag;
  clock: Clock;
}
type Bruikbaar = CodeRij & { soort: Koppelsoort };

const VENSTER_MS = 15 * 60_000;
/** Wrong codes of one tenant, one user or one address in that time. */
const MIS_MAX = 10;

const op = (sleutel: string): AppFout => createError('VERLOPEN_OF_GEBRUIKT', { sleutel });

/** Why a code that exists cannot be used here now. */
function waarom(code: CodeRij, hier: { admin: string; adminId: string; nu: number }): AppFout | undefined {
  if (code.ingetrokken_op !== null) return op('THUISCODE_INGETROKKEN');
  if (code.gebruikt_op !== null) return op('THUISCODE_GEBRUIKT');
  if (code.verloopt_op.getTime() <= hier.nu) return op('THUISCODE_VERLOPEN');
  if (code.admin_id === hier.adminId) return createError('STAP_NIET_TOEGESTAAN', { sleutel: 'THUISCODE_EIGEN' });
  if (code.soort === (hier.admin === 'rt' ? 'rt' : 'thuis')) return undefined;
  return createError('STAP_NIET_TOEGESTAAN', {
    sleutel: code.soort === 'rt' ? 'THUISCODE_VOOR_RT' : 'THUISCODE_VOOR_THUIS',
  });
}

/** The side of the parent or the practice: a code becomes a link. */
export class KoppelenService {
  constructor(private readonly deps: Deps) {}

  async redeem(toegang: Toegang, getypt: string): Promise<Gekoppeld> {
    await this.checkRem(toegang);
    const code = await this.zoek(toegang, getypt);
    const nu = new Date(this.deps.clock.now());
    const koppelingId = v7();
    return this.deps.transactie(async (r) => {
      // The licence first: it keeps two codes of one family apart, so that the last place is given once.
      await r.licenties.claimPlaatsen(toegang.adminId, 1);
      if (
        toegang.sessie.adminSoort === 'thuis' &&
        (await r.licenties.countKinderen(toegang.adminId)) >= CONSTANTEN.THUIS_KINDEREN
      ) {
        throw createError('GROEP_VOL', { sleutel: 'KINDEREN_VOL', waarden: { max: CONSTANTEN.THUIS_KINDEREN } });
      }
      const kind = await r.koppelingen.findGekoppeld(code.admin_id, code.leerling_id);
      // Consent before the code, as whoever takes it back does: two orders would wait for each other.
      if (
        kind === undefined ||
        !(await r.toestemmingen.isGeldig(code.admin_id, code.leerling_id, TOESTEMMING_VOOR[code.soort]))
      )
        throw op('THUISCODE_INGETROKKEN');
      if (!(await r.codes.use({ adminId: code.admin_id, id: code.id }, nu))) throw op('THUISCODE_GEBRUIKT');
      const koppeling = {
        adminId: code.admin_id,
        id: koppelingId,
        leerlingId: code.leerling_id,
        soort: code.soort,
        bijAdmin: toegang.adminId,
        door: toegang.sessie.gebruikerId,
        nu,
      };
      if (!(await r.koppelingen.create(koppeling)))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'KOPPELING_BESTAAT' });
      const regel = {
        wie: toegang.sessie.gebruikerId,
        rol: toegang.sessie.rol,
        actie: `thuiskoppeling.gemaakt:${code.soort}`,
        soort: 'leerling',
        doelId: code.leerling_id,
      };
      await r.audit.saveAlle([
        { ...regel, adminId: code.admin_id },
        { ...regel, adminId: toegang.adminId },
      ]);
      return {
        koppelingId,
        leerling: {
          id: code.leerling_id,
          roepnaam: kind.roepnaam,
          ...(kind.groep === null ? {} : { groep: kind.groep }),
        },
        school: kind.school,
      };
    });
  }

  /** The parent lets go of a child of the school; the school sees that it happened. */
  async end(toegang: Toegang, koppelingId: string): Promise<void> {
    const nu = new Date(this.deps.clock.now());
    await this.deps.transactie(async (r) => {
      const rij = (await r.lezen.list(toegang.adminId)).find((kind) => kind.koppeling_id === koppelingId);
      if (rij === undefined) throw createError('NIET_GEVONDEN');
      await r.koppelingen.end({ adminId: rij.admin_id, leerlingId: rij.leerling_id }, { id: koppelingId }, nu);
      const regel = {
        wie: toegang.sessie.gebruikerId,
        rol: toegang.sessie.rol,
        actie: 'thuiskoppeling.losgelaten',
        soort: 'leerling',
        doelId: rij.leerling_id,
      };
      await r.audit.saveAlle([
        { ...regel, adminId: rij.admin_id },
        { ...regel, adminId: toegang.adminId },
      ]);
    });
  }

  /** Code that can be used here, or the sentence that says why not; a code that nobody made counts as a guess. */
  private async zoek(toegang: Toegang, getypt: string): Promise<Bruikbaar> {
    const hash = codeHash(getypt);
    const code = hash === undefined ? undefined : await this.deps.codes.findByHash(hash);
    if (code === undefined || code.soort === 'sso') {
      await this.telMis(toegang);
      throw createError('NIET_GEVONDEN', { sleutel: 'THUISCODE_ONBEKEND' });
    }
    const fout = waarom(code, {
      admin: toegang.sessie.adminSoort,
      adminId: toegang.adminId,
      nu: this.deps.clock.now(),
    });
    if (fout !== undefined) throw fout;
    return { ...code, soort: code.soort };
  }

  private sleutels({ adminId, sessie: { gebruikerId, adres } }: Toegang): string[] {
    return [
      `koppel:admin:${adminId}`,
      `koppel:gebruiker:${gebruikerId}`,
      ...(adres === undefined ? [] : [`koppel:adres:${adres}`]),
    ];
  }

  private async checkRem(toegang: Toegang): Promise<void> {
    for (const sleutel of this.sleutels(toegang)) {
      if ((await this.deps.tellers.stand(sleutel)) >= MIS_MAX)
        throw createError('TE_VAAK', { headers: { 'Retry-After': String(VENSTER_MS / 1000) } });
    }
  }

  private async telMis(toegang: Toegang): Promise<void> {
    for (const sleutel of this.sleutels(toegang)) await this.deps.tellers.tel(sleutel, VENSTER_MS);
    await this.checkRem(toegang);
  }
}
