import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { socketMap } from '../database/built-in.ts';

/** What a command asks of the server that holds the embedded database. */
export const doorRequestSchema = z.discriminatedUnion('work', [
  z.strictObject({
    work: z.literal('backup'),
    folder: z.string(),
    keys: z.optional(z.string()),
    days: z.optional(z.int()),
  }),
  /** A backup was put back somewhere else, and was whole. */
  z.strictObject({ work: z.literal('tested') }),
]);
export type DoorRequest = z.infer<typeof doorRequestSchema>;
const answerSchema = z.union([z.strictObject({ done: z.string() }), z.strictObject({ failed: z.string() })]);

/** The folder of the socket is open to its owner alone, and so is what lies in it. */
const pathOf = (dataDir: string): string => join(socketMap(dataDir), 'backup.sock');

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += String(piece);
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
  });
}

/** Where a command on the same machine asks for a backup: the embedded database serves one process, so that one makes it. */
export class BackupDoor {
  private server: Server | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly act: (request: DoorRequest) => Promise<string>,
  ) {}

  open(): void {
    const path = pathOf(this.dataDir);
    rmSync(path, { force: true }); // the data folder is ours, so this one belongs to a dead process
    this.server = createServer((socket) => void this.answer(socket));
    this.server.listen(path);
    this.server.unref();
  }

  close(): Promise<void> {
    const { server } = this;
    return new Promise((done) => (server === undefined ? done() : server.close(() => done())));
  }

  private async answer(socket: Socket): Promise<void> {
    try {
      const request = doorRequestSchema.parse(JSON.parse(await readLine(socket)));
      socket.end(`${JSON.stringify({ done: await this.act(request) })}\n`);
    } catch (error) {
      socket.end(`${JSON.stringify({ failed: error instanceof Error ? error.message : String(error) })}\n`);
    }
  }
}

/** Asks the server of a data folder; undefined when none is running there. */
export async function askDoor(dataDir: string, request: DoorRequest): Promise<string | undefined> {
  const socket = createConnection(pathOf(dataDir));
  const open = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!open) return undefined;
  const reading = readLine(socket);
  socket.write(`${JSON.stringify(request)}\n`);
  const answer = answerSchema.parse(JSON.parse(await reading));
  socket.destroy();
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.done;
}
