import type { FastifySchemaCompiler, FastifySerializerCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import { Failure } from './failure.ts';
import type { Frozen } from './schemas/schema-of.ts';

/** Types requests and answers by the schemas of their routes. */
export interface ValibotTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  readonly serializer: this['schema'] extends v.GenericSchema
    ? Frozen<v.InferInput<this['schema']>>
    : unknown;
}

/** Requests are parsed by their schema; the first field at fault is named. */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return { value: parsed.output };
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    const said = isUnknown ? 'There is no such field.' : issue.message;
    const message = `${path ?? httpPart ?? 'request'}: ${said}`;
    return { error: new Failure('BadInput', message, path === null ? {} : { where: path }) };
  };
};

/** The compiler has compared answers with their schemas already. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = () => (answer) =>
  JSON.stringify(answer);
