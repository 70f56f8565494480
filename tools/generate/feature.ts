import { camel, pascal, type Files } from './names.ts';

/** A server feature that mounts itself: contract, module, routes, service, repository and tests. It begins as one call that counts the groups of a tenant. */
export function feature(name: string): Files {
  const P = pascal(name);
  const parts = { name, P, c: camel(name), base: `server/features/${name}/${name}` };
  return {
    [`server/features/${name}/module.ts`]: moduleOf(parts),
    ...layers(parts),
    ...tests(parts),
  };
}

interface Parts {
  name: string;
  /** The name as a type and as a value. */
  P: string;
  c: string;
  /** Path of its files without their role. */
  base: string;
}

const moduleOf = ({ name, P }: Parts): string => `import type { FeatureModule } from '../../platform/module.ts';
import { ${P}Repository } from './${name}.repository.ts';
import { create${P}Routes } from './${name}.routes.ts';
import { ${P}Service } from './${name}.service.ts';

/** The groups of a tenant, counted. */
export const module: FeatureModule = {
  name: '${name}',
  build: ({ db, mount }) => ({ routes: create${P}Routes(mount, new ${P}Service(new ${P}Repository(db))) }),
};
`;

const layers = ({ name, P, c, base }: Parts): Files => ({
  [`${base}.contract.ts`]: `import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Answer of \`GET /api/admins/{adminId}/${name}\`. */
export const ${c}Schema = z.strictObject({ groepen: z.int().check(z.gte(0)) });
export type ${P}Overview = z.infer<typeof ${c}Schema>;

export const ${c}Endpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/${name}',
    right: 'paneel.openen',
    params: adminParamsSchema,
    response: ${c}Schema,
  }),
};
`,
  [`${base}.routes.ts`]: `import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { ${c}Endpoints } from './${name}.contract.ts';
import type { ${P}Service } from './${name}.service.ts';

export function create${P}Routes(mount: Mount, service: ${P}Service): Mounted[] {
  return [mount(${c}Endpoints.find, ({ access }) => service.find(access.adminId))];
}
`,
  [`${base}.service.ts`]: `import type { ${P}Overview } from './${name}.contract.ts';
import type { ${P}Repository } from './${name}.repository.ts';

export class ${P}Service {
  constructor(private readonly repository: Pick<${P}Repository, 'countGroepen'>) {}

  async find(adminId: string): Promise<${P}Overview> {
    return { groepen: await this.repository.countGroepen(adminId) };
  }
}
`,
  [`${base}.repository.ts`]: `import type { Knex } from 'knex';

export class ${P}Repository {
  constructor(private readonly db: Knex) {}

  async countGroepen(adminId: string): Promise<number> {
    const row = await this.db('groepen').where({ admin_id: adminId }).count<{ n: string }>({ n: '*' }).first();
    return Number(row?.n ?? 0);
  }
}
`,
});

const tests = ({ name, P, c, base }: Parts): Files => ({
  [`${base}.service.test.ts`]: `import { expect, it } from 'vitest';
import { ${P}Service } from './${name}.service.ts';

it('counts the groups of the tenant that is asked for', async () => {
  const service = new ${P}Service({ countGroepen: async (adminId) => (adminId === 'a' ? 3 : 0) });
  expect(await service.find('a')).toEqual({ groepen: 3 });
});
`,
  [`${base}.api.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { ${c}Endpoints } from './${name}.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('counts the groups of the own school, and of no other', async () => {
  const { een: one, twee: two } = kit.scholen;
  const schooladmin = kit.as(await kit.token('beheer.een'));
  const own = await schooladmin.call(${c}Endpoints.find, { params: { adminId: one.adminId } });
  expect(own.groepen).toBeGreaterThan(0);
  await schooladmin.request(${c}Endpoints.find, { params: { adminId: two.adminId } }).expect(403);
});
`,
});
