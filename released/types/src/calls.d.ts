export type * from '../generated/calls.client.ts';
export type * from '../generated/calls.ts';
