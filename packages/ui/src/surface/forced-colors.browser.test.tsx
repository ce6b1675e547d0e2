/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button'
import { Star } from '../icon/icons'
import { IconButton } from '../icon-button'
import '../styles.css'

const force = (value: 'active' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(() => force('active'))
afterEach(() => force(''))

/** Returns what a colour of the system looks like. */
function readSystemColor(name: string): string {
  const probe = document.createElement('i')
  Object.assign(probe.style, { forcedColorAdjust: 'none', color: name })
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
function look(part: Element) {
  const { backgroundColor, color, borderColor } = getComputedStyle(part)
  return { backgroundColor, color, borderColor }
}

it('pressed toggles and buttons of open menus have the highlight of forced colours', async () => {
  const screen = await render(
    <>
      <IconButton icon={Star} label="Pressed" pressed />
      <IconButton icon={Star} label="Busy" pressed busy />
      <IconButton icon={Star} label="Open" aria-expanded />
      <Button aria-pressed>Held</Button>
      <IconButton icon={Star} label="Released" pressed={false} />
      <IconButton icon={Star} label="Closed" aria-expanded={false} />
      <IconButton icon={Star} label="Disabled" pressed disabled />
      <Button aria-pressed={false}>Free</Button>
    </>,
  )
  const highlight = readSystemColor('Highlight')
  const on = { backgroundColor: highlight, color: readSystemColor('HighlightText'), borderColor: highlight }
  const lookOf = (name: string) => look(screen.getByRole('button', { name, exact: true }).element())
  for (const name of ['Pressed', 'Busy', 'Open', 'Held'])
    await expect.poll(() => [name, lookOf(name)]).toEqual([name, on])
  for (const name of ['Released', 'Closed', 'Disabled', 'Free']) {
    expect([name, lookOf(name).backgroundColor]).not.toEqual([name, highlight])
  }
})
