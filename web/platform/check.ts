import { ruleCodeOf } from '#server/platform/contract/fields.contract.ts';

interface Mistake {
  path: PropertyKey[];
  code?: string;
  message: string;
  input?: unknown;
  origin?: string;
}
interface Schema {
  safeParse(
    value: unknown,
    params: { reportInput: true },
  ): { success: true } | { success: false; error: { issues: readonly Mistake[] } };
}

/** Rule codes per field by the schema of the server: the first broken rule of each, keyed by path. */
export function checkWith<W>(
  schema: Schema,
  create: (values: W) => unknown = (values) => values,
): (values: W) => Record<string, string> {
  return (values) => {
    const outcome = schema.safeParse(create(values), { reportInput: true });
    if (outcome.success) return {};
    const fields: Record<string, string> = {};
    for (const error of outcome.error.issues) fields[error.path.map(String).join('.') || '_'] ??= ruleCodeOf(error);
    return fields;
  };
}
