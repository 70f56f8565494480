import { execFileSync } from 'node:child_process';

/** A text as the formatter prints a file of that name; what the formatter leaves alone stays as it is. */
export const formatText = (path: string, text: string): string =>
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', `--stdin-filepath=${path}`], {
    input: text,
    encoding: 'utf8',
  });
