import type { StrictArgTypes } from 'storybook/internal/types'
import { sortValues } from './sort-values'

const literal = /^(?:"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\})$/
/** Matches a default that is an expression rather than a value. */
const code = /=|\?|\w[([.]/

/** Prepares props for the table: sorts the values of unions, and writes defaults that are expressions as "computed". */
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
                    : { defaultValue: describeDefault(table.defaultValue.summary) }),
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

function describeDefault(summary: string): { readonly summary: string } {
  const plain = summary.replace(/ as const$/, '')
  return { summary: code.test(plain) ? 'computed' : plain }
}
