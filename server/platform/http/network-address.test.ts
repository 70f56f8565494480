import { expect, it } from 'vitest';
import { limitAddress } from './network-address.ts';

it('counts an IPv4 address as it is, also when it arrives as IPv6', () => {
  expect(limitAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(limitAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('counts IPv6 by its network, however it is written', () => {
  const net = '2001:db8:0:12::/64';
  for (const address of ['2001:db8:0:12::1', '2001:0DB8:0000:0012:aaaa:bbbb:cccc:dddd', '2001:db8:0:12:1:2:3:4'])
    expect(limitAddress(address)).toBe(net);
  expect(limitAddress('2001:db8:0:13::1')).not.toBe(net);
  expect(limitAddress('::1')).toBe('0:0:0:0::/64');
  expect(limitAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

it('knows no address in nothing and in nonsense', () => {
  for (const ip of [undefined, '', 'unix:', 'localhost', '1.2.3', '1.2.3.4.5'])
    expect(limitAddress(ip)).toBeUndefined();
});
