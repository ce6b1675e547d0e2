import type { ReactNode } from 'react'

export interface ControlTexts {
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Returns the ids for `aria-describedby` of a control: those of its `FieldHint` and its `FieldMessage`. */
export function describedBy(controlId: string, { hint, error }: ControlTexts): string | undefined {
  const ids: string[] = []
  if (hint !== undefined) ids.push(`${controlId}-hint`)
  if (error !== undefined) ids.push(`${controlId}-error`)
  return ids.length === 0 ? undefined : ids.join(' ')
}
