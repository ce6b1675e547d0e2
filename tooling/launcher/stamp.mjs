import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file that says for which state of the sources some work was last done.
 * @param {string} path
 */
export function stampAt(path) {
  const read = () => {
    try {
      return readFileSync(path, 'utf8')
    } catch (error) {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return ''
      throw error
    }
  }
  return {
    /** What was written last; empty when nothing was. */
    read,
    /** @param {string} state */
    says: (state) => read() === state,
    /** @param {string} state */
    write(state) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, state)
    },
  }
}
