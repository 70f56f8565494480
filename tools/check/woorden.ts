/** One source file. */
export interface FileData {
  path: string;
  text: string;
}

/** English doubles of domain nouns, as whole words inside identifiers. */
const DOUBLES = [
  'pupil',
  'student',
  'classroom',
  'teacher',
  'exerciseSetting',
  'learningGoal',
  'licence',
  'license',
  'worldMap',
];
/** Home folders: a path of somebody's machine has no place in a source. */
const MACHINE = [/\/(root|Users)\//];
const identifier = /\b[A-Za-z_$][\w$]*\b/g;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
const withoutStrings = (text: string): string =>
  text.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''");

function double(name: string): string | undefined {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$]+/);
  return DOUBLES.find((d) => parts.includes(d.toLowerCase()) || name.toLowerCase() === d.toLowerCase());
}

/** Glossary and leak check over source texts; answers one line a finding. */
export function checkWords(sources: readonly FileData[]): string[] {
  const findings: string[] = [];
  for (const { path, text } of sources) {
    if (path.startsWith('tools/check/')) continue;
    for (const pattern of MACHINE) if (pattern.test(text)) findings.push(`${path}: path of a machine`);
    const names = new Set(withoutStrings(withoutComments(text)).match(identifier) ?? []);
    for (const name of names) {
      const found = double(name);
      if (found !== undefined)
        findings.push(
          `${path}: identifier "${name}" doubles a domain noun (${found}); see engine/core/domein/woordenlijst.md`,
        );
    }
  }
  return findings;
}
