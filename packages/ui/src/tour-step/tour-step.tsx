import { overlayMessages } from '@lectern/messages'
import { Popover as Primitive } from 'radix-ui'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Button } from '../button'
import { useFocusReturn } from '../dialog/use-focus-return'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { PopoverArrow } from '../popover/popover-arrow'
import { toPhysicalSide, type PopoverSide } from '../popover/to-physical-side'
import { Spotlight } from './spotlight'
import * as styles from './tour-step.css'
import { useTarget } from './use-target'

export interface TourStepProps {
  /** The tour is on. One `TourStep` serves all its steps: it stays while they change. */
  readonly open: boolean
  /** A selector for what the step speaks about, such as `[data-tour="play"]`. The step is shown without it too. */
  readonly target: string
  readonly title: string
  readonly children: ReactNode
  /** Which step it is, from 1. */
  readonly step: number
  readonly total: number
  readonly side?: PopoverSide | undefined
  readonly onBack: () => void
  /** Called on the last step too, where the button says that it is done. */
  readonly onNext: () => void
  /** The reader has had enough: the button or Escape. */
  readonly onSkip: () => void
}

/** Where a step without a target stands: in the middle, a little above. */
const inTheMiddle = {
  getBoundingClientRect: () => new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0),
}

/** One step of a guided tour, beside what it speaks about; the rest of the page is dimmed. */
export function TourStep(props: TourStepProps) {
  const { open, target: selector, title, children, step, total, side = 'bottom', onBack, onNext, onSkip } = props
  const t = useTranslate(overlayMessages)
  const { direction } = useLocale()
  const target = useTarget(selector, open)
  const anchor = useMemo(() => ({ current: target ?? inTheMiddle }), [target])
  const focusReturn = useFocusReturn()
  const next = useRef<HTMLButtonElement>(null)
  // The button of the step before may be gone.
  useEffect(() => {
    if (open) next.current?.focus({ preventScroll: true })
  }, [open, step])
  return (
    <Primitive.Root open={open} onOpenChange={(shown) => !shown && onSkip()}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Spotlight target={target} />
      </Primitive.Portal>
      <Primitive.Portal>
        <Primitive.Content
          {...focusReturn}
          onEscapeKeyDown={leaveHeldEscape}
          className={styles.step}
          data-step={step}
          side={toPhysicalSide(side, direction)}
          sideOffset={10}
          collisionPadding={8}
          arrowPadding={16}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            event.preventDefault()
            next.current?.focus({ preventScroll: true })
          }}
          // The page can be tried out while the tour goes on.
          onInteractOutside={(event) => event.preventDefault()}
        >
          {/* The focus may stay where it is from one step to the next: the new words are told all the same. */}
          <div className={styles.body} aria-live="polite" aria-atomic>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className={styles.text}>{children}</div>
            </Primitive.Description>
          </div>
          <div className={styles.footer}>
            <span className={styles.position}>{t('tourPosition', { step, total })}</span>
            {step > 1 && (
              <Button size="s" tone="quiet" onClick={onBack}>
                {t('back')}
              </Button>
            )}
            <Button ref={next} size="s" tone="accent" onClick={onNext}>
              {step < total ? t('next') : t('done')}
            </Button>
          </div>
          <div className={styles.skip}>
            <IconButton icon={X} size="s" label={t('tourSkip')} onClick={onSkip} />
          </div>
          {target !== null && <PopoverArrow />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
