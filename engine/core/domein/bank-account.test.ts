import { expect, it } from 'vitest';
import { accountText, isBankAccount, plainAccount } from './bank-account.ts';

it.each([
  ['NL91ABNA0417164300', true],
  ['BE68539007547034', true],
  ['DE89370400440532013000', true],
  ['NL91ABNA0417164301', false],
  ['NL91ABNA041716430', false],
  ['BE6853900754703', false],
  ['91ABNA0417164300', false],
  ['', false],
])('takes %j for an account number: %s', (account, good) => {
  expect(isBankAccount(account)).toBe(good);
});

it('reads as it is typed and writes as it is read', () => {
  expect(plainAccount(' nl91 abna 0417 1643 00 ')).toBe('NL91ABNA0417164300');
  expect(accountText('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
  expect(accountText('BE68539007547034')).toBe('BE68 5390 0754 7034');
});

it('finds a digit that changed place', () => {
  expect(isBankAccount('NL91ABNA0147164300')).toBe(false);
  expect(isBankAccount('BE68539007547043')).toBe(false);
});
