import { z } from 'zod/mini';

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
export const idSchema = z.uuid('formaat').check(z.toLowerCase());

/** Text in the form it is stored and counted: NFC, trimmed, in code points; `min` 0 = it may be empty. */
export const textSchema = (max: number, min = 1) => {
  const base = z.string('verplicht').check(
    z.trim(),
    z.normalize('NFC'),
    z.refine((value) => [...value].length <= max, 'maxlengte'),
  );
  return min === 0 ? base : base.check(z.minLength(1, 'verplicht'), z.minLength(min, 'minlengte'));
};

const PHONE = /^\+?[\d ()/-]+$/;
/** Telephone number; it may be empty. */
export const phoneSchema = textSchema(20, 0).check(
  z.refine((value) => value === '' || (PHONE.test(value) && value.replaceAll(/\D/g, '').length >= 8), 'formaat'),
);

const BRIN = /^\d{2}[A-Z]{2}$/;
/** Number of a Dutch school; it may be empty. */
export const brinSchema = textSchema(4, 0).check(
  z.refine((value) => value === value.toUpperCase(), 'hoofdletters'),
  z.refine((value) => value === '' || BRIN.test(value), 'formaat'),
);

/** Field that may be empty, else digits only and so many; dots and spaces between them do not count. */
export const digitsSchema = (min: number, max: number) =>
  z
    .pipe(
      z.string('verplicht'),
      z.transform((value) => value.replaceAll(/[.\s]/g, '')),
    )
    .check(
      z.refine((value) => /^\d*$/.test(value), 'cijfers'),
      z.refine((value) => value === '' || value.length >= min, 'minlengte'),
      z.refine((value) => value.length <= max, 'maxlengte'),
    );

/** Day of a century that we meet, so that the day after it can be written down too. */
export const daySchema = z.iso.date('formaat').check(z.refine((day) => day >= '1900' && day < '3000', 'bereik'));

/** Version of a record that is changed: what the database counts with. */
export const versionSchema = z.int('geheel').check(z.gte(1, 'bereik'), z.lte(2 ** 31 - 1, 'bereik'));

/** Whole number of at least 1 from a query string. */
export const pageSchema = z._default(
  z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(100_000, 'bereik')),
  1,
);

/** Body of a list answer. */
export const listSchema = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({
    items: z.array(item),
    totaal: z.int().check(z.gte(0)),
    pagina: z.int().check(z.gte(1)),
    grootte: z.int().check(z.gte(1)),
  });

const isRuleCode = (value: string): value is RuleCode => RULE_CODES.some((code) => code === value);

interface Issue {
  code?: string;
  message: string;
  input?: unknown;
  origin?: string;
}

function sizeCode(issue: Issue): RuleCode {
  if (issue.origin === 'number' || issue.origin === 'int') return 'bereik';
  return issue.code === 'too_big' ? 'maxlengte' : 'minlengte';
}

/** Rule code of a zod issue (read with `reportInput`): the message when it is one, else what fits the kind of issue. */
export function ruleCodeOf(issue: Issue): RuleCode {
  if (isRuleCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return 'input' in issue && issue.input === undefined ? 'verplicht' : 'formaat';
  if (issue.code === 'unrecognized_keys') return 'onbekend';
  return issue.code === 'too_big' || issue.code === 'too_small' ? sizeCode(issue) : 'formaat';
}
