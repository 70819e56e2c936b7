export * from './client-messages.ts';
export * from './server-messages.ts';
export * from './services.ts';
