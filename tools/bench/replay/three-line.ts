/** Answers of one leerling in order: number of the skill and right (1) or wrong (0). */
export interface Reeks {
  skills: Int32Array;
  x: Uint8Array;
}

/** Answers of a file, with what was odd in it. */
export interface AntwoordLog {
  reeksen: Reeks[];
  aantal: number;
  waarschuwingen: string[];
}

/** The file is not in the three-line format; `regel` counts from 1. */
export class LogFout extends Error {
  constructor(
    readonly regel: number,
    boodschap: string,
  ) {
    super(`regel ${regel}: ${boodschap}`);
  }
}

/** Numbers for skill names, shared by the train and the test file. */
export class SkillNummers {
  private readonly nrs = new Map<string, number>();

  nr(naam: string): number {
    const bekend = this.nrs.get(naam);
    if (bekend !== undefined) return bekend;
    this.nrs.set(naam, this.nrs.size);
    return this.nrs.size - 1;
  }

  get aantal(): number {
    return this.nrs.size;
  }
}

const velden = (regel: string): string[] =>
  regel
    .split(',')
    .map((v) => v.trim())
    .filter((v, i, alle) => v !== '' || i < alle.length - 1);

function leesUitkomst(veld: string, regel: number): 0 | 1 {
  if (veld === '1') return 1;
  if (veld === '0') return 0;
  throw new LogFout(regel, `"${veld}" is geen 0 of 1`);
}

function leesDrie(
  regels: readonly string[],
  i: number,
  nummers: SkillNummers,
): { reeks: Reeks; waarschuwing?: string } {
  const n = Number(regels[i]);
  if (!Number.isInteger(n) || n < 0 || regels[i]?.trim() === '')
    throw new LogFout(i + 1, `"${regels[i]}" is geen aantal`);
  const tweede = regels[i + 1];
  const derde = regels[i + 2];
  if (tweede === undefined || derde === undefined)
    throw new LogFout(regels.length, 'het bestand stopt midden in een leerling');
  const namen = velden(tweede);
  const uitkomsten = velden(derde).map((v) => leesUitkomst(v, i + 3));
  const leeg = namen.findIndex((naam) => naam === '');
  if (leeg >= 0) throw new LogFout(i + 2, `vaardigheid ${leeg + 1} is leeg`);
  const kort = Math.min(n, namen.length, uitkomsten.length);
  const reeks = {
    skills: Int32Array.from(namen.slice(0, kort), (naam) => nummers.nr(naam)),
    x: Uint8Array.from(uitkomsten.slice(0, kort)),
  };
  if (namen.length === n && uitkomsten.length === n) return { reeks };
  return {
    reeks,
    waarschuwing: `regel ${i + 1}: ${n} aangekondigd, ${namen.length} vaardigheden en ${uitkomsten.length} uitkomsten; de eerste ${kort} tellen mee`,
  };
}

/** Reads the three-line format: number of answers, skill ids, outcomes. Throws `LogFout` with the line. */
export function leesLog(tekst: string, nummers: SkillNummers): AntwoordLog {
  const regels = tekst.split(/\r?\n/);
  while (regels.length > 0 && regels.at(-1)?.trim() === '') regels.pop();
  const log: AntwoordLog = { reeksen: [], aantal: 0, waarschuwingen: [] };
  for (let i = 0; i < regels.length; i += 3) {
    const { reeks, waarschuwing } = leesDrie(regels, i, nummers);
    log.reeksen.push(reeks);
    log.aantal += reeks.x.length;
    if (waarschuwing !== undefined) log.waarschuwingen.push(waarschuwing);
  }
  return log;
}
