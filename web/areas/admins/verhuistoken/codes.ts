import { TRANSFER_MAX, type ImportLine, type Inzage } from '#server/features/verhuistokens/verhuistokens.contract.ts';

/** No code is that long; a line that is, was something else and comes back as unknown. */
const LINE_MAX = 60;

/** Codes of a pasted text or a file: one on a line, at most as many as go in one call. */
export const codesOf = (text: string): string[] =>
  text
    .split(/[\r\n;,]+/)
    .map((rule) => rule.trim().slice(0, LINE_MAX))
    .filter((rule) => rule !== '')
    .slice(0, TRANSFER_MAX);

/** What somebody chose for one code. */
export interface CodeChoice {
  groepId: string;
  together: boolean;
}

/** Lines to send: only codes that are good, each with a group. */
export function linesOf(
  items: readonly Inzage[],
  choice: ReadonlyMap<string, CodeChoice>,
  groepId: string,
): ImportLine[] {
  return items
    .filter(({ status }) => status === 'goed')
    .map(({ token, bestaandeLeerling: existingLeerling }) => {
      const chosen = choice.get(token) ?? { groepId, together: false };
      return {
        token,
        groepId: chosen.groepId,
        ...(chosen.together && existingLeerling !== undefined ? { samenvoegenMet: existingLeerling.id } : {}),
      };
    });
}
