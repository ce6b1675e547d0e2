import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(() => page.viewport(1200, 800))

const nextPage = page.getByRole('button', { name: 'Next page' })

function press(target: Element, key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  target.dispatchEvent(event)
  return event
}

describe('the space key', () => {
  it('plays after a page button was clicked, and presses a page button that was reached by key [KEY-015]', async () => {
    const { store, shownPage } = await openFixtureBook()
    await nextPage.click()
    await expect.poll(shownPage).toBe('101')
    await userEvent.keyboard(' ')
    expect([store.getState().reading.isPlaying, shownPage()]).toEqual([true, '101'])
    await userEvent.keyboard(' ')
    expect(store.getState().reading.isPlaying).toBe(false)
    nextPage.element().focus()
    await userEvent.keyboard(' ')
    await expect.poll(shownPage).toBe('102')
    expect(store.getState().reading.isPlaying).toBe(false)
    await expect.element(nextPage).toHaveFocus()
  })
  it('plays while the page has the focus [KEY-015]', async () => {
    const { store } = await openFixtureBook()
    page.getByRole('region', { name: 'Page of the book' }).element().focus()
    await userEvent.keyboard(' ')
    expect(store.getState().reading.isPlaying).toBe(true)
  })
})

describe('a shortcut', () => {
  it.each(['metaKey', 'ctrlKey', 'altKey', 'shiftKey'])('does nothing with %s [KEY-015]', async (modifier) => {
    const { store, shownPage } = await openFixtureBook({ pageId: 101 })
    for (const key of [' ', 'ArrowLeft', 'ArrowRight', 'l', 'L']) {
      expect(press(document.body, key, { [modifier]: true }).defaultPrevented).toBe(false)
    }
    expect([store.getState().reading.isPlaying, shownPage()]).toEqual([false, '101'])
  })
  it('does nothing in fields, editable text, open dialogs and menus [KEY-015]', async () => {
    const { store, shownPage } = await openFixtureBook({ pageId: 101 })
    const places = [
      '<input>',
      '<textarea></textarea>',
      '<select></select>',
      '<div contenteditable="true"></div>',
      '<div role="dialog"><p></p></div>',
      '<div role="menu"><p></p></div>',
    ]
    for (const place of places) {
      const host = document.createElement('div')
      host.innerHTML = place
      document.body.append(host)
      const target = host.querySelector('p') ?? host.firstElementChild ?? host
      for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(press(target, key).defaultPrevented).toBe(false)
      host.remove()
    }
    expect([store.getState().reading.isPlaying, shownPage()]).toEqual([false, '101'])
  })
  it('does nothing behind a modal dialog [KEY-015]', async () => {
    const { store } = await openFixtureBook()
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    expect(press(document.body, ' ').defaultPrevented).toBe(false)
    expect(store.getState().reading.isPlaying).toBe(false)
    dialog.remove()
    press(document.body, ' ')
    expect(store.getState().reading.isPlaying).toBe(true)
  })
})
