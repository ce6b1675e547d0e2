import type { Args, StrictArgTypes } from 'storybook/internal/types'

/** Props that are false by default in every component that has them. */
const falseByDefault: readonly string[] = [
  'busy',
  'disabled',
  'followsText',
  'hideLabel',
  'iconFollowsText',
  'optional',
  'retrying',
  'round',
]

/**
 * Returns initial values for the switches in the table of props, which otherwise show a button "Set boolean". Only props
 * with a default get one: for others, such as a button's `pressed`, undefined differs from false.
 */
export function setDefaultSwitches(argTypes: StrictArgTypes, initialArgs: Args): Args {
  const defaults = Object.entries(argTypes).flatMap(([name, { type, table }]) => {
    const isSwitch = typeof type === 'object' && type.name === 'boolean'
    const summary = table?.defaultValue?.summary
    const hasDefault = summary === 'true' || summary === 'false' || falseByDefault.includes(name)
    return isSwitch && hasDefault && initialArgs[name] === undefined ? [[name, summary === 'true'] as const] : []
  })
  return Object.fromEntries(defaults)
}
