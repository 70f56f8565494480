import {
  firstStepsEndpoints as firstSteps,
  type FirstSteps,
} from '#server/features/first-steps/first-steps.contract.ts';
import { scopeOf } from '#engine/core/domein/permissions.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { useGebruiker } from '#web/platform/use-session.ts';

/** Query of the landing screen that takes the list back. */
export const STEPS_ASKED = 'stappen';

/** The first hour of a tenant; nothing for whoever does not manage it. */
export function useFirstSteps(adminId: string): ReadState<FirstSteps> {
  const gebruiker = useGebruiker();
  const manages = gebruiker !== null && scopeOf(gebruiker.role, 'begin.volgen') !== undefined;
  return useEndpoint(firstSteps.find, manages && adminId !== '' ? { params: { adminId } } : null);
}

/** Whether there is still something to do. */
export const isUnfinished = ({ steps }: FirstSteps): boolean => steps.some(({ done }) => !done);

/** Puts the list away, or takes it back. */
export const setStepsAway = (adminId: string, away: boolean): Promise<FirstSteps> =>
  call(firstSteps.put, { params: { adminId }, body: { away } });
