import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Badge } from '../badge'
import { Icon, type IconDrawing } from '../icon'
import { useHiddenEnds } from '../scroll-row/use-hidden-ends'
import * as styles from './tabs.css'

export const tabOrientations = ['horizontal', 'vertical'] as const
export type TabOrientation = (typeof tabOrientations)[number]

export const tabLooks = ['plain', 'stacked'] as const
export type TabLook = (typeof tabLooks)[number]

/** `automatic` shows a tab as soon as the arrow keys reach it, `manual` when it is pressed. */
export const tabActivations = ['automatic', 'manual'] as const
export type TabActivation = (typeof tabActivations)[number]

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** A count shown after the label. */
  readonly count?: number | undefined
  readonly disabled?: boolean | undefined
  readonly content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** The name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Vertical tabs suit wide screens. */
  readonly orientation?: TabOrientation | undefined
  /** `automatic` selects a tab as soon as the arrow keys reach it, `manual` when it is pressed. */
  readonly activation?: TabActivation | undefined
  /** `stacked` tabs are equally wide, with the icon above the label, so that up to six fit on a phone. */
  readonly look?: TabLook | undefined
  /** As high as the container; the visible panel scrolls below the tab list. By default as high as the panel. */
  readonly fillsHeight?: boolean | undefined
}

/** Switches between panels of related content; one panel is visible at a time. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  orientation = 'horizontal',
  activation = 'automatic',
  look = 'plain',
  fillsHeight = false,
}: TabsProps<Value>) {
  const row = useHiddenEnds<HTMLDivElement>()
  const show = (next: string) => {
    const tab = tabs.find((each) => each.value === next)
    if (tab !== undefined) onChange(tab.value)
  }
  return (
    <Primitive.Root
      value={value}
      orientation={orientation}
      activationMode={activation}
      className={styles.tabs}
      data-look={look}
      data-fills={fillsHeight ? '' : undefined}
      onValueChange={show}
    >
      <Primitive.List ref={row} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.icon && <Icon of={tab.icon} size="s" />}
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count}>
                <Badge>{tab.count}</Badge>
              </span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
