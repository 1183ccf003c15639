/** The key that tests send and search for. */
export const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
