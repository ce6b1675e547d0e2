/** Of this server, as the health call tells it. */
export const version = '0.1.0'
