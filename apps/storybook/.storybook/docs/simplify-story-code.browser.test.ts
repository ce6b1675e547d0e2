import { expect, it } from 'vitest'
import { simplifyStoryCode } from './simplify-story-code'

it('removes props that are false by default', () => {
  const code = '<Button\n  busy={false}\n  tone="accent"\n  wide={false}\n>\n  Save\n</Button>'
  expect(simplifyStoryCode(code, {})).toBe('<Button\n  tone="accent"\n>\n  Save\n</Button>')
  expect(simplifyStoryCode('<Button\n  busy={false}\n>\n  Save\n</Button>', {})).toBe('<Button>\n  Save\n</Button>')
})

it('keeps a false prop whose default is true', () => {
  const table = { defaultValue: { summary: 'true' } }
  const code = '<Tabs lazy={false} />'
  expect(simplifyStoryCode(code, { lazy: { name: 'lazy', type: { name: 'boolean' }, table } })).toBe(code)
})

it('replaces minified event handlers', () => {
  expect(simplifyStoryCode('<Dialog onOpenChange={function sle(){}} />', {})).toBe('<Dialog onOpenChange={() => {}} />')
})
