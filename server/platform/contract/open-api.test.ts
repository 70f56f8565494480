import { expect, it } from 'vitest';
import { findEndpoints } from './find-endpoints.ts';
import { createOpenApi, openApiPath } from './open-api.ts';

it('describes every declared endpoint, with its right, its names and the error', async () => {
  const declared = await findEndpoints();
  const { paths } = createOpenApi(declared);
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((call) => `${call} ${path}`),
  );
  const expected = declared.map(({ endpoint }) => `${endpoint.method.toLowerCase()} ${openApiPath(endpoint.path)}`);
  expect(described.toSorted()).toEqual(expected.toSorted());
});

it('says how a group is made', async () => {
  const { paths } = createOpenApi(await findEndpoints());
  expect(paths['/api/admins/{adminId}/groepen']?.['post']).toMatchObject({
    'x-right': 'groepen.toevoegen',
    parameters: [
      { name: 'adminId', in: 'path', required: true },
      { name: 'Idempotency-Key', in: 'header' },
    ],
    requestBody: { content: { 'application/json': { schema: { required: ['naam', 'jaargroepen', 'schooljaar'] } } } },
    responses: { 201: { description: 'answer' }, default: { $ref: '#/components/responses/Error' } },
  });
});
