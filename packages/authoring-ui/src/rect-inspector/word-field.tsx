import { TextField } from '@lectern/ui'
import { useState } from 'react'

export interface WordFieldProps {
  readonly label: string
  readonly word: string
  readonly onChange: (word: string) => void
}

/** A word to be set right: one change when the author has finished with it, not one for each letter. */
export function WordField({ label, word, onChange }: WordFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const finish = () => {
    if (draft !== null && draft !== word) onChange(draft)
    setDraft(null)
  }
  return (
    <TextField
      label={label}
      size="s"
      value={draft ?? word}
      onChange={setDraft}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setDraft(null)
      }}
    />
  )
}
