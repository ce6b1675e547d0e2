import { TextField } from '@lectern/ui'
import { useState } from 'react'

export interface WordFieldProps {
  readonly label: string
  readonly word: string
  /** Called with each letter, so that nothing is lost; `continued` joins it to the letters before. */
  readonly onChange: (word: string, continued: boolean) => void
  /** Discards everything typed since the field got the focus. */
  readonly onDiscard: () => void
}

/** A field to correct a word. */
export function WordField({ label, word, onChange, onDiscard }: WordFieldProps) {
  const [typing, setTyping] = useState(false)
  return (
    <TextField
      label={label}
      size="s"
      value={word}
      dir="auto"
      onFocus={() => setTyping(false)}
      onChange={(next) => {
        onChange(next, typing)
        setTyping(true)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.key === 'Escape' && typing) onDiscard()
        setTyping(false)
      }}
    />
  )
}
