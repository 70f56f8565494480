import type { ManagedWebinar, WebinarStand } from '#server/features/webinars/webinar-management.contract.ts';

export const CHIP: Readonly<Record<WebinarStand, string>> = {
  concept: 'chip chip--sun',
  open: 'chip chip--correct',
  vol: 'chip chip--almost',
  bezig: 'chip chip--sea',
  geweest: 'chip',
  gearchiveerd: 'chip',
  afgelast: 'chip chip--rust',
};

/** Parts of the list, in the order of the screen. */
export const PARTS: readonly { name: string; stands: readonly WebinarStand[] }[] = [
  { name: 'komt', stands: ['open', 'vol', 'bezig'] },
  { name: 'concept', stands: ['concept'] },
  { name: 'geweest', stands: ['geweest'] },
  { name: 'weg', stands: ['afgelast', 'gearchiveerd'] },
];

/** It began, so that seats lie fast and it is noted who came. */
export const hasBegun = ({ stand }: ManagedWebinar): boolean =>
  stand === 'bezig' || stand === 'geweest' || stand === 'gearchiveerd';
