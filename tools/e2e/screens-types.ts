/** What a photographed screen is: where it stands, who sees it and in which states. */
import type { Page } from '@playwright/test';
import type { Person } from './person.ts';
import type { Host, Stage, Who } from './screens-stage.ts';

export const STATES = ['laden', 'leeg', 'fout', 'geenrecht', 'gevuld'] as const;
export type State = (typeof STATES)[number];

export interface Spot {
  host: Host;
  wie: Person;
  stage: Stage;
}
/** What is prepared for a picture needs somebody who calls, and nothing of the browser. */
export interface Scene {
  host: Host;
  stage: Pick<Stage, 'person' | 'vraag'>;
}
export interface ScreenOf {
  naam: string;
  /** Address behind `/admins/{adminId}`; a function gives a whole address. */
  pad: string | ((spot: Spot) => string);
  /** Who sees it filled, empty and not at all; absent = not that state. */
  gevuld?: Who;
  leeg?: Who;
  geenrecht?: Who;
  /** Whose panel it is, when that is not the one who looks. */
  bij?: Who;
  /** The calls that are held back (laden) or refused (fout); null = those two states do not exist. */
  vraag?: RegExp | null;
  /** What has to be so before the page opens. */
  vooraf?: (spot: Spot, state: State) => Promise<void>;
  /** What has to be done before the picture. */
  doe?: (page: Page, spot: Spot) => Promise<void>;
  /** As it comes out of the printer. */
  papier?: true;
  /** From top to bottom, however long; else the first two windows of it. */
  whole?: true;
}
