/** Answers of one leerling in order: number of the skill and right (1) or wrong (0). */
export interface Series {
  skills: Int32Array;
  x: Uint8Array;
}

/** Answers of a file, with what was odd in it. */
export interface AntwoordLog {
  sequences: Series[];
  aantal: number;
  waarschuwingen: string[];
}

/** The file is not in the three-line format; `regel` counts from 1. */
export class LogError extends Error {
  constructor(
    readonly regel: number,
    message: string,
  ) {
    super(`regel ${regel}: ${message}`);
  }
}

/** Numbers for skill names, shared by the train and the test file. */
export class SkillNumbers {
  private readonly nrs = new Map<string, number>();

  nr(name: string): number {
    const known = this.nrs.get(name);
    if (known !== undefined) return known;
    this.nrs.set(name, this.nrs.size);
    return this.nrs.size - 1;
  }

  get aantal(): number {
    return this.nrs.size;
  }
}

const fields = (rule: string): string[] =>
  rule
    .split(',')
    .map((v) => v.trim())
    .filter((v, i, all) => v !== '' || i < all.length - 1);

function readOutcome(field: string, rule: number): 0 | 1 {
  if (field === '1') return 1;
  if (field === '0') return 0;
  throw new LogError(rule, `"${field}" is geen 0 of 1`);
}

function readThree(rules: readonly string[], i: number, numbers: SkillNumbers): { reeks: Series; warning?: string } {
  const n = Number(rules[i]);
  if (!Number.isInteger(n) || n < 0 || rules[i]?.trim() === '')
    throw new LogError(i + 1, `"${rules[i]}" is geen aantal`);
  const second = rules[i + 1];
  const third = rules[i + 2];
  if (second === undefined || third === undefined)
    throw new LogError(rules.length, 'het bestand stopt midden in een leerling');
  const names = fields(second);
  const outcomes = fields(third).map((v) => readOutcome(v, i + 3));
  const empty = names.findIndex((name) => name === '');
  if (empty >= 0) throw new LogError(i + 2, `vaardigheid ${empty + 1} is leeg`);
  const short = Math.min(n, names.length, outcomes.length);
  const series = {
    skills: Int32Array.from(names.slice(0, short), (name) => numbers.nr(name)),
    x: Uint8Array.from(outcomes.slice(0, short)),
  };
  if (names.length === n && outcomes.length === n) return { reeks: series };
  return {
    reeks: series,
    warning: `regel ${i + 1}: ${n} aangekondigd, ${names.length} vaardigheden en ${outcomes.length} uitkomsten; de eerste ${short} tellen mee`,
  };
}

/** Reads the three-line format: number of answers, skill ids, outcomes. Throws `LogFout` with the line. */
export function readLog(text: string, numbers: SkillNumbers): AntwoordLog {
  const rules = text.split(/\r?\n/);
  while (rules.length > 0 && rules.at(-1)?.trim() === '') rules.pop();
  const log: AntwoordLog = { sequences: [], aantal: 0, waarschuwingen: [] };
  for (let i = 0; i < rules.length; i += 3) {
    const { reeks: series, warning } = readThree(rules, i, numbers);
    log.sequences.push(series);
    log.aantal += series.x.length;
    if (warning !== undefined) log.waarschuwingen.push(warning);
  }
  return log;
}
