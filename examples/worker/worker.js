// A Cloudflare Worker between an app and the service: the app's users report messages through it,
// and the key stays here.
import { createChatClient, isChatApiError } from 'cometchat-rest'

export default {
  /**
   * `POST /messages/{id}/report` with `{ "remark": "…" }` reports a message for the user who is
   * logged in.
   *
   * @param {Request} request
   * @param {{ CHAT_APP_ID?: string, CHAT_REGION?: 'us' | 'eu' | 'in', CHAT_BASE_URL?: string,
   * CHAT_API_KEY: string }} environment
   */
  async fetch(request, environment) {
    const [, id] = /^\/messages\/([^/]+)\/report$/.exec(new URL(request.url).pathname) ?? []
    if (request.method !== 'POST' || !id) return Response.json({ error: 'not found' }, { status: 404 })
    const uid = userOf(request)
    if (!uid) return Response.json({ error: 'log in first' }, { status: 401 })
    const report = await request.json().catch(() => {})
    const remark = typeof report?.remark === 'string' ? report.remark : undefined
    try {
      // A client for each request: in a Worker nothing may wait for what another request began.
      const { CHAT_APP_ID: appId, CHAT_REGION: region, CHAT_BASE_URL: baseUrl, CHAT_API_KEY: apiKey } = environment
      const chat = createChatClient({ appId, region, baseUrl, apiKey })
      await chat.as(uid).flagAMessage({ id, body: { reasonId: 'spam', remark } }, { signal: request.signal, deadline: 5_000 })
      return Response.json({ reported: id })
    } catch (error) {
      if (isChatApiError(error) && error.status === 404) return Response.json({ error: 'no such message' }, { status: 404 })
      console.error(error)
      return Response.json({ error: 'try again later' }, { status: 502 })
    }
  },
}

/** Who is logged in. Put your own session in place of this. */
const userOf = (request) => request.headers.get('x-session-user')
