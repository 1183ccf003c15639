import { type ChatApiError, isChatApiError } from '../../src/index.ts'

/** The error that a call rejects with. */
export const rejectionOf = (call: Promise<unknown>): Promise<ChatApiError> =>
  call.then(
    (value) => {
      throw new Error(`The call succeeded: ${JSON.stringify(value)}`)
    },
    (error: unknown) => {
      if (isChatApiError(error)) return error
      throw error
    },
  )
