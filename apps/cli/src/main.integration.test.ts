import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yatzy-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function yatzy(args: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    maxBuffer: 2 ** 28,
  });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

/** Runs `options` or `totals`; the answers, parsed. */
function answers(command: string, input: string | Uint8Array) {
  const { status, stdout, stderr } = yatzy([command], input);
  expect(stderr).toBe('');
  const lines = stdout.split('\n');
  expect(lines.pop()).toBe('');
  return { status, lines: lines.map((line) => JSON.parse(line)) };
}

const joker = '{"rules":"joker-13","dice":[3,3,3,3,3],"card":{"fiveOfAKind":50}}';
const jokerAnswer = { options: { threes: { points: 15, bonus: 100 } } };

describe('options', () => {
  it('answers the shared positions', () => {
    const shared = new URL('../../../packages/rules/fixtures/options.jsonl', import.meta.url);
    const text = readFileSync(shared, 'utf8');
    const expected = text
      .trim()
      .split('\n')
      .map((line) => ({ options: JSON.parse(line).options }));
    expect(answers('options', text)).toEqual({ status: 0, lines: expected });
  });

  test.each([
    ['no line', ''],
    ['blank lines', '\n \r\n\t\n'],
  ])('answers nothing to %s', (_name, input) => {
    expect(answers('options', input)).toEqual({ status: 0, lines: [] });
  });

  test.each([
    ['a last line without newline', joker],
    ['CRLF', `${joker}\r\n`],
    ['blank lines around', `\n\n${joker}\n  \n`],
    ['a byte order mark', `\ufeff${joker}\n`],
    ['unknown members', joker.replace('{', '{"note":"hällo","__proto__":{"rules":"x"},')],
  ])('takes %s', (_name, input) => {
    expect(answers('options', input)).toEqual({ status: 0, lines: [jokerAnswer] });
  });

  const line = (members: object) =>
    JSON.stringify({ rules: 'pocket-15', dice: [1, 2, 3, 4, 5], card: {}, ...members });
  const bad = [
    ['notJson', 'not JSON'],
    ['notJson', '{"rules":'],
    ['notJson', `${joker} ${joker}`],
    ['notAnObject', '[]'],
    ['notAnObject', 'null'],
    ['notAnObject', '"options"'],
    ['notAnObject', '5'],
    ['unknownRules', '{}'],
    ['unknownRules', line({ rules: 'yatzy' })],
    ['unknownRules', line({ rules: '__proto__' })],
    ['unknownRules', line({ rules: ['pocket-15'] })],
    ['badDice', line({ dice: undefined })],
    ['badDice', line({ dice: [0, 2, 3, 4, 5] })],
    ['badDice', line({ dice: [7, 2, 3, 4, 5] })],
    ['badDice', line({ dice: ['3', 3, 3, 3, 3] })],
    ['badDice', line({ dice: [3.5, 3, 3, 3, 3] })],
    ['badDice', line({ dice: [3, 3, 3, 3] })],
    ['badDice', line({ dice: [null, 3, 3, 3, 3] })],
    ['badDice', `{"rules":"pocket-15","dice":${'['.repeat(100_000)}${']'.repeat(100_000)},"card":{}}`],
    ['badCard', line({ card: undefined })],
    ['badCard', line({ card: [] })],
    ['unknownBox', line({ card: { yatzy: 50 } })],
    ['unknownBox', '{"rules":"pocket-15","dice":[1,2,3,4,5],"card":{"__proto__":3}}'],
    ['unknownBox', line({ card: { constructor: 3 } })],
    ['unknownBox', line({ rules: 'joker-13', card: { onePair: 12 } })],
    ['impossiblePoints', line({ card: { ones: 6 } })],
    ['impossiblePoints', line({ card: { fullHouse: 100 } })],
    ['impossiblePoints', line({ card: { chance: null } })],
    ['tooLong', line({ note: 'x'.repeat(1_000_000) })],
  ] as const;
  const told = answers('options', bad.map(([, text]) => `${joker}\n${text}\n`).join(''));

  it('exits with 1 after a bad line, with all lines answered', () => {
    expect(told.status).toBe(1);
    expect(told.lines).toHaveLength(2 * bad.length);
  });

  test.each(bad.map(([code, text], row) => [code, text.slice(0, 60), row] as const))(
    'answers %s in its place to %s',
    (code, _text, row) => {
      const error = { code, message: expect.any(String) };
      expect(told.lines.slice(2 * row, 2 * row + 2)).toEqual([jokerAnswer, { error }]);
    },
  );

  it('answers bytes that are not UTF-8 in their place', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${joker}\n{"rules":"`),
      Buffer.from([0xff]),
      Buffer.from(`"}\n${joker}`),
    ]);
    const { status, lines } = answers('options', bytes);
    expect(status).toBe(1);
    expect(lines).toEqual([
      jokerAnswer,
      { error: { code: 'notUtf8', message: expect.any(String) } },
      jokerAnswer,
    ]);
  });

  it('answers 30,000 lines, in order', () => {
    const faces = Array.from({ length: 30_000 }, (_, index) => (index % 6) + 1);
    const input = faces.map((face) => `{"rules":"joker-13","dice":[${face},1,1,2,2],"card":{}}\n`).join('');
    const { status, lines } = answers('options', input);
    expect(status).toBe(0);
    expect(lines.map(({ options }) => options.chance.points)).toEqual(faces.map((face) => face + 6));
  });

  it('answers a line at once, and not when all have come', async () => {
    const child = spawn(process.execPath, [main, 'options']);
    child.stdin.write(`${joker}\n`);
    const [first] = await once(child.stdout, 'data');
    expect(JSON.parse(String(first))).toEqual(jokerAnswer);
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('says nothing when its reader has gone', async () => {
    const child = spawn(process.execPath, [main, 'options']);
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${joker}\n`);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(`${joker}\n`.repeat(10_000));
    const [, signal] = await once(child, 'close');
    expect({ said, signal }).toEqual({ said: '', signal: null });
  });
});

describe('totals', () => {
  test.each([
    [
      '{"rules":"joker-13","card":{"fiveOfAKind":50,"threes":15},"bonuses":2}',
      { upper: 15, upperBonus: 0, lower: 50, bonus: 200, total: 265 },
    ],
    [
      '{"rules":"pocket-15","card":{"fiveOfAKind":50,"fours":120}}',
      { upper: 120, upperBonus: 0, lower: 50, bonus: 0, total: 170 },
    ],
    [
      '{"rules":"scandinavian-15","card":{"fours":20,"fives":25,"sixes":18}}',
      { upper: 63, upperBonus: 50, lower: 0, bonus: 0, total: 113 },
    ],
    ['{"rules":"joker-13","card":{}}', { upper: 0, upperBonus: 0, lower: 0, bonus: 0, total: 0 }],
  ])('answers %s', (line, expected) => {
    expect(answers('totals', line)).toEqual({ status: 0, lines: [expected] });
  });

  const bad = [
    ['badBonuses', '{"rules":"joker-13","card":{},"bonuses":1}'],
    ['badBonuses', '{"rules":"pocket-15","card":{"fiveOfAKind":50},"bonuses":1}'],
    ['badBonuses', '{"rules":"joker-13","card":{"fiveOfAKind":50},"bonuses":"1"}'],
    ['badBonuses', '{"rules":"joker-13","card":{"fiveOfAKind":50},"bonuses":-1}'],
    ['impossiblePoints', '{"rules":"pocket-15","card":{"fours":120}}'],
    ['badCard', '{"rules":"joker-13"}'],
    ['unknownRules', '{"card":{}}'],
  ] as const;
  const told = answers('totals', bad.map(([, line]) => line).join('\n'));

  test.each(bad.map(([code, line], row) => [code, line, row] as const))(
    'answers %s to %s',
    (code, _line, row) => {
      expect(told.status).toBe(1);
      expect(told.lines[row]).toEqual({ error: { code, message: expect.any(String) } });
    },
  );
});

describe('play', () => {
  const three = ['play', '--rules', 'scandinavian-15', '--seats', 'thumb,thumb,thumb', '--games', '2'];

  it('prints a result a match, the same for the same seed', () => {
    const first = yatzy([...three, '--seed', 'a']);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(yatzy([...three, '--seed', 'a'])).toEqual(first);
    expect(yatzy([...three, '--seed', 'b']).stdout).not.toBe(first.stdout);
    const results = first.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results).toHaveLength(2);
    expect(results[0]).not.toEqual(results[1]);
    for (const { rules, seats } of results) {
      expect(rules).toBe('scandinavian-15');
      expect(seats).toHaveLength(3);
      const totals = seats.map(({ total }: { total: number }) => total);
      const won = seats.find(({ rank }: { rank: number }) => rank === 1);
      expect(won).toMatchObject({ bot: 'thumb', total: Math.max(...totals) });
    }
  });

  test.each(['pocket-15', 'joker-13'])('plays %s', (rules) => {
    const { status, stdout } = yatzy(['play', '--rules', rules, '--seats', 'thumb,thumb']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ rules, seats: [{ bot: 'thumb' }, { bot: 'thumb' }] });
  });

  test.each([
    [[]],
    [['--rules', 'yatzy', '--seats', 'thumb,thumb']],
    [['--rules', 'joker-13']],
    [['--rules', 'joker-13', '--seats', 'thumb']],
    [['--rules', 'joker-13', '--seats', 'thumb,thumb,thumb']],
    [['--rules', 'joker-13', '--seats', 'thumb,nobody']],
    [['--rules', 'joker-13', '--seats', 'thumb,thumb', '--games', '0']],
    [['--rules', 'joker-13', '--seats', 'thumb,thumb', '--games', '1.5']],
    [['--rules', 'joker-13', '--seats', 'thumb,thumb', 'more']],
  ])('refuses %j', (args) => {
    const { status, stdout, stderr } = yatzy(['play', ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('play --help');
  });
});

describe('verify', () => {
  const exported = yatzy([
    'play',
    '--rules',
    'pocket-15',
    '--seats',
    'thumb,thumb',
    '--seed',
    'v',
    '--export',
  ]).stdout;
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('finds nothing wrong with a match as it was played', () => {
    expect(yatzy(['verify', file('match.json', exported)])).toMatchObject({ status: 0, stderr: '' });
  });

  it('names an event whose points were raised', () => {
    const match = JSON.parse(exported);
    const written = match.events.find(
      ({ event }: { event: { type: string } }) => event.type === 'BoxWritten',
    );
    written.event.points += 1;
    const { status, stdout } = yatzy(['verify', file('raised.json', JSON.stringify(match))]);
    expect(status).toBe(1);
    expect(stdout).toContain(`event ${written.seq}: points`);
  });

  test.each([
    ['{}', 'stdout'],
    ['null', 'stdout'],
    ['not JSON', 'stderr'],
  ] as const)('refuses %s', (text, where) => {
    const told = yatzy(['verify', file('other.json', text)]);
    expect(told.status).toBe(1);
    expect(told[where]).not.toBe('');
  });

  it('says what it cannot read', () => {
    const { status, stderr } = yatzy(['verify', join(folder, 'nowhere.json')]);
    expect(status).toBe(1);
    expect(stderr).toContain('nowhere.json');
  });
});

describe('export', () => {
  it('says what is missing', () => {
    const empty = { ...process.env, DATA_DIR: join(folder, 'nothing') };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'export', 'abc'], { env: empty });
    expect({ status, stdout: stdout.toString() }).toEqual({ status: 1, stdout: '' });
    expect(stderr.toString()).toContain('nothing');
  });
});

describe('help', () => {
  const commands = ['options', 'totals', 'play', 'export', 'verify', 'serve'];

  test.each([['--help'], ['-h']])('%s lists every command', (arg) => {
    const { status, stdout, stderr } = yatzy([arg]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const command of commands) expect(stdout).toContain(`  ${command} `);
  });

  test.each(commands)('%s --help tells its usage', (command) => {
    const { status, stdout, stderr } = yatzy([command, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`Usage: npm run -s yatzy -- ${command} `);
  });

  test.each([
    [[]],
    [['yatzy']],
    [['__proto__']],
    [['--version']],
    [['options', '--fast']],
    [['totals', 'file']],
    [['verify']],
  ])('%j is refused with a hint', (args) => {
    const { status, stdout, stderr } = yatzy(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--help');
  });
});
