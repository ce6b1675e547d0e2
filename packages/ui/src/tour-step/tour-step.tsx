import { overlayMessages } from '@lectern/messages'
import { Popover as Primitive } from 'radix-ui'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button'
import { useFocusReturn } from '../dialog/use-focus-return'
import { leaveHeldEscape } from '../field/hold-escape'
import { X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { PopoverArrow } from '../popover/popover-arrow'
import { toPhysicalSide, type PopoverSide } from '../popover/to-physical-side'
import { useSideWithRoom } from '../popover/use-side-with-room'
import { Spotlight } from './spotlight'
import * as styles from './tour-step.css'
import { useSheet } from './use-sheet'
import { useTarget } from './use-target'

export interface TourStepProps {
  /** Opens the tour. Keep one `TourStep` for all steps. */
  readonly open: boolean
  /**
   * A selector for the element that the step explains, such as `[data-tour="play"]`. The step is shown without one too.
   */
  readonly target: string
  readonly title: string
  readonly children: ReactNode
  /** The number of the step, from 1. */
  readonly step: number
  readonly total: number
  readonly side?: PopoverSide | undefined
  readonly onBack: () => void
  /** Also called on the last step, where the button says “Done”. */
  readonly onNext: () => void
  /** Called when the reader leaves the tour, by the button or Escape. */
  readonly onSkip: () => void
}

/** The position of a step whose target is missing or leaves no room: centred, a little above the middle. */
const inTheMiddle = {
  getBoundingClientRect: () => new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0),
}

/**
 * A step of a guided tour, placed beside the element it explains, on phones as a sheet at the lower edge or above that element.
 * The rest of the page is dimmed and cannot be used: the focus stays in the step, and returns where it was.
 */
export function TourStep(props: TourStepProps) {
  const { open, target: selector, title, children, step, total, side = 'bottom', onBack, onNext, onSkip } = props
  const t = useTranslate(overlayMessages)
  const { direction } = useLocale()
  const target = useTarget(selector, open)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const roomySide = useSideWithRoom(toPhysicalSide(side, direction), { panel, findAnchor: () => target, distance: 26 })
  const besideTarget = target === null ? null : roomySide
  const isBeside = besideTarget !== null
  const beside = useMemo(() => ({ current: (isBeside ? target : null) ?? inTheMiddle }), [isBeside, target])
  const sheet = useSheet(target, panel)
  const hasArrow = isBeside && sheet === null
  const focusReturn = useFocusReturn()
  const next = useRef<HTMLButtonElement>(null)
  // The button of the previous step may be gone.
  useEffect(() => {
    if (open) next.current?.focus({ preventScroll: true })
  }, [open, step])
  return (
    <Primitive.Root modal open={open} onOpenChange={(shown) => !shown && onSkip()}>
      <Primitive.Anchor virtualRef={sheet ?? beside} />
      <Primitive.Portal>
        <Spotlight target={target} />
      </Primitive.Portal>
      <Primitive.Portal>
        <Primitive.Content
          ref={setPanel}
          {...focusReturn}
          onEscapeKeyDown={leaveHeldEscape}
          className={styles.step}
          data-step={step}
          {...(sheet === null
            ? {
                'data-over': isBeside ? undefined : '',
                side: besideTarget ?? 'bottom',
                sideOffset: 10,
                collisionPadding: 8,
              }
            : { side: 'top', avoidCollisions: false })}
          arrowPadding={16}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            event.preventDefault()
            next.current?.focus({ preventScroll: true })
          }}
          // A press beside it does not end the tour.
          onInteractOutside={(event) => event.preventDefault()}
        >
          {/* The focus may stay where it is from one step to the next: `aria-live` announces the new text all the same. */}
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
          {hasArrow && <PopoverArrow />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
