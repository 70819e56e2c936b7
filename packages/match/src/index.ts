export * from './commands.ts';
export * from './events.ts';
export * from './rejection.ts';
export * from './state.ts';
export * from './vocabulary.ts';
