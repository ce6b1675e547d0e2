import type { StrictArgTypes } from 'storybook/internal/types'

const FALSE_PROP = /\s+(\w+)=\{false\}/g
const FUNCTION_PROP = /=\{(?:async )?function [\w$]*\([^)]*\)\s*\{[^{}]*\}\}/g

/**
 * Simplifies a story's displayed code: removes `={false}` unless the default is `true`, and shortens minified handlers to
 * `() => {}`.
 */
export function simplifyStoryCode(code: string, argTypes: Partial<StrictArgTypes>): string {
  return code
    .replaceAll(FALSE_PROP, (prop, name: string) =>
      argTypes[name]?.table?.defaultValue?.summary === 'true' ? prop : '',
    )
    .replaceAll(FUNCTION_PROP, '={() => {}}')
    .replaceAll(/<(\w+)\s+>/g, '<$1>')
}
