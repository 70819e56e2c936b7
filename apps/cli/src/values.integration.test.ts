import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yatzy-values-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Values are kept in the test's own folder. */
function yatzy(args: readonly string[], input = '') {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    env,
    maxBuffer: 2 ** 28,
  });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

function told(args: readonly string[], input = '') {
  const { status, stdout, stderr } = yatzy(args, input);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

describe('solve', () => {
  test.each([
    ['joker-13', [], 254.484846],
    ['scandinavian-15', ['--released'], 248.439989],
  ] as const)('%s %s', (rules, options, value) => {
    const solved = told(['solve', rules, '--json', ...options]);
    expect(solved.value).toBeCloseTo(value, 6);
    expect(solved).toEqual({
      rules,
      value: solved.value,
      states: expect.any(Number),
      seconds: expect.any(Number),
      threads: expect.any(Number),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([[[]], [['joker-13', 'pocket-15']]])('takes one rule set and nothing else, not %s', (args) =>
    expect(yatzy(['solve', ...args])).toMatchObject({ status: 2, stdout: '' }),
  );
});

describe('advise', () => {
  const line = (members: object) => JSON.stringify({ rules: 'joker-13', card: {}, ...members });
  const dice = [6, 5, 5, 5, 5];
  const asked = [
    line({}),
    line({ dice, rollsLeft: 2 }),
    line({ card: { fiveOfAKind: 50, fives: 15 }, dice: [5, 5, 5, 5, 5], rollsLeft: 0 }),
    line({ dice, rollsLeft: 1, note: 'x' }),
  ];
  const bad = [
    ['badRollsLeft', line({ rollsLeft: 2 })],
    ['badRollsLeft', line({ dice })],
    ['badRollsLeft', line({ dice, rollsLeft: 3 })],
    ['badRollsLeft', line({ dice, rollsLeft: '1' })],
    ['badKept', line({ dice, rollsLeft: 1, kept: [1] })],
    ['badKept', line({ rules: 'scandinavian-15', kept: [1] })],
    ['badKept', line({ rules: 'scandinavian-15', dice, rollsLeft: 2, kept: [1] })],
    ['badKept', line({ rules: 'scandinavian-15', dice, rollsLeft: 1, kept: [5] })],
    ['badKept', line({ rules: 'scandinavian-15', dice, rollsLeft: 1, kept: [1, 1] })],
    ['badKept', line({ rules: 'scandinavian-15', dice, rollsLeft: 1, kept: [0, 1, 2, 3, 4] })],
    ['badDice', line({ dice: [0, 1, 2, 3, 4], rollsLeft: 2 })],
    ['impossiblePoints', line({ card: { fives: 24 } })],
    ['unknownRules', line({ rules: 'yatzy' })],
  ] as const;

  it('values what can be done, best first, as JSON Lines', () => {
    const { status, stdout } = yatzy(['advise'], asked.join('\n'));
    const [start, first, bound, second] = stdout
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(status).toBe(0);
    expect(start).toEqual({ value: expect.closeTo(254.484846, 6), choices: [] });
    expect(first.choices[0]).toEqual({ keep: [5, 5, 5, 5], value: first.value, regret: 0 });
    // Nothing, 5, 55, 555, 5555, each with the 6 or without, but not all five; and thirteen boxes.
    expect(first.choices).toHaveLength(9 + 13);
    for (const { value, regret } of first.choices) expect(value + regret).toBeCloseTo(first.value, 9);
    // A joker whose upper box is filled goes to any open lower box.
    expect(bound.choices.map((each: { box: string }) => each.box).sort()).toEqual(
      ['chance', 'fourOfAKind', 'fullHouse', 'largeStraight', 'smallStraight', 'threeOfAKind'].sort(),
    );
    expect(second.value).toBeLessThan(first.value);
  });

  it('answers bad lines in their place', () => {
    const { status, stdout } = yatzy(['advise'], bad.map(([, text]) => `${text}\n${line({})}`).join('\n'));
    const answers = stdout
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(status).toBe(1);
    expect(answers.filter((_, at) => at % 2 === 0).map((each) => each.error?.code)).toEqual(
      bad.map(([code]) => code),
    );
    expect(answers.filter((_, at) => at % 2 === 1).every((each) => each.value > 254)).toBe(true);
  });

  it('keeps what stands, or throws all five', () => {
    const stands = { rules: 'scandinavian-15', dice: [2, 5, 3, 5, 1], rollsLeft: 1, kept: [1] };
    const { choices } = told(['advise'], line(stands));
    const kept = choices.flatMap((each: { keep?: readonly number[] }) => (each.keep ? [each.keep] : []));
    expect(kept).toContainEqual([]);
    for (const keep of kept) if (keep.length > 0) expect(keep).toContain(5);
    // All ways to keep four other dice or fewer beside the 5, but all of them; and nothing.
    expect(kept).toHaveLength(2 ** 4 - 1 + 1);
  });

  it('says that a damaged file is computed anew, and answers the same', () => {
    const file = join(
      folder,
      'tables',
      readdirSync(join(folder, 'tables')).find((name) => name.startsWith('joker')) ?? '',
    );
    const before = yatzy(['advise'], asked.join('\n'));
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const after = yatzy(['advise'], asked.join('\n'));
    expect(after.stderr).toContain('damaged');
    expect(after.stdout).toBe(before.stdout);
    expect(yatzy(['advise'], asked.join('\n')).stderr).toBe('');
  });
});

describe('simulate', () => {
  const asked = ['simulate', '--rules', 'joker-13', '--seats', 'perfect,beginner', '--seed', 's', '--json'];

  it('tells each seat, the same for the same seed', () => {
    const first = told([...asked, '--games', '60']);
    expect(told([...asked, '--games', '60'])).toEqual(first);
    expect(first).toMatchObject({ rules: 'joker-13', games: 60 });
    expect(first.seats.map((seat: object) => Object.keys(seat))).toEqual(
      [0, 1].map(() => ['bot', 'mean', 'sd', 'quantiles', 'score', 'interval']),
    );
    const [perfect, beginner] = first.seats;
    expect(perfect.score + beginner.score).toBeCloseTo(100, 9);
    expect(perfect.mean).toBeGreaterThan(beginner.mean);
  });

  it.each([[['--games', '0']], [['--seats', 'perfect,somebody']]])('refuses %s', (args) =>
    expect(yatzy([...asked, ...args])).toMatchObject({ status: 2, stdout: '' }),
  );
});

describe('review', () => {
  const file = join(folder, 'match.json');

  it('tells luck from points lost, exactly, and how the chances went', () => {
    const played = yatzy([
      'play',
      '--rules',
      'joker-13',
      '--seats',
      'casual,thumb',
      '--seed',
      's',
      '--export',
    ]);
    writeFileSync(file, played.stdout);
    const { seats, chances } = told(['review', file]);
    for (const { total, toCome, start, luck, lost, costliest } of seats) {
      expect(toCome).toBe(0);
      expect(start + luck - lost).toBeCloseTo(total, 8);
      expect(costliest.length).toBeLessThanOrEqual(3);
    }
    expect(chances).toHaveLength(1 + 2 * 13);
    expect(chances[0].chances[0]).toBeCloseTo(0.5, 2);
    const won = seats[0].total > seats[1].total ? [1, 0] : [0, 1];
    expect(chances.at(-1)).toMatchObject({ chances: won, method: 'exact' });
  });

  it('refuses a match that is not as it should be, and names what is wrong', () => {
    const match = JSON.parse(readFileSync(file, 'utf8'));
    const rolled = match.events.find(({ event }: { event: { type: string } }) => event.type === 'DiceRolled');
    rolled.event.dice = [6, 6, 6, 6, 6];
    const tampered = join(folder, 'tampered.json');
    writeFileSync(tampered, JSON.stringify(match));
    const { status, stderr } = yatzy(['review', tampered]);
    expect(status).toBe(1);
    expect(stderr).toContain(`event ${rolled.seq}`);
  });
});

test('analyze knows distributions only', () => {
  expect(yatzy(['analyze', 'luck', 'joker-13']).status).toBe(2);
  expect(yatzy(['analyze', 'distribution', 'yatzy']).status).toBe(2);
});
