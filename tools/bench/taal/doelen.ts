/** Speed goal of a command in lines per second, and how many lines are measured. */
export type Doel = { doel: number; regels: number };

const ORDINARY: Doel = { doel: 10_000, regels: 20_000 };
/** `fouten` asks the dictionary for every form; `niveau` reads texts and has no goal. */
const OVERRIDES: Readonly<Record<string, Doel>> = {
  fouten: { doel: 1000, regels: 2000 },
  niveau: { doel: 0, regels: 2000 },
};

/** Every measurement is the median of this many rounds. */
export const RONDES = 5;

/** Longest start-up in seconds, without and with the dictionary. */
export const START = { without: 1, including: 3 };

export function doelOf(command: string): Doel {
  return OVERRIDES[command] ?? ORDINARY;
}
