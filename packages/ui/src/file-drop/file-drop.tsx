import { fieldMessages } from '@lectern/messages'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame } from '../field/field-frame'
import { Icon, type IconDrawing } from '../icon'
import { Upload } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { SpinnerRing } from '../spinner/spinner-ring'
import { acceptsFile } from './accepts-file'
import * as styles from './file-drop.css'

export interface FileDropProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  /** Accepted files and their maximum size. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** As for a file input: `.pdf,image/*`. By default every file is accepted. */
  readonly accept?: string | undefined
  readonly multiple?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly icon?: IconDrawing | undefined
  /** One line high, for places where files have been added already. */
  readonly compact?: boolean | undefined
  /** The text in the area, instead of the usual one. */
  readonly invitation?: string | undefined
  /** The text while it is busy, instead of `Adding files…`. */
  readonly busyLabel?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  /** Called with dropped files that `accept` excludes. */
  readonly onRejected?: ((files: readonly File[]) => void) | undefined
}

/** Accepts files that are dropped, or chosen by pointer or keyboard. */
export function FileDrop({
  label,
  hideLabel,
  hint,
  error,
  accept = '',
  multiple = false,
  busy = false,
  disabled = false,
  icon = Upload,
  compact = false,
  invitation,
  busyLabel,
  onFiles,
  onRejected,
}: FileDropProps) {
  const field = useTranslate(fieldMessages)
  const id = useId()
  const [over, setOver] = useState(false)
  const closed = busy || disabled

  const take = (files: readonly File[]) => {
    const fitting = files.filter((file) => acceptsFile(accept, file))
    const others = files.filter((file) => !acceptsFile(accept, file))
    if (others.length > 0) onRejected?.(others)
    const taken = multiple ? fitting : fitting.slice(0, 1)
    if (taken.length > 0) onFiles(taken)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!closed) take([...event.dataTransfer.files])
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    if (!closed) setOver(true)
  }

  return (
    <FieldFrame controlId={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div
        className={styles.zone}
        data-compact={compact ? '' : undefined}
        data-over={over ? '' : undefined}
        data-disabled={closed ? '' : undefined}
        data-busy={busy ? '' : undefined}
        data-invalid={error === undefined ? undefined : ''}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles.icon}>
          {busy ? <SpinnerRing size={compact ? 's' : 'm'} /> : <Icon of={icon} size={compact ? 'm' : 'xl'} />}
        </span>
        <span aria-hidden className={styles.title}>
          {busy
            ? (busyLabel ?? field(multiple ? 'filesAdding' : 'fileAdding'))
            : (invitation ?? field('dropFilesHere'))}
        </span>
        <input
          id={id}
          type="file"
          accept={accept === '' ? undefined : accept}
          multiple={multiple}
          disabled={closed}
          aria-busy={busy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
          className={styles.chooser}
          onChange={(event) => {
            if (event.target.files !== null) take([...event.target.files])
            event.target.value = ''
          }}
        />
      </div>
    </FieldFrame>
  )
}
