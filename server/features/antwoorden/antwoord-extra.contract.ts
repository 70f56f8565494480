import { z } from 'zod/mini';
import { ARMS, INPUT_MODES } from '#engine/core/oefening/contract/antwoord.ts';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';

/** What is kept of an answer besides its columns; written by the server, read by the reports and by the replay. */
export const antwoordExtraSchema = z.object({
  ruw: z.string(),
  formaat: z.enum(FORMATS),
  spel: z.optional(z.string()),
  pogingen: z.int(),
  geholpen: z.boolean(),
  msEersteToets: z.int(),
  afspeelbeurten: z.int(),
  invoer: z.enum(INPUT_MODES),
  k: z.int(),
  propensity: z.number(),
  arm: z.enum(ARMS),
  day: z.int(),
  vraagSeed: z.int(),
  /** Form that was asked, as rebuilt by the server. */
  woord: z.string(),
  /** Letters of `woord` the goal is about. */
  focus: z.optional(z.strictObject({ van: z.int(), tot: z.int() })),
  /** A teacher made this wrong answer count as right: why, who, when (ms), and whether help was used. */
  judged: z.optional(z.strictObject({ reden: z.string(), door: z.string(), op: z.number(), geholpen: z.boolean() })),
  /** Present when the client judged otherwise than the server. */
  clientGoed: z.optional(z.boolean()),
});
export type AntwoordExtra = z.infer<typeof antwoordExtraSchema>;
