import { audioEditorMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { RecordingSource } from './import-work'
import { assignFile } from './assign-file'
import { matchFilesToPages, type MatchedFiles } from './match-files-to-pages'

export interface ChosenFiles {
  readonly files: readonly File[]
  readonly choose: (files: readonly File[]) => void
  /** Seconds at the beginning of a single file that are left out. */
  readonly startsAt: number
  readonly setStartsAt: (seconds: number) => void
  readonly matched: MatchedFiles<File>
  readonly pageNumbers: readonly number[]
  /** Gives a file to a page; null leaves it out. */
  readonly assign: (file: File, pageNumber: number | null) => void
  readonly clear: () => void
  /** Returns what is imported, and its name. */
  readonly toSource: () => { readonly source: RecordingSource; readonly name: string }
}

/** Holds the files that the author has chosen, several of them matched with the pages. */
export function useChosenFiles(pageNumbers: readonly number[]): ChosenFiles {
  const t = useTranslate(audioEditorMessages)
  const [files, setFiles] = useState<readonly File[]>([])
  /** The author's own match; null until a file was given to another page. */
  const [byHand, setByHand] = useState<MatchedFiles<File> | null>(null)
  const [startsAt, setStartsAt] = useState(0)
  const matched = byHand ?? matchFilesToPages(files, pageNumbers)
  const choose = (next: readonly File[]) => {
    setFiles(next)
    setByHand(null)
  }
  return {
    files,
    choose,
    startsAt,
    setStartsAt,
    matched,
    pageNumbers,
    assign: (file, pageNumber) => setByHand(assignFile(matched, { file, pageNumber, pageNumbers })),
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
