import { z } from 'zod';

/** Codes of the form rules; the client owns the sentences that go with them. */
export const RULE_CODES = [
  'verplicht',
  'email',
  'cijfers',
  'geheel',
  'hoofdletters',
  'maxlengte',
  'minlengte',
  'formaat',
  'kies',
  'bestaat_al',
  'bereik',
  'datumvolgorde',
  'niet_gelijk',
  'te_bekend',
  'onbekend',
] as const;
export const ruleCodeSchema = z.enum(RULE_CODES);
export type RuleCode = z.infer<typeof ruleCodeSchema>;

/** Identifier of a record: UUID, lower case. */
export const idSchema = z.uuid('formaat').toLowerCase();

/** Text in the form it is stored and counted: NFC, trimmed, in code points; `min` 0 = it may be empty. */
export const text = (max: number, min = 1) => {
  const base = z
    .string('verplicht')
    .trim()
    .normalize('NFC')
    .refine((value) => [...value].length <= max, 'maxlengte');
  return min === 0 ? base : base.min(1, 'verplicht').min(min, 'minlengte');
};

/** Whole number of at least 1 from a query string. */
export const pageSchema = z.coerce.number('geheel').int('geheel').min(1, 'bereik').max(100_000, 'bereik').default(1);

/** Body of a list answer. */
export const listSchema = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    items: z.array(item),
    totaal: z.int().min(0),
    pagina: z.int().min(1),
    grootte: z.int().min(1),
  });

const isRuleCode = (value: string): value is RuleCode => RULE_CODES.some((code) => code === value);

/** Rule code of a zod issue: the message when it is one, else what fits the kind of issue. */
export function ruleCodeOf(issue: { code?: string; message: string; input?: unknown; origin?: string }): RuleCode {
  if (isRuleCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return issue.message.includes('undefined') ? 'verplicht' : 'formaat';
  if (issue.code === 'unrecognized_keys') return 'onbekend';
  const number = issue.origin === 'number' || issue.origin === 'int';
  if (issue.code === 'too_big') return number ? 'bereik' : 'maxlengte';
  if (issue.code === 'too_small') return number ? 'bereik' : 'minlengte';
  return 'formaat';
}
