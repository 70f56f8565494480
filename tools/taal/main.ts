/** npm run -s taal -- <command> [--zonder-tabellen]: one item per line on stdin, one JSON object per line on stdout. */
import { COMMANDS } from './commands.ts';
import { linesOf } from './rules.ts';
import type { Processor } from './execution.ts';

const FLAG = '--zonder-tabellen';
const BLOCK = 1 << 16;

/** Writes in blocks and waits when the reader is slower than the rules. */
async function run(antwoord: Processor): Promise<void> {
  let block = '';
  for await (const rule of linesOf(process.stdin)) {
    block += `${JSON.stringify(antwoord(rule))}\n`;
    if (block.length < BLOCK) continue;
    await write(block);
    block = '';
  }
  if (block !== '') await write(block);
}

function write(block: string): Promise<void> {
  return new Promise((done, error) => {
    process.stdout.write(block, (e) => (e ? error(e) : done()));
  });
}

const [name = '', ...flags] = process.argv.slice(2);
const command = COMMANDS.get(name);
const unknown = flags.find((v) => v !== FLAG);

if (command === undefined || unknown !== undefined) {
  process.stderr.write(
    `${command === undefined ? `unknown command: ${name}` : `unknown flag: ${unknown ?? ''}`}\ncommands: ${[...COMMANDS.keys()].join(' ')}; flag: ${FLAG}\n`,
  );
  process.exitCode = 2;
} else {
  await run(await command({ tables: !flags.includes(FLAG) }));
}
