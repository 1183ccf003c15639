/** Fake credentials, for targets on this machine. */
export const fakeCredentials = {
  apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface',
  key: 'feedfacefeedfacefeedfacefeedfacefeedface',
  secret: 'feedfacefeedfacefeedfacefeedfacefeedface',
}

/** The API key of no app, which even a fake that accepts any other key rejects. */
export const unknownKey = '0'.repeat(40)
