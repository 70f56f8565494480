import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { AdminKind } from '../admins/admins.contract.ts';
import type { FirstStep, FirstSteps } from './first-steps.contract.ts';
import type { FirstStepsRepository, FirstStepsRow } from './first-steps.repository.ts';

/** A home has its one group from the start and no cards: a parent hands over the device. A practice works alone. */
const STEPS_OF: Readonly<Record<AdminKind, readonly FirstStep[]>> = {
  school: ['groepen', 'leerlingen', 'kaartjes', 'oefening', 'collegas'],
  rt: ['groepen', 'leerlingen', 'kaartjes', 'oefening'],
  thuis: ['leerlingen', 'oefening'],
  demo: [],
  kantoor: [],
};

/** The first hour of a tenant: nothing is ticked off by hand, it is done as soon as it is there. */
export class FirstStepsService {
  constructor(private readonly repository: FirstStepsRepository) {}

  async find({ adminId, session }: Access): Promise<FirstSteps> {
    const row = await this.repository.find(adminId, session.gebruikerId);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    const done = doneOf(row);
    return {
      away: row.away,
      steps: STEPS_OF[row.soort].map((step) => ({ step, done: done[step] })),
      groepId: row.groep_id,
      leerlingId: row.leerling_id,
    };
  }

  async setAway(access: Access, away: boolean): Promise<FirstSteps> {
    await this.repository.setAway(access.adminId, access.session.gebruikerId, away);
    return this.find(access);
  }
}

const doneOf = (row: FirstStepsRow): Readonly<Record<FirstStep, boolean>> => ({
  groepen: row.groep_id !== null,
  leerlingen: row.leerling_id !== null,
  kaartjes: row.has_cards,
  oefening: row.has_practice,
  collegas: row.has_colleagues,
});
