import manifest from '../package.json' with { type: 'json' }

/** Of this server, as the health call tells it. */
export const { version } = manifest
