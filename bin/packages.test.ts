import { describe, expect, it } from 'vitest';
import { missingPackages } from './packages.mjs';

const { platform, arch } = process;
const locked = { version: '1.0.0', integrity: 'sha512-a' };
const missing = (wanted: Parameters<typeof missingPackages>[0]['packages'], installed: typeof wanted) =>
  missingPackages({ packages: wanted }, { packages: installed });

describe('packages that an install lacks', () => {
  it('are none after a whole install', () => {
    const wanted = { '': {}, 'node_modules/a': locked, 'node_modules/b': { link: true } };
    expect(missing(wanted, { 'node_modules/a': locked, 'node_modules/b': { link: true } })).toEqual([]);
  });

  it('are those never installed, as after an install without development packages', () => {
    expect(missing({ '': {}, 'node_modules/a': locked }, {})).toEqual(['node_modules/a']);
  });

  it('are those of another version or content', () => {
    const wanted = { 'node_modules/a': locked };
    expect(missing(wanted, { 'node_modules/a': { ...locked, version: '1.0.1' } })).toEqual([
      'node_modules/a',
    ]);
    expect(missing(wanted, { 'node_modules/a': { ...locked, integrity: 'sha512-b' } })).toEqual([
      'node_modules/a',
    ]);
  });

  it('are optional ones for this system, and not those for another', () => {
    const mine = { ...locked, optional: true, os: [platform], cpu: arch };
    expect(missing({ 'node_modules/mine': mine }, {})).toEqual(['node_modules/mine']);
    expect(missing({ 'node_modules/other': { ...mine, os: 'haiku' } }, {})).toEqual([]);
    expect(missing({ 'node_modules/other': { ...mine, cpu: ['wasm32'] } }, {})).toEqual([]);
    expect(missing({ 'node_modules/any': { ...locked, optional: true } }, {})).toEqual([]);
  });
});
