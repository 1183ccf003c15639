// Written by `npm run generate` from openapi/. Do not edit.
import type * as chat from './chat.ts'

/** A message of a category and type that the specification describes. */
export type KnownMessage =
  | chat.TextMessage
  | chat.MediaMessage
  | chat.DeletedMessage
  | chat.CustomMessage
  | chat.ActionMessage
  | chat.CallMessage
  | chat.InteractiveMessage
  | chat.AgenticMessage
  | chat.CardMessage

/** The described types of each described category; none where a category's types are open. */
export const messageKinds: Readonly<Record<string, readonly string[]>> = {
  message: ["text","image","video","audio","file"],
  custom: [],
  action: [],
  call: [],
  interactive: [],
  agentic: [],
  card: [],
}
