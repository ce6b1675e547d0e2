import { everyScreenMessages, defineCatalogue } from '@lectern/messages'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { drawFrames } from '../testing/draw-frames'
import { LocaleProvider } from './locale-provider'
import { useTranslate } from './use-translate'

function Word() {
  const t = useTranslate()
  return <p>{t('settings')}</p>
}

afterEach(() => {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})

it('speaks the language it is given, and tells the document', async () => {
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

it('keeps the old words on the screen until the new ones have come', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const slow = defineCatalogue('slow', everyScreenMessages.en, () => arrived.then(() => everyScreenMessages.load('es')))
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

it('speaks English where no provider stands above, and keeps nothing between two trees', async () => {
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

it('shows English where a language cannot be loaded', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lost = defineCatalogue('lost', everyScreenMessages.en, () => Promise.reject(new Error('offline')))
  function LostWord() {
    return <p>{useTranslate(lost)('settings')}</p>
  }
  const screen = await render(
    <LocaleProvider locale="es">
      <LostWord />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('Settings')).toBeVisible()
  expect(warning).toHaveBeenCalledOnce()
  warning.mockRestore()
})
