import { useEffect, useRef } from 'react'
import { Button } from '../button'
import { Stack } from '../layout'
import { useTranslate } from '../locale/use-translate'
import { Text } from '../text'

export const loadMoreStates = ['ready', 'loading', 'failed', 'done'] as const
export type LoadMoreState = (typeof loadMoreStates)[number]

export interface LoadMoreProps {
  readonly state: LoadMoreState
  /** Label of the button. */
  readonly label: string
  /** The reason of a failure, with `failed`. */
  readonly failure: string
  /** Says that the list is complete, with `done`. */
  readonly doneText: string
  readonly onMore: () => void
}

/** Distance below the window at which the next rows are loaded. */
const margin = '400px'

/** Stands below a list that loads in batches: loads the next one when scrolled into view or pressed, and retries on demand. */
export function LoadMore({ state, label, failure, doneText, onMore }: LoadMoreProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (state !== 'ready' || box.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: margin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [state, onMore])
  useEffect(() => {
    // The button is gone, and the focus would be lost with it.
    if (state === 'done' && wasPressed.current) box.current?.focus()
  }, [state])
  const press = () => {
    wasPressed.current = true
    onMore()
  }
  return (
    <div ref={box} tabIndex={-1}>
      <Stack gap="s" align="center">
        {state === 'failed' && (
          <Text tone="critical" role="alert">
            {failure}
          </Text>
        )}
        {state === 'done' ? (
          <Text tone="muted">{doneText}</Text>
        ) : (
          <Button busy={state === 'loading'} onClick={press}>
            {state === 'failed' ? t('retry') : label}
          </Button>
        )}
      </Stack>
    </div>
  )
}
