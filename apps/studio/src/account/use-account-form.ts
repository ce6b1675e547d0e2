import { useState, type FormEvent } from 'react'
import { readRefusal, type Refusal } from './read-refusal'

export interface UseAccountFormOptions {
  /** Every field can be sent; otherwise the fields show their own errors. */
  readonly isComplete: boolean
  /** Sends the form; rejects if the server refuses it. */
  readonly send: () => Promise<unknown>
  /** Returns true for a refusal that the screen handles itself. */
  readonly onRefused?: (refusal: Refusal) => boolean
}

export interface AccountFormState {
  /** The form has been submitted once: fields show what is wrong with them. */
  readonly tried: boolean
  readonly refusal: Refusal | null
  readonly submit: (event?: FormEvent) => void
}

/** Submits a form of an account screen and keeps the reason if the server refuses it. */
export function useAccountForm({ isComplete, send, onRefused }: UseAccountFormOptions): AccountFormState {
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const run = async () => {
    setTried(true)
    setRefusal(null)
    if (!isComplete) return
    try {
      await send()
    } catch (error) {
      const refused = readRefusal(error)
      if (onRefused?.(refused) !== true) setRefusal(refused)
    }
  }
  return {
    tried,
    refusal,
    submit(event) {
      event?.preventDefault()
      void run()
    },
  }
}
