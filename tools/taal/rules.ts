/** Lines of a byte stream: cut at `\n` only, one `\r` before it dropped; a last line without end counts, an empty rest does not. */
export async function* linesOf(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const reader = new TextDecoder('utf-8', { ignoreBOM: false });
  let rest = '';
  for await (const piece of source) {
    const parts = (rest + (typeof piece === 'string' ? piece : reader.decode(piece, { stream: true }))).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield withoutCr(part);
  }
  rest += reader.decode();
  if (rest !== '') yield withoutCr(rest);
}

function withoutCr(rule: string): string {
  return rule.endsWith('\r') ? rule.slice(0, -1) : rule;
}
