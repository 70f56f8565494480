import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const error = (part: object): Error => Object.assign(new Error('451 bea@school.test later'), part);

it.each([
  [error({ code: 'ECONNREFUSED' }), { reden: 'geen_verbinding', answer_code: null }],
  [error({ code: 'ESOCKET' }), { reden: 'geen_verbinding', answer_code: null }],
  [error({ code: 'ETIMEDOUT' }), { reden: 'geen_verbinding', answer_code: null }],
  [error({ code: 'EENVELOPE', responseCode: 451 }), { reden: 'server_weigert', answer_code: 451 }],
  [error({ code: 'EAUTH', responseCode: 535 }), { reden: 'aanmelden_mislukt', answer_code: 535 }],
  [error({}), { reden: 'anders', answer_code: null }],
  ['x', { reden: 'anders', answer_code: null }],
])('sorts %o without keeping what the server said', (cause, report) => {
  expect(failureOf(cause)).toEqual(report);
});
