/** A statement of the service's specification that the documents relax. */
interface Weaker {
  /** The section of the specification. */
  readonly section: string
  /** What the specification says. */
  readonly statement: string
  /** What the documents say instead. */
  readonly here: string
  readonly why: string
}

/** Every statement of the service's specification that the documents relax, with the reason. */
export const weakerThanSpecification: readonly Weaker[] = [
  {
    section: '1',
    statement: 'The server variable `appId` is required.',
    here: 'Its description says so, and it has a default, as OpenAPI demands.',
    why: 'OpenAPI has no way to mark a server variable as required.',
  },
  {
    section: '2',
    statement: 'The scope of an API key takes the values `fullAccess` and `authOnly`.',
    here: '`ApiKey.scope` in responses may be null, missing or another text; requests allow the two values only.',
    why: 'A live test created a key without a scope. A response with a value that is not known yet must not break a list of keys.',
  },
  {
    section: '4',
    statement: 'Request and response bodies are JSON.',
    here: '`create-keyword-list` and `update-keyword-list` accept a form as well.',
    why: 'The published document knows only the form for them, because it carries a CSV file.',
  },
  {
    section: '4.1',
    statement: 'The body of `flag-a-message` has the properties `reasonId` and `remark`.',
    here: 'Other properties are accepted too.',
    why: 'Other editions of the published document take the id of the reason as `id`.',
  },
  {
    section: '4.2',
    statement: '`POST /users/{uid}/auth_tokens` is called with a `fullAccess` key.',
    here: 'An `authOnly` key is accepted too.',
    why: 'Section 5 lets an `authOnly` key generate auth tokens.',
  },
  {
    section: '4.2',
    statement: '`POST /messages` uses the header `onBehalfOf`.',
    here: 'The header is optional.',
    why: 'The specification does not say that it is required, and the published document leaves it optional.',
  },
  {
    section: '5',
    statement: 'An auth token can be scoped to a platform and a device.',
    here: 'The description of `create-authtoken` says so. `AuthToken` has a platform and no field for a device.',
    why: 'No source documents a field for the device, or how the limit is set.',
  },
  {
    section: '9',
    statement: 'Every endpoint path is prefixed with `/v3/`.',
    here: 'The paths of the Chat API and the Calls API are. Those of the Management API have no prefix.',
    why: 'The same specification has a fixed host for the Management API, and the published document has no prefix there.',
  },
]
