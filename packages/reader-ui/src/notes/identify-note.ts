import { createKey } from '../store/create-key'
import type { NoteDraft } from './note'

/** Returns the key and the time of a note that begins now. */
export function identifyNote(): Pick<NoteDraft, 'key' | 'createdAt'> {
  return { key: createKey(), createdAt: new Date().toISOString() }
}
