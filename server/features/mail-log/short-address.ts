const SHOWN = 2;

/** Enough of an address to recognise it on the telephone, too little to write to: `be…@school.test`. */
export function shortAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '…';
  const name = Array.from(address.slice(0, at));
  const shown = name.length > SHOWN + 1 ? SHOWN : 1;
  return `${name.slice(0, shown).join('')}…${address.slice(at)}`;
}
