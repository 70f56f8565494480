import { VERHUIS_MAX, type InleesRegel, type Inzage } from '#server/features/verhuistokens/verhuistokens.contract.ts';

/** Codes of a pasted text or a file: one on a line, at most as many as go in one call. */
export const codesVan = (tekst: string): string[] =>
  tekst
    .split(/[\r\n;,]+/)
    .map((regel) => regel.trim())
    .filter((regel) => regel !== '')
    .slice(0, VERHUIS_MAX);

/** What somebody chose for one code. */
export interface Keuze {
  groepId: string;
  samen: boolean;
}

/** Lines to send: only codes that are good, each with a group. */
export function regelsVan(items: readonly Inzage[], keuze: ReadonlyMap<string, Keuze>, groepId: string): InleesRegel[] {
  return items
    .filter(({ status }) => status === 'goed')
    .map(({ token, bestaandeLeerling }) => {
      const gekozen = keuze.get(token) ?? { groepId, samen: false };
      return {
        token,
        groepId: gekozen.groepId,
        ...(gekozen.samen && bestaandeLeerling !== undefined ? { samenvoegenMet: bestaandeLeerling.id } : {}),
      };
    });
}
