import type { AntwoordLine } from './antwoorden.contract.ts';
import type { LostRonde } from './recovery.repository.ts';

/** The rounds that a batch names, each with what its answers say about it. */
export function rondesOf(antwoorden: readonly AntwoordLine[], today: number): LostRonde[] {
  const rondes = new Map<string, AntwoordLine[]>();
  for (const antwoord of antwoorden) rondes.set(antwoord.rondeId, [...(rondes.get(antwoord.rondeId) ?? []), antwoord]);
  return [...rondes].flatMap(([rondeId, rows]) => {
    const [first] = rows;
    if (first === undefined) return [];
    return [
      {
        rondeId,
        taakId: first.taakId,
        spel: first.spel ?? '',
        day: Math.min(today, first.day),
        doelIds: [...new Set(rows.map(({ doelId }) => doelId))],
        formats: [...new Set(rows.map(({ format }) => format))],
      },
    ];
  });
}
