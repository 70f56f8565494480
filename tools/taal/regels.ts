/** Lines of a byte stream: cut at `\n` only, one `\r` before it dropped; a last line without end counts, an empty rest does not. */
export async function* regelsVan(bron: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const lezer = new TextDecoder('utf-8', { ignoreBOM: false });
  let rest = '';
  for await (const stuk of bron) {
    const delen = (rest + (typeof stuk === 'string' ? stuk : lezer.decode(stuk, { stream: true }))).split('\n');
    rest = delen.pop() ?? '';
    for (const deel of delen) yield zonderCr(deel);
  }
  rest += lezer.decode();
  if (rest !== '') yield zonderCr(rest);
}

function zonderCr(regel: string): string {
  return regel.endsWith('\r') ? regel.slice(0, -1) : regel;
}
