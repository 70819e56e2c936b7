import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

type Callback = (error?: Error | null) => void;
type Coding = 'br' | 'gzip';

/** What is worth compressing; pictures, fonts and sound are so already, and event streams must not wait. */
const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Bytes below which compressing gains nothing. */
const smallest = 1024;
const brotliQuality = 4;

/**
 * A response that compresses what is written to it where its client takes that and nobody compressed it before. What a
 * stream writes is passed on at once.
 */
export class CompressedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #encoder: Transform | null = null;

  override writeHead(
    status: number,
    first?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    second?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const reason = typeof first === 'string' ? first : undefined;
    const headers = typeof first === 'string' ? second : first;
    for (const [name, value] of entriesOf(headers ?? {}))
      if (value !== undefined) this.setHeader(name, value);
    if (!this.headersSent) this.#begin(status);
    return reason === undefined ? super.writeHead(status) : super.writeHead(status, reason);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    const coded = typeof encoding === 'string' ? encoding : 'utf8';
    const done = typeof encoding === 'function' ? encoding : callback;
    return this.#encoder ? this.#encoder.write(chunk, coded, done) : super.write(chunk, coded, done);
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    const body = typeof chunk === 'function' ? undefined : chunk;
    const done = [chunk, encoding, callback].find((each) => typeof each === 'function');
    const coded = typeof encoding === 'string' ? encoding : 'utf8';
    if (!this.headersSent) {
      if (typeof body === 'string' || body instanceof Uint8Array) this.#setLength(body);
      this.writeHead(this.statusCode);
    }
    if (done) this.once('finish', () => done());
    if (!this.#encoder) return super.end(body, coded);
    if (!this.#encoder.writableEnded) this.#encoder.end(body, coded);
    return this;
  }

  #setLength(body: string | Uint8Array): void {
    if (!this.hasHeader('transfer-encoding')) this.setHeader('content-length', Buffer.byteLength(body));
  }

  #begin(status: number): void {
    if (!compressible.test(String(this.getHeader('content-type') ?? ''))) return;
    if (!/accept-encoding/i.test(String(this.getHeader('vary') ?? '')))
      this.appendHeader('vary', 'Accept-Encoding');
    const coding = codingFor(this.req.headers['accept-encoding']);
    if (!coding || !this.#mayEncode(status)) return;
    this.removeHeader('content-length');
    this.setHeader('content-encoding', coding);
    // The same page in another coding is other bytes, so a strong tag would lie.
    const tag = this.getHeader('etag');
    if (typeof tag === 'string' && !tag.startsWith('W/')) this.setHeader('etag', `W/${tag}`);
    this.#encoder = this.#pipe(encoderFor(coding));
  }

  #mayEncode(status: number): boolean {
    const length = this.getHeader('content-length');
    const hasBody = this.req.method !== 'HEAD' && status !== 204 && status !== 206 && status !== 304;
    const isPlain =
      !this.hasHeader('content-encoding') &&
      !/no-transform/.test(String(this.getHeader('cache-control') ?? ''));
    return hasBody && isPlain && (length === undefined || Number(length) >= smallest);
  }

  #pipe(encoder: Transform): Transform {
    encoder.on('data', (chunk: Buffer) => {
      if (!super.write(chunk)) encoder.pause();
    });
    encoder.on('end', () => super.end());
    encoder.on('error', (error) => this.destroy(error));
    encoder.on('drain', () => this.emit('drain'));
    this.on('drain', () => encoder.resume());
    this.on('close', () => encoder.destroy());
    return encoder;
  }
}

/** Headers by name; Node itself gives them as a list of names and values in turn, as it refuses a request without a host. */
function entriesOf(
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[],
): readonly (readonly [string, OutgoingHttpHeader | undefined])[] {
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[String(name), headers[index + 1]]] : []));
}

/** The best coding that a client accepts: one that it names with a weight above 0. */
function codingFor(accepted: string | undefined): Coding | null {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((each) => each.trim()))
    .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q=/, '')) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding)) ?? null;
}

function encoderFor(coding: Coding): Transform {
  return coding === 'gzip'
    ? createGzip({ flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
      });
}
