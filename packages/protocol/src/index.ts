export * from './client-messages.ts';
export * from './news.ts';
export * from './people-services.ts';
export * from './server-messages.ts';
export * from './services.ts';
export * from './social-schemas.ts';
export * from './social-services.ts';
export * from './social-talk.ts';
