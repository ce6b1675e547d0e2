import { LocaleProvider } from '@lectern/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReaderBoundary } from './reader-boundary'

function Broken(): never {
  throw new Error('A part of the reader is gone.')
}

afterEach(() => vi.restoreAllMocks())

describe('a reader that throws while rendering', () => {
  it('shows an error in the interface language with two ways out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reload = vi.fn<() => undefined>()
    const screen = await render(
      <LocaleProvider locale="es">
        <ReaderBoundary libraryHref="/?partner=3" onReload={reload}>
          <Broken />
        </ReaderBoundary>
      </LocaleProvider>,
    )
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Volver a la biblioteca' }))
      .toHaveAttribute('href', '/?partner=3')
    await screen.getByRole('button', { name: 'Reintentar' }).click()
    expect(reload).toHaveBeenCalledOnce()
  })
  it('is loaded again when the browser is online', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reload = vi.fn<() => undefined>()
    const screen = await render(
      <ReaderBoundary libraryHref="/" onReload={reload}>
        <Broken />
      </ReaderBoundary>,
    )
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledOnce()
  })
  it('renders its children otherwise', async () => {
    const screen = await render(
      <ReaderBoundary libraryHref="/" onReload={() => undefined}>
        <p>A page</p>
      </ReaderBoundary>,
    )
    await expect.element(screen.getByText('A page')).toBeVisible()
  })
})
