/** One line of the client's own log; never holds names, answers or tokens. */
interface LogEntry {
  op: string;
  melding: string;
  detail?: string;
}

type Listener = (rule: LogEntry) => void;

const SAVE = 100;
const rules: LogEntry[] = [];
const listeners = new Set<Listener>();

/** Writes one line to the ring buffer and to the developer tools. */
export function log(notice: string, detail?: string): void {
  const rule: LogEntry = { op: new Date().toISOString(), melding: notice, ...(detail === undefined ? {} : { detail }) };
  rules.push(rule);
  if (rules.length > SAVE) rules.shift();
  // oxlint-disable-next-line no-console -- the one door to the developer tools
  console.warn(`[taaltocht] ${notice}`, detail ?? '');
  listeners.forEach((listener) => listener(rule));
}

export function logLines(): readonly LogEntry[] {
  return rules;
}
