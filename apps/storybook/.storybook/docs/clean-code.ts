import type { StrictArgTypes } from 'storybook/internal/types'

const FALSE_PROP = /\s+(\w+)=\{false\}/g
const FUNCTION_PROP = /=\{(?:async )?function [\w$]*\([^)]*\)\s*\{[^{}]*\}\}/g

/**
 * Removes from the code of a story what nobody would copy: props that are false by default, which only the controls set,
 * and the minified functions of event handlers.
 */
export function cleanCode(code: string, argTypes: Partial<StrictArgTypes>): string {
  return code
    .replaceAll(FALSE_PROP, (prop, name: string) =>
      argTypes[name]?.table?.defaultValue?.summary === 'true' ? prop : '',
    )
    .replaceAll(FUNCTION_PROP, '={() => {}}')
    .replaceAll(/<(\w+)\s+>/g, '<$1>')
}
