/** HTTP/1.1 over one kept connection, with as little work as it takes: the generator shares the cores with what it measures. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  status: number;
  /** Body as it came; compressed when the server chose to. */ body: Buffer;
}
export interface WireRequest {
  method: 'GET' | 'POST';
  path: string;
  token?: string | undefined;
  body?: string | undefined;
}
export interface Wire {
  send(request: WireRequest): Promise<WireAnswer>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** As a browser sends it. */
function textOf({ method, path, token, body }: WireRequest): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Accept: application/json', 'Accept-Encoding: gzip'];
  if (token !== undefined) lines.push(`Authorization: Bearer ${token}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}${HEAD_END}${body ?? ''}`;
}

/** The answer when all of it is there. */
function parse(bytes: Buffer): WireAnswer | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const body = bytes.subarray(end + HEAD_END.length);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  const whole =
    length === undefined ? body.subarray(-LAST_CHUNK.length).toString() === LAST_CHUNK : body.length >= Number(length);
  return whole ? { status: Number(head.slice(9, 12)), body } : undefined;
}

class SocketWire implements Wire {
  private bytes: Buffer = Buffer.alloc(0);
  private waiting: { done: (answer: WireAnswer) => void; failed: (error: Error) => void } | undefined;

  constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (part) => this.take(Buffer.from(part)));
    socket.on('error', (error) => this.waiting?.failed(error));
    socket.on('close', () => this.waiting?.failed(new Error('the server closed the connection')));
  }

  send(request: WireRequest): Promise<WireAnswer> {
    return new Promise((done, failed) => {
      this.waiting = { done, failed };
      this.socket.write(textOf(request));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(part: Buffer): void {
    this.bytes = this.bytes.length === 0 ? part : Buffer.concat([this.bytes, part]);
    const answer = parse(this.bytes);
    if (answer === undefined) return;
    this.bytes = Buffer.alloc(0);
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.done(answer);
  }
}

export async function openWire(port: number): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  return new SocketWire(socket);
}
