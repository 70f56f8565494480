/** School year of a moment, `2026-2027`; it begins on 1 August. */
export function schooljaarOfDate(moment: Date): string {
  const begin = moment.getMonth() >= 7 ? moment.getFullYear() : moment.getFullYear() - 1;
  return `${begin}-${begin + 1}`;
}

export function nextSchooljaar(schooljaar: string): string {
  const begin = Number(schooljaar.slice(0, 4)) + 1;
  return `${begin}-${begin + 1}`;
}
