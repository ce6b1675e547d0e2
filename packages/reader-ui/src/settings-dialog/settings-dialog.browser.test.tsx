import { createSessionKeeper } from '@lectern/api-client/session'
import { openStoredLocale } from '@lectern/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createReaderSettingsStore, followAccount } from '../settings'
import { memoryStorage } from '../testing/memory-storage'
import { openFixtureBook, type OpenOptions } from '../testing/open-fixture-book'

beforeEach(() => page.viewport(1200, 800))
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  document.documentElement.dataset['themePreference'] = 'dark'
  document.documentElement.dataset['theme'] = 'dark'
  localStorage.clear()
})

async function openSettings(o: OpenOptions = {}) {
  const opened = await openFixtureBook(o)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect.element(dialog).toBeVisible()
  const show = (section: string) => dialog.getByRole('tab', { name: section }).click()
  return { ...opened, dialog, show, preferences: () => opened.store.getState().preferences }
}

async function closeDialog() {
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
}

/** Signs in with a server that responds to saves in order, then accepts them. */
async function signIn(store: Awaited<ReturnType<typeof openSettings>>['store'], responses: (() => Response)[]) {
  const saved: unknown[] = []
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    nowSeconds: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.method !== 'POST') return Response.json({ domainId: 1 })
      saved.push(await request.json())
      return responses.shift()?.() ?? Response.json({ domainId: 1 })
    },
  })
  const locale = openStoredLocale(memoryStorage(), ['en'])
  stops.push(
    followAccount(session, createReaderSettingsStore({ storage: memoryStorage(), locale, store }), memoryStorage()),
  )
  session.signedIn({ accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'student' })
  // The account's settings have arrived.
  await new Promise((resolve) => setTimeout(resolve))
  return saved
}

describe('the settings dialog', () => {
  it('opens by keyboard and returns the focus to its button when it closes [UI-010]', async () => {
    await openFixtureBook()
    const button = page.getByRole('button', { name: 'Settings', exact: true })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Settings')
  })
  it('changes every setting of the specification [UI-011]', async () => {
    const locale = openStoredLocale(memoryStorage(), ['en'])
    const { dialog, show, preferences } = await openSettings({ locale })
    await dialog.getByRole('switch', { name: 'Turn pages automatically' }).click()
    await dialog.getByRole('switch', { name: 'Continue with the next chapter' }).click()
    await show('Highlight')
    await dialog.getByRole('switch', { name: 'Own colour for the text that is read' }).click()
    await dialog.getByRole('switch', { name: 'Own colour for the active word' }).click()
    await dialog.getByRole('textbox', { name: 'Colour of the text that is read' }).fill('#112233')
    await dialog.getByRole('textbox', { name: 'Colour of the active word' }).fill('#445566')
    await show('Page')
    await dialog.getByRole('switch', { name: 'Scroll along with the narration' }).click()
    await dialog.getByRole('radio', { name: 'One above the other' }).click({ force: true })
    await dialog.getByRole('switch', { name: 'Swap video and page' }).click()
    expect(preferences()).toMatchObject({
      autoFlip: false,
      continuousPlay: false,
      rectColor: '#112233',
      activeWordColor: '#445566',
      autoScroll: false,
      screenLayout: 'vertical',
      flipVideo: true,
    })
    await show('Interface')
    await dialog.getByRole('radio', { name: 'Light' }).click({ force: true })
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('light')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Interface language' }), 'Español')
    await expect.element(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible()
  })
  it('shows the highlight as it is chosen', async () => {
    const { dialog, show } = await openSettings()
    await show('Highlight')
    const word = () => dialog.getByText('learned', { exact: true }).element()
    const before = getComputedStyle(word()).backgroundColor
    await dialog.getByRole('switch', { name: 'Own colour for the active word' }).click()
    await dialog.getByRole('textbox', { name: 'Colour of the active word' }).fill('#00a0ff')
    await expect.poll(() => getComputedStyle(word()).backgroundColor).not.toBe(before)
    await dialog.getByRole('radio', { name: 'Sentence', exact: true }).click({ force: true })
    await expect.poll(() => getComputedStyle(word()).boxShadow).toBe('none')
  })
  it('resets every setting and restores them on undo', async () => {
    const { dialog, show, preferences } = await openSettings()
    await dialog.getByRole('switch', { name: 'Turn pages automatically' }).click()
    await show('Interface')
    await dialog.getByRole('radio', { name: 'Light' }).click({ force: true })
    await dialog.getByRole('button', { name: 'Reset to defaults' }).click()
    expect(preferences().autoFlip).toBe(true)
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(preferences().autoFlip).toBe(false)
    expect(document.documentElement.dataset['theme']).toBe('light')
  })
})

describe('letters of shortcuts', () => {
  it('can be remapped and turned off, and the list shows what works [KEY-016]', async () => {
    const { dialog, show } = await openSettings()
    await show('Keyboard')
    const field = dialog.getByRole('textbox', { name: 'Key for “Contents, pages and bookmarks”' })
    await field.fill('k')
    await closeDialog()
    await userEvent.keyboard('m')
    const contents = page.getByRole('button', { name: 'Contents', exact: true })
    await expect.element(contents).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('k')
    await expect.element(contents).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('k')
    await expect.element(contents).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(list.getByText('Contents, pages and bookmarks')).toBeVisible()
    const row = list.getByText('Contents, pages and bookmarks').element().parentElement
    expect(row?.querySelector('kbd')?.textContent).toContain('K')
    await closeDialog()
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await dialog.getByRole('switch', { name: 'Shortcuts of one character' }).click()
    await closeDialog()
    await userEvent.keyboard('k?')
    await expect.element(contents).toHaveAttribute('aria-expanded', 'false')
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })
  it('are refused by name when they cannot be used', async () => {
    const { dialog, show, preferences } = await openSettings()
    await show('Keyboard')
    await dialog.getByRole('textbox', { name: 'Key for “Contents, pages and bookmarks”' }).fill('7')
    await expect.element(dialog.getByText('“7” is not a letter.')).toBeVisible()
    expect(preferences().letters).toEqual({})
  })
})

describe('a change of a signed-in reader', () => {
  it('is saved in the account, and a toast says so [MSG-015]', async () => {
    const { dialog, store } = await openSettings()
    const saved = await signIn(store, [])
    await dialog.getByRole('switch', { name: 'Turn pages automatically' }).click()
    await expect.element(page.getByText('Saved settings')).toBeVisible()
    expect(saved).toEqual([{ auto_page_turn: false }])
  })
  it("shows the server's message when it is refused, and stays on the device [MSG-014]", async () => {
    const { dialog, store, preferences } = await openSettings()
    await signIn(store, [() => Response.json({ code: 'invalid-field', msg: 'Too many settings.' }, { status: 422 })])
    await dialog.getByRole('switch', { name: 'Turn pages automatically' }).click()
    await expect.element(page.getByText('Too many settings.')).toBeVisible()
    expect(preferences().autoFlip).toBe(false)
  })
  it('shows "Error updating settings" without a message of the server [MSG-014]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { dialog, store } = await openSettings()
    await signIn(store, [
      () => {
        throw new TypeError('offline')
      },
    ])
    await dialog.getByRole('switch', { name: 'Turn pages automatically' }).click()
    await expect.element(page.getByText('Error updating settings')).toBeVisible()
  })
  it('shows nothing while nobody is signed in', async () => {
    const { dialog } = await openSettings()
    await dialog.getByRole('switch', { name: 'Turn pages automatically' }).click()
    expect(document.body.textContent).not.toContain('Saved settings')
  })
})
