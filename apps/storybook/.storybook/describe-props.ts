import type { StrictArgTypes } from 'storybook/internal/types'
import { sortValues } from './sort-values'

const literal = /^(?:"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\})$/
/** A default that is worked out: the table has it in quotation marks like any other. */
const code = /=|\?|\w[([.]/

/** The props of a component as the table shows them: values in order, and no code where a default is worked out. */
export function describeProps(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      const isUnion = typeof type === 'object' && type.name === 'enum'
      return [
        name,
        {
          ...argType,
          ...(isUnion ? { type: { ...type, value: [...sortValues(type.value.map(String))] } } : {}),
          ...(table === undefined
            ? {}
            : {
                table: {
                  ...table,
                  ...(table.type?.summary === undefined
                    ? {}
                    : { type: { ...table.type, summary: sortUnion(table.type.summary) } }),
                  ...(table.defaultValue?.summary === undefined
                    ? {}
                    : { defaultValue: sayDefault(table.defaultValue.summary) }),
                },
              }),
        },
      ]
    }),
  )
}

function sortUnion(summary: string): string {
  const values = summary.split(' | ')
  return values.every((value) => literal.test(value)) ? sortValues(values).join(' | ') : summary
}

function sayDefault(summary: string): { readonly summary: string } {
  const plain = summary.replace(/ as const$/, '')
  return { summary: code.test(plain) ? 'worked out' : plain }
}
