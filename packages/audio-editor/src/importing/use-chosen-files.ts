import { audioEditorMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { RecordingSource } from './import-work'
import { matchFilesToPages, type MatchedFiles } from './match-files-to-pages'

export interface ChosenFiles {
  readonly files: readonly File[]
  readonly choose: (files: readonly File[]) => void
  /** Seconds at the beginning of a single file that are left out. */
  readonly startsAt: number
  readonly setStartsAt: (seconds: number) => void
  readonly matched: MatchedFiles<File>
  readonly clear: () => void
  /** Returns what is imported, and its name. */
  readonly toSource: () => { readonly source: RecordingSource; readonly name: string }
}

/** Holds the files that the author has chosen, several of them matched with the pages. */
export function useChosenFiles(pageNumbers: readonly number[]): ChosenFiles {
  const t = useTranslate(audioEditorMessages)
  const [files, choose] = useState<readonly File[]>([])
  const [startsAt, setStartsAt] = useState(0)
  const matched = matchFilesToPages(files, pageNumbers)
  return {
    files,
    choose,
    startsAt,
    setStartsAt,
    matched,
    clear() {
      choose([])
      setStartsAt(0)
    },
    toSource() {
      const used = files.length === 1 ? files : matched.matches.map(({ file }) => file)
      const [first] = used
      return {
        source: { files: used.map((file) => ({ name: file.name, sound: file })), startsAt },
        name: used.length === 1 && first !== undefined ? first.name : t('importFiles', { count: used.length }),
      }
    },
  }
}
