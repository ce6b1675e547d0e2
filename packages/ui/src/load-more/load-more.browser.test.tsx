import '../styles.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoadMore, type LoadMoreState } from '.'

const draw = (state: LoadMoreState, onMore: () => void, space = 0) => (
  <>
    <div style={{ blockSize: space }} />
    <LoadMore state={state} label="More" failure="It failed." doneText="That is all" onMore={onMore} />
  </>
)

describe('the end of a list by pages', () => {
  it('loads more when it is scrolled near the window, once for each page', async () => {
    const more = vi.fn<() => void>()
    const screen = await render(draw('ready', more, 5000))
    await expect.element(page.getByRole('button', { name: 'More' })).toBeInTheDocument()
    expect(more).not.toHaveBeenCalled()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => more).toHaveBeenCalledOnce()
    await screen.rerender(draw('loading', more, 5000))
    await screen.rerender(draw('ready', more, 5000))
    await expect.poll(() => more).toHaveBeenCalledTimes(2)
  })

  it('says why a page is missing and tries again only on demand', async () => {
    const more = vi.fn<() => void>()
    await render(draw('failed', more))
    await expect.element(page.getByRole('alert')).toHaveTextContent('It failed.')
    expect(more).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(more).toHaveBeenCalledOnce()
  })

  it('keeps the focus of the keyboard while it loads and when there is no more', async () => {
    const more = vi.fn<() => void>()
    const screen = await render(draw('failed', more))
    await userEvent.keyboard('{Tab}{Enter}')
    expect(more).toHaveBeenCalledOnce()
    await screen.rerender(draw('loading', more))
    await expect.element(page.getByRole('button')).toHaveFocus()
    await screen.rerender(draw('done', more))
    await expect.element(page.getByText('That is all')).toBeVisible()
    expect(document.activeElement?.textContent).toBe('That is all')
  })
})
