import { Direction, Toolbar as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'
import type { Choice } from '../choice-group'
import type { IconDrawing } from '../icon'
import { IconButton } from '../icon-button'
import { readKeyboard } from '../kbd/read-keyboard'
import { writeAriaKeys } from '../kbd/write-aria-keys'
import { useHiddenEnds } from '../scroll-row/use-hidden-ends'
import { toggleProps } from '../toggle-group/toggle-props'
import { Tooltip } from '../tooltip'
import * as styles from './toolbar.css'

export const toolbarOrientations = ['horizontal', 'vertical'] as const
export type ToolbarOrientation = (typeof toolbarOrientations)[number]

/** On a surface of its own, or along the full edge of the content it belongs to. */
export const toolbarLooks = ['sheet', 'edge'] as const
export type ToolbarLook = (typeof toolbarLooks)[number]

export interface ToolbarProps {
  /** The name of the toolbar. */
  readonly label: string
  readonly orientation?: ToolbarOrientation | undefined
  readonly look?: ToolbarLook | undefined
  /** The parts of the toolbar. They share one Tab stop. */
  readonly children: ReactNode
}

/** A bar of tools. When they do not fit it scrolls, and follows the keyboard. */
export function Toolbar({ label, orientation = 'horizontal', look = 'sheet', children }: ToolbarProps) {
  const row = useHiddenEnds<HTMLDivElement>()
  // The row has this direction, whatever that of the document: the signs at its ends follow it.
  const direction = Direction.useDirection()
  return (
    <div dir={direction} data-orientation={orientation} className={styles.frame[look]}>
      <Primitive.Root ref={row} aria-label={label} orientation={orientation} className={styles.toolbar}>
        {children}
      </Primitive.Root>
    </div>
  )
}

export interface ToolbarButtonProps {
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** Shows the icon only; the label becomes its accessible name and its tooltip. */
  readonly hideLabel?: boolean | undefined
  /** The shortcut, as `Kbd` takes it: `$mod+Z`. */
  readonly shortcut?: string | undefined
  /** Makes it a toggle that is on or off. */
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Mirrors the icon in right-to-left layouts. */
  readonly followsText?: boolean | undefined
  readonly onPress: () => void
}

/** A tool. */
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
  /** The purpose of the choice. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly disabled?: boolean | undefined
}
export interface ToolbarChoiceProps<Value extends string> extends ToolbarTogglesBase<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Tools of which exactly one is current. */
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
      className={`${styles.group} ${styles.choice}`}
      // Pressing the current tool keeps it.
      onValueChange={(next) => choices.forEach((choice) => choice.value === next && onChange(choice.value))}
    >
      {choices.map((choice) => renderTool(choice, 'thumb', styles.tool))}
    </Primitive.ToggleGroup>
  )
}

export interface ToolbarTogglesProps<Value extends string> extends ToolbarTogglesBase<Value> {
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
}

/** Tools that are on or off independently. */
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
      {choices.map((choice) => renderTool(choice, 'toggledOn', styles.toggle))}
    </Primitive.ToggleGroup>
  )
}

function renderTool(choice: Choice<string>, chosen: 'toggledOn' | 'thumb', extraClass: string) {
  const tool = <Primitive.ToggleItem key={choice.value} {...toggleProps(choice, 'm', chosen, extraClass)} />
  return choice.hideLabel ? (
    <Tooltip key={choice.value} text={choice.label}>
      {tool}
    </Tooltip>
  ) : (
    tool
  )
}

/** Text between the tools, such as a result. */
export function ToolbarText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.text}>{children}</span>
}

/** A line between groups of tools. */
export function ToolbarSeparator() {
  return <Primitive.Separator className={styles.separator} />
}

/** Fills the free space: the following tools move to the other end. */
export function ToolbarRest() {
  return <div className={styles.rest} />
}
