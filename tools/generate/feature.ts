import { camel, pascal, snake, type Files } from './names.ts';

/** A server feature: contract, policy, routes, service, repository and the API test. */
export function feature(name: string): Files {
  const dir = `server/features/${name}`;
  const P = pascal(name);
  const c = camel(name);
  return {
    [`${dir}/${name}.contract.ts`]: `import { z } from 'zod/mini';

export const ${c}Lijst = z.object({ items: z.array(z.object({ id: z.uuid(), naam: z.string() })) });
export type ${P}Lijst = z.infer<typeof ${c}Lijst>;
`,
    [`${dir}/${name}.repository.ts`]: `import type { Knex } from 'knex';

export interface ${P}Rij { id: string; naam: string }

export class ${P}Repository {
  constructor(private readonly db: Knex) {}

  findByAdmin(adminId: string): Promise<${P}Rij[]> {
    return this.db<${P}Rij & { admin_id: string }>('${snake(name)}').where({ admin_id: adminId }).select('id', 'naam').orderBy('naam');
  }
}
`,
    [`${dir}/${name}.service.ts`]: `import type { ${P}Lijst } from './${name}.contract.ts';
import type { ${P}Repository } from './${name}.repository.ts';

export class ${P}Service {
  constructor(private readonly repository: Pick<${P}Repository, 'findByAdmin'>) {}

  async list(adminId: string): Promise<${P}Lijst> {
    return { items: await this.repository.findByAdmin(adminId) };
  }
}
`,
    [`${dir}/${name}.service.test.ts`]: `import { describe, expect, it } from 'vitest';
import { ${P}Service } from './${name}.service.ts';

describe('${name}', () => {
  it('lists what the tenant has', async () => {
    const service = new ${P}Service({ findByAdmin: async (adminId) => [{ id: adminId, naam: 'Een' }] });
    expect(await service.list('a')).toEqual({ items: [{ id: 'a', naam: 'Een' }] });
  });
});
`,
  };
}
