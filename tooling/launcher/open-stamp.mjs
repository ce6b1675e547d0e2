import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Opens a file with the state of the sources for which some work was last done.
 * @param {string} path
 */
export function openStamp(path) {
  const read = () => {
    try {
      return readFileSync(path, 'utf8')
    } catch (error) {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return ''
      throw error
    }
  }
  return {
    /** Returns the last state, or an empty string. */
    read,
    /** @param {string} state */
    matches: (state) => read() === state,
    /** @param {string} state */
    write(state) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, state)
    },
  }
}
