import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardButton, CardLink } from '.'
import { LinkProvider } from '../link'
import '../styles.css'

it('is one link named by its title, and follows a press anywhere on it', async () => {
  const follow = vi.fn<(href: string) => void>()
  const screen = await render(
    <LinkProvider follow={follow}>
      <CardLink title="Zwei Brüder" href="/book/7">
        <p>Twelve pages</p>
      </CardLink>
    </LinkProvider>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'Zwei Brüder', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(follow).toHaveBeenCalledExactlyOnceWith('/book/7')
  await userEvent.click(screen.getByRole('article'), { position: { x: 4, y: 4 } })
  expect(follow).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('link').elements()).toHaveLength(1)
})

it('ignores presses on the buttons inside', async () => {
  const press = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  const screen = await render(
    <CardButton
      title="Calm voice"
      selected
      onPress={press}
      actions={
        <button type="button" onClick={remove}>
          Listen
        </button>
      }
    />,
  )
  await screen.getByRole('button', { name: 'Listen' }).click()
  expect(remove).toHaveBeenCalledOnce()
  expect(press).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('article'), { position: { x: 4, y: 4 } })
  expect(press).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Calm voice' })).toHaveAttribute('aria-pressed', 'true')
})

it('leaves presses on its menu to it, and gives the title its language', async () => {
  const follow = vi.fn<(href: string) => void>()
  const open = vi.fn<() => void>()
  const screen = await render(
    <LinkProvider follow={follow}>
      <CardLink
        title="Zwei Brüder"
        titleLang="de"
        href="/book/7"
        menu={
          <button type="button" onClick={open}>
            More
          </button>
        }
      />
    </LinkProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Zwei Brüder' })).toHaveAttribute('lang', 'de')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  await screen.getByRole('button', { name: 'More' }).click()
  expect(open).toHaveBeenCalledOnce()
  expect(follow).not.toHaveBeenCalled()
})

it('ignores presses while it is disabled', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(<CardButton title="Calm voice" disabled onPress={press} />)
  await userEvent.click(screen.getByRole('article'), { position: { x: 4, y: 4 }, force: true })
  expect(press).not.toHaveBeenCalled()
})
