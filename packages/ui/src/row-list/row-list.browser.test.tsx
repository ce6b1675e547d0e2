import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Row, RowButton, RowLink, RowList } from '.'
import { Pencil } from '../icon/icons'
import { IconButton } from '../icon-button'
import { LinkProvider } from '../link'
import '../styles.css'

it('is a named list whose rows and buttons are pressed separately by keyboard', async () => {
  const follow = vi.fn<(href: string) => void>()
  const choose = vi.fn<() => void>()
  const change = vi.fn<() => void>()
  const screen = await render(
    <LinkProvider follow={follow}>
      <RowList label="Voices">
        <Row title="Three voices" />
        <RowLink title="All voices" href="/voices" />
        <RowButton
          title="Ada"
          selected
          onPress={choose}
          tail={<IconButton icon={Pencil} label="Change Ada" onClick={change} />}
        />
      </RowList>
    </LinkProvider>,
  )
  await expect.element(screen.getByRole('list', { name: 'Voices' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'All voices' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(follow).toHaveBeenCalledExactlyOnceWith('/voices')
  await expect.element(screen.getByRole('button', { name: 'Ada', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' {Tab}{Enter}')
  expect(choose).toHaveBeenCalledOnce()
  expect(change).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Change Ada' }).click()
  expect(choose).toHaveBeenCalledOnce()
})
