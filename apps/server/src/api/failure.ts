import * as v from 'valibot';

/** What can be wrong with a request itself, and the HTTP status that says so. */
export const failureStatuses = {
  BadInput: 400,
  NotSignedIn: 401,
  BadToken: 401,
  ForeignOrigin: 403,
  NotAllowed: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  Refused: 409,
  TooLarge: 413,
  WrongType: 415,
  TooMany: 429,
  Internal: 500,
  NotReady: 503,
} as const;
export type FailureKind = keyof typeof failureStatuses;

interface Detail {
  /** What it is called to clients, where the area has a code of its own. */
  readonly code?: string;
  /** The field at fault, as a path with dots. */
  readonly where?: string;
  /** Seconds after which it may go well. */
  readonly retryAfter?: number;
}

/** A request that is answered by an error. `message` is plain English, for programmers. */
export class Failure extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly where: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, message: string, { code = kind, where, retryAfter }: Detail = {}) {
    super(message);
    this.statusCode = failureStatuses[kind];
    this.code = code;
    this.where = where;
    this.retryAfter = retryAfter;
  }
}

/** The body of every answer that is an error. */
export const failureAnswer = v.strictObject({
  error: v.strictObject({
    code: v.pipe(v.string(), v.description('Stable; what programs decide by')),
    message: v.pipe(v.string(), v.description('Plain English, for people')),
    where: v.exactOptional(v.pipe(v.string(), v.description('The field at fault, as a path with dots'))),
  }),
});

/** What Fastify says of a request that it refuses, in our codes. */
const fastifyCodes: Readonly<Record<string, readonly [FailureKind, string]>> = {
  FST_ERR_MAX_PARAM_LENGTH: ['NotFound', 'There is nothing here; no id is that long.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['WrongType', 'Bodies are JSON: send content-type application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['TooLarge', 'The body is too large.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BadInput', 'The body is empty where JSON is expected.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BadInput', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BadInput', 'The body is not as long as its content-length says.'],
};

/** Any error as one that may be told: what is not meant for the client is `Internal` and says nothing. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  const known = typeof code === 'string' ? fastifyCodes[code] : undefined;
  if (known) return new Failure(...known);
  return statusCode === 400
    ? new Failure('BadInput', 'The request cannot be read.')
    : new Failure('Internal', 'The server failed on this request.');
}
