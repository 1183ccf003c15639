export type * from '../generated/management.client.ts';
export type * from '../generated/management.ts';
