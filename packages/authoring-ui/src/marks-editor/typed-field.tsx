import { TextField, type TextFieldProps } from '@lectern/ui'
import { useState } from 'react'

export interface TypedFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'type' | 'lang' | 'value'> {
  /** Called with each letter, so that nothing is lost; `continued` joins it to the letters before. */
  readonly onChange: (text: string, continued: boolean) => void
  /** Discards everything typed since the field got the focus. */
  readonly onDiscard: () => void
}

/** A field whose letters make one undo step. */
export function TypedField({ onChange, onDiscard, ...field }: TypedFieldProps) {
  const [typing, setTyping] = useState(false)
  return (
    <TextField
      {...field}
      size="s"
      dir={field.type === 'url' ? undefined : 'auto'}
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
