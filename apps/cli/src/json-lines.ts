import { once } from 'node:events';
import { parsed } from './arguments.ts';

/** Why a line has no answer; stands in its place in the output. */
export interface LineError {
  readonly code: string;
  readonly message: string;
}

export type Answer = { readonly value: unknown } | { readonly error: LineError };

/** The members of a line's object; unknown ones are nobody's business. */
export type Members = Readonly<Record<string, unknown>>;

/** Longer than any line that asks something; what is longer is not kept in memory. */
const longestLine = 1_000_000;

/** What one line's object is answered by. */
export type Answerer = (members: Members) => Answer | Promise<Answer>;

const newline = 0x0a;

/** A line without its end, or how it is wrong already. */
type Line = Uint8Array | 'tooLong';

/** Splits bytes into lines; the last may lack its newline. A line beyond `longestLine` is dropped while it comes in. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Line[]> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    length += part.length;
    if (length > longestLine) parts = [];
    else parts.push(part);
  };
  const end = (): Line => {
    const line = length > longestLine ? 'tooLong' : Buffer.concat(parts);
    [parts, length] = [[], 0];
    return line;
  };
  for await (const chunk of input) {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at));
      lines.push(end());
      from = at + 1;
    }
    add(chunk.subarray(from));
    yield lines;
  }
  yield [end()];
}

const failed = (code: string, message: string): Answer => ({ error: { code, message } });
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The answer to one line; undefined to a blank one. */
async function answerTo(line: Line, answer: Answerer): Promise<Answer | undefined> {
  if (line === 'tooLong') return failed('tooLong', `the line is longer than ${longestLine} bytes`);
  let text: string;
  try {
    text = utf8.decode(line);
  } catch {
    return failed('notUtf8', 'the line is not UTF-8');
  }
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed('notJson', 'the line is not JSON');
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? answer(value as Members) : failed('notAnObject', 'the line is JSON, but not an object');
}

/** Answers standard input line by line in order; the exit status is 1 if a line was bad. */
export async function answerLines(args: string[], answer: Answerer): Promise<number> {
  parsed({ args });
  let status = 0;
  for await (const lines of linesOf(process.stdin)) {
    const answers: Answer[] = [];
    for (const line of lines) {
      const answered = await answerTo(line, answer);
      if (answered) answers.push(answered);
    }
    if (answers.some((each) => 'error' in each)) status = 1;
    const text = answers.map(
      (each) => `${JSON.stringify('error' in each ? { error: each.error } : each.value)}\n`,
    );
    if (!process.stdout.write(text.join(''))) await once(process.stdout, 'drain');
  }
  return status;
}
