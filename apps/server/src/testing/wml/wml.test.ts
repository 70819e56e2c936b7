import { describe, expect, test } from 'vitest';
import { deck, link, plain, row } from '../../wap/wml.ts';
import { compilers } from './compilers.ts';
import { parseWml, textOf } from './parse-wml.ts';
import { wmlFaults } from './validate-wml.ts';
import { wbxmlOf } from './wbxml.ts';

const hard = `5 $ & <b> "quoted" 'it' – für åäö €`;
const whole = deck({
  id: 'turn',
  title: hard,
  refresh: { href: 'table?a=1&k=0', seconds: 5 },
  lines: [plain(hard), row([link('t?a=57&k=02', '[4]', 1), link('/wap/de', hard)]), null],
});

describe('what we write', () => {
  test('is WML, whatever text goes into it', () => {
    expect(wmlFaults(whole)).toEqual([]);
    expect(textOf(parseWml(whole))).toContain(hard.replace('$', '$$$$').replace('–', '-'));
  });

  test('leaves out what XML cannot say', () => {
    const odd = deck({ id: 'a', title: 'a', lines: [plain('a\u0000\ud800b\uffff')] });
    expect(wmlFaults(odd)).toEqual([]);
    expect(textOf(parseWml(odd))).toBe('a\ufffd\ufffdb\ufffd');
  });

  test('is ASCII, which every phone reads', () => {
    expect(whole).toMatch(/^[\n -~]*$/);
    expect(whole).toContain('f&#252;r &#229;&#228;&#246; &#8364;');
  });

  test('is cut where a title would be too long', () => {
    const long = deck({ id: 'a', title: 'a'.repeat(30), lines: [] });
    expect(long).toContain(`title="${'a'.repeat(19)}."`);
  });
});

describe('the validator', () => {
  const card = (content: string, attributes = 'id="a" title="a"') =>
    whole.replace(/<wml>.*<\/wml>/, () => `<wml><card ${attributes}>${content}</card></wml>`);

  test.for([
    ['no prolog', '<wml/>', 'expected the prolog'],
    ['no card', whole.replace(/<card.*<\/card>/, ''), '<wml> holds '],
    ['a deck that is cut off', whole.slice(0, -20), 'expected'],
    ['tags that cross', card('<p><a href="b">x</p></a>'), 'expected </a>'],
    ['an ampersand alone', card('<p>a & b</p>'), 'expected an entity'],
    ['an unknown entity', card('<p>&nix;</p>'), 'expected an entity'],
    ['an unknown element', card('<p><blink>a</blink></p>'), '<blink> is not among'],
    ['text outside of a paragraph', card('a'), '<card> holds text'],
    ['a link outside of a paragraph', card('<a href="b">a</a>'), '<card> holds a '],
    ['a link in a link', card('<p><a href="b"><a href="b">a</a></a></p>'), '<a> holds a '],
    ['a paragraph in a paragraph', card('<p><p>a</p></p>'), '<p> holds p '],
    ['a timer behind its paragraph', card('<p>a</p><timer value="5"/>'), '<card> holds p timer '],
    ['an event without a task', card('<onevent type="ontimer"></onevent>'), '<onevent> holds '],
    ['a link without a way', card('<p><a>a</a></p>'), '<a> without href'],
    ['an unknown attribute', card('<p class="a">a</p>'), '<p class="a">'],
    ['an attribute twice', card('<p><a href="a" href="b">a</a></p>'), 'each attribute once'],
    ['a key that no phone has', card('<p><a href="a" accesskey="x">a</a></p>'), '<a accesskey="x">'],
    [
      'a key twice',
      card('<p><a href="a" accesskey="1">a</a><a href="b" accesskey="1">b</a></p>'),
      'the key 1 twice',
    ],
    ['a variable', card('<p>$name costs $$1</p>'), 'a variable in $name costs $$1'],
    ['a variable in a title', card('<p>a</p>', 'id="a" title="$(x)"'), 'a variable in $(x)'],
    ['a long title', card('<p>a</p>', `id="a" title="${'a'.repeat(21)}"`), "a card's id or title"],
    ['no title', card('<p>a</p>', 'id="a"'), "a card's id or title: none"],
    [
      'an id twice',
      whole.replace('</wml>', '<card id="turn" title="a"><p>a</p></card></wml>'),
      'the id turn twice',
    ],
  ] as const)('finds %s', ([, text, fault]) => {
    expect(wmlFaults(text).join('\n')).toContain(fault);
  });
});

describe.for(compilers)('%s', ([, compile]) => {
  test('writes the bytes of the specification', () => {
    const small = deck({ id: 't', title: 'T', lines: [plain('a'), link('b', 'ü', 1)] });
    expect(compile(small).toString('hex')).toBe(
      [
        '030a6a00', // WBXML 1.3, WML 1.3, UTF-8, no strings
        '7f', // wml
        ...['e7', '5503740036035400', '01'], // card id="t" title="T"
        ...['60', '036100', '26'], // p: a, br
        ...['dc', '4a036200', '5e033100', '01', '03c3bc00', '01'], // a href="b" accesskey="1": ü
        '010101',
      ].join(''),
    );
  });

  test('writes what ours writes of all that a deck can hold', () => {
    expect(compile(whole).toString('hex')).toBe(wbxmlOf(whole).toString('hex'));
  });
});

test('our own compiler refuses what our decks do not hold', () => {
  expect(() => wbxmlOf(whole.replaceAll('<br/>', '<img/>'))).toThrow('got img');
  expect(() => wbxmlOf(whole.replace('accesskey', 'class'))).toThrow('got class');
});
