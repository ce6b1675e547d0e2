import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ScrollArea } from '.'
import { drawFramesUntil } from '../testing/draw-frames'
import '../styles.css'

const lines = (count: number) => Array.from({ length: count }, (_, line) => <p key={line}>Line {line + 1}</p>)

it('is a named tab stop while it scrolls, and scrolls with the arrow keys', async () => {
  const screen = await render(
    <div style={{ blockSize: '120px' }}>
      <ScrollArea label="Chapters">{lines(30)}</ScrollArea>
    </div>,
  )
  const region = screen.getByRole('region', { name: 'Chapters' })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  await userEvent.keyboard('{Tab}')
  await expect.element(region).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await drawFramesUntil(() => region.element().scrollTop > 0)
  expect(region.element().getBoundingClientRect().height).toBe(120)
})

it('is not a tab stop when all content is visible, and is not higher than its content', async () => {
  const screen = await render(
    <div style={{ blockSize: '400px' }}>
      <ScrollArea label="Chapters">{lines(2)}</ScrollArea>
      <button type="button">Next</button>
    </div>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Chapters' }).element().clientHeight).toBeLessThan(200)
})

it('fades out at the edges that hide content, mirrored by the text direction', async () => {
  document.documentElement.dir = 'rtl'
  const screen = await render(
    <div style={{ inlineSize: '200px' }}>
      <ScrollArea label="Pages" axis="inline">
        <div style={{ inlineSize: '900px', blockSize: '40px' }} />
      </ScrollArea>
    </div>,
  )
  const region = screen.getByRole('region', { name: 'Pages' })
  await expect.element(region).toHaveAttribute('data-hides', 'inline-end')
  expect(getComputedStyle(region.element()).maskImage).toMatch(
    /^linear-gradient\(to left, .* 0px, .* calc\(100% - 24px\)/u,
  )
  expect(getComputedStyle(region.element()).backgroundImage).toBe('none')
  region.element().scrollLeft = -200
  await expect.element(region).toHaveAttribute('data-hides', 'inline-start inline-end')
  region.element().scrollLeft = -700
  await expect.element(region).toHaveAttribute('data-hides', 'inline-start')
  document.documentElement.dir = 'ltr'
})

it('shows its whole focus ring, though its content fades', async () => {
  const screen = await render(
    <div style={{ blockSize: '120px' }}>
      <ScrollArea label="Chapters">{lines(30)}</ScrollArea>
    </div>,
  )
  await userEvent.keyboard('{Tab}')
  const region = screen.getByRole('region', { name: 'Chapters' })
  await expect.element(region).toHaveFocus()
  const ring = getComputedStyle(region.element().parentElement!, '::after')
  expect([ring.outlineStyle, ring.outlineWidth, ring.maskImage]).toEqual(['solid', '2px', 'none'])
  expect(ring.inset).toBe('0px')
})
