import { checkBodies } from './body-check.ts';
import { checkNames } from './names.ts';
import { checkReach } from './reach-check.ts';
import type { SceneCheck } from './scene.ts';
import { checkTriggers } from './trigger-check.ts';

/** Checks for who writes a document: the studio and the gate ask them, a browser that plays does not need them again. */
export const AUTHOR_CHECKS: readonly SceneCheck[] = [checkNames, checkBodies, checkTriggers, checkReach];
