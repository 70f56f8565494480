/** npm run idp [-- --product http://localhost:3000,http://vlaams.localhost:3000]: a sign-in service with the people of the demo schools, beside `npm start`. */
import { parseArgs } from 'node:util';
import { loadSignIns } from '../../server/db/seeds/demo/sign-ins.ts';
import { readEnv } from '../../server/platform/env.ts';
import { startIdentityProvider } from '../../server/test/identity-provider.ts';
import { peopleOf } from './people.ts';

const env = readEnv(process.env);
const { values } = parseArgs({
  options: {
    product: { type: 'string', default: `http://localhost:${env.PORT},http://vlaams.localhost:${env.PORT}` },
  },
});
const people = peopleOf(loadSignIns(env.DATA_DIR));
const { issuer } = await startIdentityProvider({
  port: Number(new URL(env.IDP_URL).port),
  users: people,
  redirects: values.product.split(',').map((address) => new URL('/api/auth/sso/callback', address).href),
});
console.log(`${issuer}: ${people.map(({ name }) => name).join(', ')}`);
