import { everyScreenMessages, defineCatalogue } from '@lectern/messages'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { drawFrames } from '../testing/draw-frames'
import { LocaleProvider } from './locale-provider'
import { useLocale } from './use-locale'
import { useTranslate } from './use-translate'

function Word() {
  const t = useTranslate()
  return <p>{t('settings')}</p>
}

afterEach(() => {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})

it('uses the given language, and sets it on the document', async () => {
  const screen = await render(
    <LocaleProvider locale="es">
      <Word />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('Ajustes')).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  await screen.rerender(
    <LocaleProvider locale="en">
      <Word />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('Settings')).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
})

it('keeps the old texts until the new ones have loaded', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const slow = defineCatalogue('slow', everyScreenMessages.en, {
    es: () => arrived.then(() => everyScreenMessages.load('es')),
  })
  function SlowWord() {
    return <p data-testid="word">{useTranslate(slow)('settings')}</p>
  }
  const at = (locale: 'en' | 'es') => (
    <LocaleProvider locale={locale}>
      <SlowWord />
    </LocaleProvider>
  )
  const seen = new Set<string | null>()
  const screen = await render(at('en'))
  const watch = new MutationObserver(() => seen.add(screen.container.textContent))
  watch.observe(screen.container, { childList: true, subtree: true, characterData: true })
  await screen.rerender(at('es'))
  await drawFrames(3)
  expect(screen.container.textContent).toBe('Settings')
  arrive()
  await expect.element(screen.getByTestId('word')).toHaveTextContent('Ajustes')
  watch.disconnect()
  expect([...seen]).toEqual(['Ajustes'])
})

it('is English outside a provider, and shares no cache between two trees', async () => {
  const made: unknown[] = []
  function Kept({ draw }: { readonly draw: number }) {
    const t = useTranslate()
    made.push(t)
    return (
      <p>
        {t('settings')} {draw}
      </p>
    )
  }
  const first = await render(<Kept draw={1} />)
  await first.rerender(<Kept draw={2} />)
  await expect.element(first.getByText('Settings 2')).toBeVisible()
  expect(new Set(made).size).toBe(1)
  await first.unmount()
  await render(<Kept draw={3} />)
  expect(new Set(made).size).toBe(2)
})

/** A catalogue that cannot be loaded until the connection is back. */
function loseTexts() {
  const connection = { isBack: false }
  const catalogue = defineCatalogue('lost', everyScreenMessages.en, {
    es: () => (connection.isBack ? everyScreenMessages.load('es') : Promise.reject(new Error('offline'))),
  })
  function LostWord() {
    const { locale, chooseLocale } = useLocale()
    return (
      <>
        <p data-testid="word">{useTranslate(catalogue)('settings')}</p>
        <p data-testid="locale">{locale}</p>
        <button type="button" onClick={() => chooseLocale?.('es')}>
          Español
        </button>
      </>
    )
  }
  return { connection, LostWord }
}

it('is English, on the document too, when a language cannot be loaded', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { LostWord } = loseTexts()
  const screen = await render(
    <LocaleProvider locale="es">
      <Word />
      <LostWord />
    </LocaleProvider>,
  )
  await expect.element(screen.getByTestId('word')).toHaveTextContent('Settings')
  // All texts are in one language: those that could be loaded are English too.
  expect(screen.getByText('Ajustes').query()).toBeNull()
  expect(document.documentElement.lang).toBe('en')
  await expect.element(screen.getByTestId('locale')).toHaveTextContent('en')
  expect(warning).toHaveBeenCalledOnce()
  warning.mockRestore()
})

it.each([
  ['when it is chosen again', (press: () => void) => press()],
  ['when the connection is back', () => window.dispatchEvent(new Event('online'))],
])('loads a language that failed again %s', async (_name, again) => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { connection, LostWord } = loseTexts()
  const screen = await render(
    <LocaleProvider locale="es" onLocaleChoice={() => undefined}>
      <LostWord />
    </LocaleProvider>,
  )
  const word = screen.getByTestId('word')
  const press = () => screen.container.querySelector('button')!.click()
  await expect.element(word).toHaveTextContent('Settings')
  again(press)
  await expect.poll(() => warning.mock.calls.length).toBe(2)
  await drawFrames(2)
  expect(screen.container.textContent).toContain('Settings')
  connection.isBack = true
  const seen = new Set<string | null>()
  const watch = new MutationObserver(() => seen.add(word.query()?.textContent ?? null))
  watch.observe(screen.container, { childList: true, subtree: true, characterData: true, attributes: true })
  again(press)
  await expect.element(word).toHaveTextContent('Ajustes')
  expect(document.documentElement.lang).toBe('es')
  watch.disconnect()
  // No blank screen in between.
  expect([...seen]).toEqual(['Ajustes'])
  expect(getComputedStyle(word.element()).display).toBe('block')
  warning.mockRestore()
})

it('loads it again after another language was chosen', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { connection, LostWord } = loseTexts()
  const at = (locale: 'en' | 'es') => (
    <LocaleProvider locale={locale}>
      <LostWord />
    </LocaleProvider>
  )
  const screen = await render(at('es'))
  await expect.element(screen.getByTestId('word')).toHaveTextContent('Settings')
  await screen.rerender(at('en'))
  connection.isBack = true
  await screen.rerender(at('es'))
  await expect.element(screen.getByTestId('word')).toHaveTextContent('Ajustes')
  expect(document.documentElement.lang).toBe('es')
  warning.mockRestore()
})

it('uses its own language inside another provider, and leaves the document alone', async () => {
  const screen = await render(
    <LocaleProvider locale="en">
      <Word />
      <LocaleProvider locale="es" direction="rtl">
        <Word />
      </LocaleProvider>
    </LocaleProvider>,
  )
  const inner = screen.getByText('Ajustes')
  await expect.element(inner).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dir).toBe('ltr')
  expect(inner.element().closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(getComputedStyle(inner.element()).direction).toBe('rtl')
  expect(getComputedStyle(screen.getByText('Settings').element()).direction).toBe('ltr')
  // As if the part were in the page without a wrapper.
  expect(getComputedStyle(inner.element().parentElement!).display).toBe('contents')
})

it("restores the document's language when it unmounts", async () => {
  document.documentElement.lang = 'de'
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Word />
    </LocaleProvider>,
  )
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dir).toBe('rtl')
  await screen.unmount()
  expect(document.documentElement.lang).toBe('de')
  expect(document.documentElement.dir).toBe('ltr')
})
