/// <reference lib="esnext.disposable" preserve="true" />
/** A listening server. */
export interface Listening extends AsyncDisposable {
  /** Its URL, such as `http://127.0.0.1:4010`: the `baseUrl` of a client. */
  readonly url: string
  /** Stops it and closes its connections. */
  close(): Promise<void>
}
