import { regelcodeVan } from '#server/platform/contract/velden.contract.ts';

interface Fout {
  path: PropertyKey[];
  code?: string;
  message: string;
  origin?: string;
}
interface Schema {
  safeParse(waarde: unknown): { success: true } | { success: false; error: { issues: readonly Fout[] } };
}

/** Rule codes per field by the schema of the server: the first broken rule of each, keyed by path. */
export function controleMet<W>(
  schema: Schema,
  maak: (waarden: W) => unknown = (waarden) => waarden,
): (waarden: W) => Record<string, string> {
  return (waarden) => {
    const uitkomst = schema.safeParse(maak(waarden));
    if (uitkomst.success) return {};
    const velden: Record<string, string> = {};
    for (const fout of uitkomst.error.issues) velden[fout.path.map(String).join('.') || '_'] ??= regelcodeVan(fout);
    return velden;
  };
}
