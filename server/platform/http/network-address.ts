import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that say which network it is; the rest a device chooses itself, anew as often as it likes. */
const GROEPEN_NET = 4;

function ipv6Net(address: string): string {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const parts = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const header = parts(before);
  const tail = after === undefined ? [] : parts(after);
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - header.length - tail.length) }, () => '0');
  return `${[...header, ...zeros, ...tail]
    .slice(0, GROEPEN_NET)
    .map((groep) => groep.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Address as a limit counts it: an IPv4 address, the /64 network of an IPv6 address, or `undefined` when there is none. */
export function limitAddress(ip: string | undefined): string | undefined {
  const address = ip === undefined ? '' : (MAPPED_IPV4.exec(ip)?.[1] ?? ip);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? ipv6Net(address) : undefined;
}

/** Where a request comes from; `trust proxy` decides whose word counts for that. */
export const networkAddressOf = (req: Request): string | undefined => limitAddress(req.ip);
