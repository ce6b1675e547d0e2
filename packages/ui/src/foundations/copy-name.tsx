import { useEffect, useState } from 'react'
import { IconButton } from '../icon-button'
import { Check, CircleAlert, Copy } from '../icon/icons'

const SHOWN_MS = 1500

const faces = {
  idle: { icon: Copy, label: (name: string) => `Copy ${name}` },
  copied: { icon: Check, label: (name: string) => `${name} is copied` },
  failed: { icon: CircleAlert, label: (name: string) => `${name} could not be copied: select it instead` },
} as const

/** Copies the name of a token as it is written in code. */
export function CopyName({ name }: { readonly name: string }) {
  const [state, setState] = useState<keyof typeof faces>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  // Pages served over plain http have no clipboard.
  if (!isSecureContext) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return <IconButton size="s" icon={faces[state].icon} label={faces[state].label(name)} onClick={() => void copy()} />
}
