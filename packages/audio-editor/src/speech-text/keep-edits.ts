import type { TextEdit, TextEdits } from './text-edits'

/** The author's changes to the text of a chapter in one language, kept on this device so that a reload loses none. */
export interface KeptEdits {
  readonly read: () => TextEdits
  /** Writes the edits a moment later, together with those that follow: a long chapter is too much to write after every letter. */
  readonly write: (edits: TextEdits) => void
  /** Writes what waits at once, as before the page is closed. */
  readonly flush: () => void
}

/** Edits wait at most as long as this. */
const DELAY_MILLISECONDS = 500

export interface KeepEditsOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly chapterId: number
  readonly language: string
  /** Called when the device has no room left, once until there is room again. */
  readonly onFull: () => void
}

export function keepEdits({ storage, chapterId, language, onFull }: KeepEditsOptions): KeptEdits {
  const key = `lectern.speech-text.${chapterId}/${language}`
  let isFull = false
  let waiting: { readonly edits: TextEdits; readonly timer: ReturnType<typeof setTimeout> } | null = null

  function store(edits: TextEdits): void {
    try {
      if (edits.size === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify([...edits]))
      isFull = false
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      if (!isFull) onFull()
      isFull = true
    }
  }

  function flush(): void {
    if (waiting === null) return
    const { edits, timer } = waiting
    clearTimeout(timer)
    waiting = null
    store(edits)
  }

  return {
    read: () => readEdits(storage.getItem(key)),
    write(edits) {
      waiting = { edits, timer: waiting === null ? setTimeout(flush, DELAY_MILLISECONDS) : waiting.timer }
    },
    flush,
  }
}

/** Reads kept edits; none from a text that is not of this form. */
function readEdits(stored: string | null): TextEdits {
  if (stored === null) return new Map()
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch (error) {
    if (error instanceof SyntaxError) return new Map()
    throw error
  }
  return new Map(Array.isArray(value) ? value.filter(isEntry) : [])
}

function isEntry(value: unknown): value is [number, TextEdit] {
  if (!Array.isArray(value)) return false
  const id: unknown = value[0]
  const edit: unknown = value[1]
  if (!Number.isSafeInteger(id) || typeof edit !== 'object' || edit === null) return false
  const sentText: unknown = Reflect.get(edit, 'sentText')
  return (
    typeof Reflect.get(edit, 'text') === 'string' &&
    typeof Reflect.get(edit, 'builtText') === 'string' &&
    (sentText === null || typeof sentText === 'string')
  )
}
