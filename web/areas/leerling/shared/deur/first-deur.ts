/** The door that a stone recommends: the one the child asked for, otherwise the middle of three or the first. */
export function firstDeur(deuren: readonly string[], preference: string | null): string | undefined {
  if (preference !== null && deuren.includes(preference)) return preference;
  return deuren[deuren.length > 2 ? 1 : 0];
}
