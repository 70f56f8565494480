/** One line of the client's own log; never holds names, answers or tokens. */
export interface LogRegel {
  op: string;
  melding: string;
  detail?: string;
}

type Luisteraar = (regel: LogRegel) => void;

const BEWAAR = 100;
const regels: LogRegel[] = [];
const luisteraars = new Set<Luisteraar>();

/** Writes one line to the ring buffer and to the developer tools. */
export function log(melding: string, detail?: string): void {
  const regel: LogRegel = { op: new Date().toISOString(), melding, ...(detail === undefined ? {} : { detail }) };
  regels.push(regel);
  if (regels.length > BEWAAR) regels.shift();
  // oxlint-disable-next-line no-console -- the one door to the developer tools
  console.warn(`[taaltocht] ${melding}`, detail ?? '');
  luisteraars.forEach((luisteraar) => luisteraar(regel));
}

export function logRegels(): readonly LogRegel[] {
  return regels;
}

/** Calls `luisteraar` for every new line; the answer stops it. */
export function volgLog(luisteraar: Luisteraar): () => void {
  luisteraars.add(luisteraar);
  return () => luisteraars.delete(luisteraar);
}
