import { Ajv2020 } from 'ajv/dist/2020.js';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed; null where there is none. */
  readonly body: unknown;
}

/** Asks the API as a program does, and sees to it that every answer is what the OpenAPI document says. */
export class ApiClient {
  readonly #address: string;
  readonly #documents: Ajv2020;
  readonly #paths: readonly string[];

  private constructor(address: string, document: { readonly paths: object }) {
    this.#address = address;
    this.#documents = new Ajv2020({ strict: false }).addSchema(document, 'openapi');
    this.#paths = Object.keys(document.paths);
  }

  /** `address` is a host with its port. */
  static async connect(address: string): Promise<ApiClient> {
    const document = await fetch(`http://${address}/api/openapi.json`);
    return new ApiClient(address, (await document.json()) as { readonly paths: object });
  }

  /** `asked` is a method and a path, such as `GET /api/me`. Throws where the answer is not as described. */
  async ask(
    asked: string,
    {
      token,
      body,
      headers = {},
    }: {
      readonly token?: string | undefined;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<ApiAnswer> {
    const [method = '', path = ''] = asked.split(' ');
    const response = await fetch(`http://${this.#address}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
    this.#compare(asked, answer);
    return answer;
  }

  #compare(asked: string, { status, body }: ApiAnswer): void {
    const [method = '', path = ''] = asked.split(' ');
    const [bare = ''] = path.split('?');
    const template = this.#paths.find((each) => matches(each, bare));
    // What is nowhere, or not possible there, is described nowhere.
    if (status === 204 || status === 405 || template === undefined) return;
    const place = [
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      status < 400 ? String(status) : 'default',
      'content',
      'application/json',
      'schema',
    ];
    const validate = this.#documents.compile({ $ref: `openapi#/${place.map(pointer).join('/')}` });
    if (!validate(body))
      throw new Error(`${asked}: not as described: ${this.#documents.errorsText(validate.errors)}`);
  }
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/.]+');
  return new RegExp(`^${pattern}$`).test(path);
}

function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
