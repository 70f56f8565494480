import type { Platform } from '../../platform/module.ts';
import type { MapSource } from './card.read.ts';
import { createPractice } from './practice.ts';
import { SomvenstersService } from './somvensters.service.ts';

/** Practice as the map of a pupil sees it. */
export const createMapSource = (platform: Pick<Platform, 'db' | 'clock' | 'content' | 'spellen'>): MapSource =>
  new SomvenstersService(createPractice(platform));
