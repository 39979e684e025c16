import manifest from '../package.json' with { type: 'json' }

/** The server's version, as error answers and the API description name it. */
export const version: string = manifest.version
