import type { HomeHours } from '#engine/core/domein/home-hours.ts';
import { timeOf } from './clock.ts';

/** Until when a child rests. */
export interface Quiet {
  vanaf: string;
  /** The next hours begin tomorrow. */ morgen: boolean;
}

/** Hours that count in a session: none at school; at home those of the setting, else those of the tenant. */
export function hoursIn(
  session: { thuis: boolean; thuisUren?: HomeHours },
  setting: { thuisUren: HomeHours | null },
): HomeHours | undefined {
  return session.thuis ? (setting.thuisUren ?? session.thuisUren) : undefined;
}

/** Rest of this moment; undefined = the child may play. */
export function quietAt(hours: HomeHours | undefined, now: number): Quiet | undefined {
  const currentTime = timeOf(now);
  if (hours === undefined || (currentTime >= hours.van && currentTime < hours.tot)) return undefined;
  return { vanaf: hours.van, morgen: currentTime >= hours.tot };
}
