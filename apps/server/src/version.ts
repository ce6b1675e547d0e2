import manifest from '../package.json' with { type: 'json' }

/** Version of this server, as in the health response. */
export const { version } = manifest
