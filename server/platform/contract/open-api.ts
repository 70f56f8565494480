import { z } from 'zod';
import { safeParse, toJSONSchema, type $ZodType } from 'zod/v4/core';
import { errorSchema } from '../error/error.contract.ts';
import { nameOf, type Endpoint } from './endpoint.contract.ts';
import type { Declared } from './find-endpoints.ts';

type Json = Record<string, unknown>;

/** Rules that JSON Schema has no word for, e.g. two years that follow each other, are left out. */
const schemaOf = (schema: $ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/** One line per name of a path or a query. */
function parametersOf(schema: $ZodType | undefined, spot: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { data } = safeParse(objectSchema, schemaOf(schema, 'input'));
  if (data === undefined) return [];
  return Object.entries(data.properties).map(([name, property]) => ({
    name,
    in: spot,
    required: spot === 'path' || data.required.includes(name),
    schema: property,
  }));
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function bodyOf({ body, upload }: Endpoint): Json | undefined {
  if (upload === true) {
    const file = {
      type: 'object',
      properties: { bestand: { type: 'string', format: 'binary' } },
      required: ['bestand'],
    };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  return body === undefined ? undefined : { required: true, ...json(schemaOf(body, 'input')) };
}

function goodAnswer({ response, download, status = 200 }: Endpoint): Json {
  if (download !== undefined)
    return { 200: { description: 'file', content: { [download]: { schema: { type: 'string', format: 'binary' } } } } };
  if (response === undefined) return { 204: { description: 'done' } };
  return { [status]: { description: 'answer', ...json(schemaOf(response, 'output')) } };
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
};

function operationOf({ feature, endpoint }: Declared): Json {
  const { right, params, query, idempotent } = endpoint;
  const body = bodyOf(endpoint);
  return {
    operationId: nameOf(endpoint),
    tags: [feature],
    'x-right': right,
    security: right === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(idempotent === true ? [keyHeader] : []),
    ],
    ...(body && { requestBody: body }),
    responses: { ...goodAnswer(endpoint), default: { $ref: '#/components/responses/Error' } },
  };
}

/** `/api/admins/:adminId` -> `/api/admins/{adminId}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** OpenAPI 3.1 document of the endpoints, with zod's own JSON Schema. */
export function createOpenApi(declared: readonly Declared[]): { paths: Record<string, Json> } & Json {
  const paths: Record<string, Json> = {};
  for (const one of declared) {
    const path = openApiPath(one.endpoint.path);
    paths[path] = { ...paths[path], [one.endpoint.method.toLowerCase()]: operationOf(one) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Taaltocht', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Error: { description: 'refused', ...json(schemaOf(errorSchema, 'output')) } },
    },
  };
}
