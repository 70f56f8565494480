import type { Extensions } from '#engine/runtime/own.ts';
import { ship } from './ship.ts';
import { voyage } from './voyage.ts';

/** What the rocket brings itself: the ship with its fuel, and the voyage from planet to planet. */
export const own: Extensions = { mechanics: { ship, voyage } };
