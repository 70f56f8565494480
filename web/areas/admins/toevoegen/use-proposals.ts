import { useEffect, useState } from 'react';
import type { LeerlingProposals } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { requestProposals } from './api.ts';
import type { PastedLine } from './paste.ts';

export type Proposal = LeerlingProposals['items'][number];
const WAIT_MS = 400;

/** Free user names and equal names for the lines that hold a name, asked after a short pause. */
export function useProposals(adminId: string, rules: readonly PastedLine[]): ReadonlyMap<number, Proposal> {
  const [proposals, set] = useState<ReadonlyMap<number, Proposal>>(new Map());
  const filled = rules.filter(({ roepnaam }) => roepnaam.trim() !== '');
  const key = JSON.stringify(
    filled.map((rule) => [rule.sleutel, rule.roepnaam.trim(), rule.voorvoegsel.trim(), rule.achternaam.trim()]),
  );
  useEffect(() => {
    const rows: [number, string, string, string][] = JSON.parse(key);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (rows.length === 0) return set(new Map());
      const names = rows.map(([, roepnaam, voorvoegsel, achternaam]) => ({
        roepnaam: roepnaam.slice(0, 64),
        voorvoegsel: voorvoegsel.slice(0, 20),
        achternaam: achternaam.slice(0, 200),
      }));
      // Only a help while typing: without an answer the server still makes the names when it saves.
      requestProposals(adminId, { namen: names }, stop.signal).then(
        ({ items }) => set(new Map(items.map((item, nr) => [rows[nr]?.[0] ?? -1, item]))),
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [adminId, key]);
  return proposals;
}
