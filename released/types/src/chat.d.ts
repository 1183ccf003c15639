export type * from '../generated/chat.client.ts';
export type * from '../generated/chat.ts';
