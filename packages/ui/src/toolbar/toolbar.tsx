import { Toolbar as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'
import type { Choice } from '../choice-group'
import type { IconDrawing } from '../icon'
import { IconButton } from '../icon-button'
import { readKeyboard } from '../kbd/read-keyboard'
import { writeAriaKeys } from '../kbd/write-aria-keys'
import { useHiddenEnds } from '../scroll-row/use-hidden-ends'
import { dressToggle } from '../toggle-group/dress-toggle'
import { Tooltip } from '../tooltip'
import * as styles from './toolbar.css'

export const toolbarOrientations = ['horizontal', 'vertical'] as const
export type ToolbarOrientation = (typeof toolbarOrientations)[number]

/** On a sheet of its own, or as an edge of what it serves, from end to end. */
export const toolbarLooks = ['sheet', 'edge'] as const
export type ToolbarLook = (typeof toolbarLooks)[number]

export interface ToolbarProps {
  /** What the tools are for. */
  readonly label: string
  readonly orientation?: ToolbarOrientation | undefined
  readonly look?: ToolbarLook | undefined
  /** Toolbar parts: they share one stop of the Tab key. */
  readonly children: ReactNode
}

/** Tools in a bar. Where they find no room the bar scrolls, and follows the keyboard. */
export function Toolbar({ label, orientation = 'horizontal', look = 'sheet', children }: ToolbarProps) {
  const row = useHiddenEnds<HTMLDivElement>()
  return (
    <Primitive.Root ref={row} aria-label={label} orientation={orientation} className={styles.toolbar[look]}>
      {children}
    </Primitive.Root>
  )
}

export interface ToolbarButtonProps {
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** Shows the drawing alone; the label is its name and its tooltip. */
  readonly hideLabel?: boolean | undefined
  /** The keys that do the same, as `Kbd` takes them: `$mod+Z`. */
  readonly shortcut?: string | undefined
  /** For a tool that is on or off by itself. */
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Turns the drawing round in right-to-left layouts. */
  readonly followsText?: boolean | undefined
  readonly onPress: () => void
}

/** One tool. */
export function ToolbarButton({
  label,
  icon,
  hideLabel = false,
  shortcut,
  pressed,
  disabled = false,
  followsText,
  onPress,
}: ToolbarButtonProps) {
  if (hideLabel && icon !== undefined) {
    return (
      <Primitive.Button asChild disabled={disabled}>
        <IconButton
          icon={icon}
          label={label}
          shortcut={shortcut}
          pressed={pressed}
          followsText={followsText}
          onClick={onPress}
        />
      </Primitive.Button>
    )
  }
  return (
    <Primitive.Button asChild disabled={disabled}>
      <Button
        tone="quiet"
        size="m"
        icon={icon}
        iconFollowsText={followsText}
        aria-keyshortcuts={writeAriaKeys(shortcut, readKeyboard())}
        aria-pressed={pressed}
        onClick={onPress}
      >
        {label}
      </Button>
    </Primitive.Button>
  )
}

interface ToolbarTogglesBase<Value extends string> {
  /** What is chosen. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly disabled?: boolean | undefined
}
export interface ToolbarChoiceProps<Value extends string> extends ToolbarTogglesBase<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Tools of which exactly one is in the hand. */
export function ToolbarChoice<Value extends string>({
  label,
  choices,
  disabled = false,
  value,
  onChange,
}: ToolbarChoiceProps<Value>) {
  return (
    <Primitive.ToggleGroup
      type="single"
      aria-label={label}
      disabled={disabled}
      value={value}
      className={styles.group}
      // Pressing the tool in the hand keeps it there.
      onValueChange={(next) => choices.forEach((choice) => choice.value === next && onChange(choice.value))}
    >
      {choices.map(dressTool)}
    </Primitive.ToggleGroup>
  )
}

export interface ToolbarTogglesProps<Value extends string> extends ToolbarTogglesBase<Value> {
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
}

/** Tools that are on or off, each by itself. */
export function ToolbarToggles<Value extends string>({
  label,
  choices,
  disabled = false,
  value,
  onChange,
}: ToolbarTogglesProps<Value>) {
  return (
    <Primitive.ToggleGroup
      type="multiple"
      role="group"
      aria-label={label}
      disabled={disabled}
      value={[...value]}
      className={styles.group}
      onValueChange={(on) => onChange(choices.map((choice) => choice.value).filter((each) => on.includes(each)))}
    >
      {choices.map(dressTool)}
    </Primitive.ToggleGroup>
  )
}

function dressTool(choice: Choice<string>) {
  const tool = <Primitive.ToggleItem key={choice.value} {...dressToggle(choice, 'm', styles.toggle)} />
  return choice.hideLabel ? (
    <Tooltip key={choice.value} text={choice.label}>
      {tool}
    </Tooltip>
  ) : (
    tool
  )
}

/** Something to read between the tools: what they have come to. */
export function ToolbarText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.text}>{children}</span>
}

/** A hairline between tools of another kind. */
export function ToolbarSeparator() {
  return <Primitive.Separator className={styles.separator} />
}

/** Takes the room left over: what follows stands at the other end. */
export function ToolbarRest() {
  return <div className={styles.rest} />
}
