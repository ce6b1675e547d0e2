import { useEffect, useState } from 'react'
import { IconButton } from '../icon-button'
import { Check, Copy } from '../icon/icons'

const SHOWN_MS = 1500

/** Copies what is written in code for a token. */
export function CopyName({ name }: { readonly name: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    void navigator.clipboard.writeText(name).then(() => setCopied(true))
  }
  return (
    <IconButton
      size="s"
      icon={copied ? Check : Copy}
      label={copied ? `${name} is copied` : `Copy ${name}`}
      onClick={copy}
    />
  )
}
