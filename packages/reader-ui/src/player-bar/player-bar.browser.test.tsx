import { LocaleProvider } from '@lectern/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PlayerBar } from './player-bar'

const nothing = () => undefined
const on = {
  togglePlay: nothing,
  previousPage: nothing,
  nextPage: nothing,
  choosePosition: nothing,
  chooseRate: nothing,
}

it.each([340, 380, 420, 470, 640, 900])('has no control on another one in a space of %i pixels', async (width) => {
  await page.viewport(1280, 800)
  await render(
    <LocaleProvider locale="en">
      <div style={{ inlineSize: width, paddingBlockStart: '8rem' }}>
        <PlayerBar
          state={{
            kind: 'narrated',
            isPlaying: false,
            isWaiting: false,
            positionSeconds: 40,
            durationSeconds: 185,
            rate: 1.25,
            pageStartsSeconds: [],
          }}
          page={{ number: 7, last: 7, total: 111, hasPrevious: true, hasNext: true }}
          languages={['en']}
          direction="ltr"
          on={on}
        />
      </div>
    </LocaleProvider>,
  )
  const names = ['Play', 'Previous page', 'Next page']
  const controls = [...names.map((name) => page.getByRole('button', { name })), page.getByRole('combobox')]
  const boxes = controls.map((control) => control.element().getBoundingClientRect())
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(isApart).toBe(true)
    }
    expect(one.right).toBeLessThanOrEqual(width)
  }
})
