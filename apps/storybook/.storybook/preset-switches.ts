import type { Args, StrictArgTypes } from 'storybook/internal/types'

/** Switches that are off in every component that has them, whether it says so or hands them on. */
const offUnlessGiven: readonly string[] = [
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
 * What a switch in the table of props shows from the start, instead of asking to set it. Only where the component itself
 * has that default: for others, such as a button's `pressed`, nothing is something else than false.
 */
export function presetSwitches(argTypes: StrictArgTypes, given: Args): Args {
  const preset = Object.entries(argTypes).flatMap(([name, { type, table }]) => {
    const isSwitch = typeof type === 'object' && type.name === 'boolean'
    const summary = table?.defaultValue?.summary
    const hasDefault = summary === 'true' || summary === 'false' || offUnlessGiven.includes(name)
    return isSwitch && hasDefault && given[name] === undefined ? [[name, summary === 'true'] as const] : []
  })
  return Object.fromEntries(preset)
}
