import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import * as v from 'valibot';
import { securitySchemes } from './caller.ts';
import { failureAnswer } from './failure.ts';
import { named } from './schemas/named.ts';
import { version } from './version.ts';

/** What an answer without a body is described by. */
export const nothing = v.pipe(v.undefined(), v.description('Done'));

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** A schema as JSON Schema within a document whose components are `componentSchemas`. */
export function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, $defs: __, ...own } = toJsonSchema(schema, { ...conversion, definitions: named });
  return own;
}

export const componentSchemas = toJsonSchemaDefs(named, conversion);

/** A route's schema as OpenAPI has it. */
function described(schema: FastifySchema): FastifySchema {
  const { params, querystring, body, response, ...rest } = schema;
  const converted = Object.entries({ params, querystring, body })
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => [name, jsonSchema(part as v.GenericSchema)]);
  const answers = Object.entries(response as Record<string, v.GenericSchema>).map(([status, answer]) => [
    status,
    answer === nothing ? { type: 'null', description: 'Done' } : answered(answer),
  ]);
  const failed = { ...jsonSchema(failureAnswer), description: 'What is wrong, by a stable code' };
  return {
    ...rest,
    ...Object.fromEntries(converted),
    response: { ...Object.fromEntries(answers), default: failed },
  };
}

function answered(schema: v.GenericSchema): object {
  return { description: 'As asked', ...jsonSchema(schema) };
}

export const openApi: FastifyDynamicSwaggerOptions = {
  convertConstToEnum: false,
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Open Yatzy',
      version,
      description:
        'Everything that the pages do, for programs. Moves are told by the live socket, which /api/asyncapi.json describes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    components: { securitySchemes, schemas: componentSchemas },
  } as NonNullable<FastifyDynamicSwaggerOptions['openapi']>,
  transform: ({ schema, url }) => ({ schema: schema?.hide ? schema : described(schema), url }),
};
