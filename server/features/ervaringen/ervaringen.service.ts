import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { FormGuard } from '../../platform/http/form-guard.ts';
import type {
  Ervaring,
  ErvaringChange,
  Ervaringen,
  NewErvaring,
  OfficeErvaring,
  OfficeErvaringen,
} from './ervaringen.contract.ts';
import type { ErvaringRow, ErvaringenRepository } from './ervaringen.repository.ts';

interface Deps {
  ervaringen: ErvaringenRepository;
  guard: FormGuard;
  clock: Clock;
}

const KEEP_REFUSED_MS = 90 * 86_400_000;

/** What people tell about the product: shown with their consent, and after the office read it. */
export class ErvaringenService {
  constructor(private readonly deps: Deps) {}

  async list(role: Ervaring['rol'] | undefined): Promise<Ervaringen> {
    return { items: (await this.deps.ervaringen.findApproved(role)).map(present) };
  }

  async send(newOne: NewErvaring, address: string | undefined): Promise<Record<string, never>> {
    if (!(await this.deps.guard.admit(newOne, address))) return {};
    const { naam: name, rol: role, tekst: text, email } = newOne;
    await this.deps.ervaringen.insert({ id: v7(), naam: name, rol: role, tekst: text, email, nu: this.now() });
    return {};
  }

  async listAll(): Promise<OfficeErvaringen> {
    return { items: (await this.deps.ervaringen.findAll()).map(presentOffice) };
  }

  /** The office shows it, or takes it away again. */
  async update(id: string, { versie: version, status }: ErvaringChange): Promise<OfficeErvaring> {
    await this.require(id);
    if (!(await this.deps.ervaringen.update({ id, versie: version }, status, this.now())))
      throw createError('GEWIJZIGD_DOOR_ANDER', { details: presentOffice(await this.require(id)) });
    return presentOffice(await this.require(id));
  }

  /** Work of the night: what was refused long ago is thrown away. */
  forget(): Promise<void> {
    return this.deps.ervaringen.forget(new Date(this.deps.clock.now() - KEEP_REFUSED_MS));
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }

  private async require(id: string): Promise<ErvaringRow> {
    const row = await this.deps.ervaringen.find(id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }
}

const present = ({ id, naam: name, rol: role, tekst: text, op: at, is_voorbeeld: example }: ErvaringRow): Ervaring => ({
  id,
  naam: name,
  rol: role,
  tekst: text,
  op: at.toISOString(),
  voorbeeld: example,
});

const presentOffice = (row: ErvaringRow): OfficeErvaring => ({
  ...present(row),
  email: row.email,
  status: row.status,
  versie: row.versie,
});
