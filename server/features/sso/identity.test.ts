import { describe, expect, it } from 'vitest';
import { identityOf, isCoAccount, isSameSchool } from './identity.ts';

const MAP = { subject: 'sub', brin: 'nlEduPersonHomeOrganizationId', eckId: 'eckId' };

describe('an identity', () => {
  it('has the issuer that was configured, and only what the service told', () => {
    expect(identityOf('https://a.test', MAP, { sub: ' u1 ', iss: 'https://other.test', eckId: 7 })).toEqual({
      issuer: 'https://a.test',
      subject: 'u1',
    });
    expect(
      identityOf('https://a.test', MAP, { sub: 'u1', nlEduPersonHomeOrganizationId: '11zz03', eckId: 'e1' }),
    ).toEqual({ issuer: 'https://a.test', subject: 'u1', brin: '11ZZ03', eckId: 'e1' });
  });

  it.each([
    ['student', true],
    [['student', 'affiliate'], true],
    [['student', 'employee'], undefined],
    ['staff', undefined],
    [undefined, undefined],
  ])('of %j is one of a pupil: %s', (told, leerling) => {
    const map = { ...MAP, affiliation: 'eduPersonAffiliation' };
    expect(identityOf('https://a.test', map, { sub: 'u1', eduPersonAffiliation: told })?.leerling).toBe(leerling);
    expect(identityOf('https://a.test', MAP, { sub: 'u1', eduPersonAffiliation: told })?.leerling).toBeUndefined();
  });

  it.each([{}, { sub: '' }, { sub: 4 }, { sub: 'x'.repeat(257) }])('is none in %j', (claims) => {
    expect(identityOf('https://a.test', MAP, claims)).toBeUndefined();
  });
});

describe('of a service with platforms and co-accounts', () => {
  const map = {
    subject: 'userID',
    platform: 'platform',
    acting: [
      ['actualUserName', 'name'],
      ['actualUserSurname', 'surname'],
    ],
  } as const;
  const child = { userID: 'u-7', platform: 'Regenboog.smartschool.be', name: 'Lotte', surname: 'Peeters' };

  it('an identity is one of its platform, and none without', () => {
    expect(identityOf('https://a.test', map, child)?.subject).toBe('regenboog.smartschool.be/u-7');
    expect(identityOf('https://a.test', map, { ...child, platform: '' })).toBeUndefined();
  });

  it.each([
    [{}, false],
    [{ actualUserName: '', actualUserSurname: null }, false],
    [{ actualUserName: 'Lotte', actualUserSurname: 'Peeters' }, false],
    [{ actualUserName: 'An', actualUserSurname: 'Peeters' }, true],
    [{ actualUserName: 'Lotte', actualUserSurname: 'Claes' }, true],
  ])('somebody else acts in %j: %s', (told, other) => {
    expect(isCoAccount(map, { ...child, ...told })).toBe(other);
  });
});

it.each([
  ['11ZZ', '11ZZ03', true],
  ['11ZZ03', '11zz03', true],
  ['11ZZ03', '11ZZ04', false],
  ['11ZZ', '12ZZ', false],
])('%s and %s are of one school: %s', (one, other, same) => {
  expect(isSameSchool(one, other)).toBe(same);
  expect(isSameSchool(other, one)).toBe(same);
});
