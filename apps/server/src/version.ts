/** Shown by `/health` and in the logs. */
export const version = '0.1.0'
