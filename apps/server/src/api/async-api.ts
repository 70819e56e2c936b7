import { clientMessageSchema, livePath, longestClientMessage } from '@open-yatzy/protocol';
import type * as v from 'valibot';
import { securitySchemes } from './caller.ts';
import { componentSchemas, jsonSchema } from './open-api.ts';
import { serverMessages } from './schemas/server-messages.ts';
import { version } from './version.ts';

type Named = readonly (readonly [name: string, schema: v.GenericSchema])[];

const fromClient: Named = clientMessageSchema.options.map((option) => [option.entries.type.literal, option]);
/** A name of its own, since some types are said by both sides. */
const fromServer: Named = Object.entries(serverMessages).map(([type, schema]) => [`${type}Told`, schema]);

const messagesOf = (named: Named) =>
  Object.fromEntries(named.map(([name, schema]) => [name, { name, payload: jsonSchema(schema) }]));
const refer = (at: string, named: Named) => named.map(([name]) => ({ $ref: `#/${at}/${name}` }));

/** The live socket, as AsyncAPI describes it: made of the schemas that parse what comes and type what goes. */
export const asyncApi = {
  asyncapi: '3.0.0',
  info: {
    title: 'Open Yatzy, live',
    version,
    description: `One socket follows one match: send \`follow\`, then commands. A message has at most ${longestClientMessage} bytes. Without a token a socket only looks on.`,
  },
  defaultContentType: 'application/json',
  servers: {
    own: {
      host: '{host}',
      protocol: 'wss',
      description: 'The server that this document comes from; `ws` where that is reached by plain http.',
      variables: { host: { default: 'localhost:3000' } },
      security: [{ $ref: '#/components/securitySchemes/token' }],
    },
  },
  channels: {
    live: {
      address: livePath,
      messages: Object.fromEntries(
        [...fromClient, ...fromServer].map(([name]) => [name, { $ref: `#/components/messages/${name}` }]),
      ),
    },
  },
  operations: {
    hear: {
      action: 'receive',
      summary: 'What a client says',
      channel: { $ref: '#/channels/live' },
      messages: refer('channels/live/messages', fromClient),
    },
    tell: {
      action: 'send',
      summary: 'What the server says',
      channel: { $ref: '#/channels/live' },
      messages: refer('channels/live/messages', fromServer),
    },
  },
  components: {
    messages: { ...messagesOf(fromClient), ...messagesOf(fromServer) },
    schemas: componentSchemas,
    securitySchemes: { token: securitySchemes.token },
  },
} as const;
