import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, ButtonLink, buttonSizes, buttonTones } from '.'
import { ArrowLeft, ArrowRight, Play } from '../icon/icons'
import { LinkProvider } from '../link'
import { endAnimations } from '../testing/end-animations'
import '../styles.css'

const stay = (event: Event) => event.preventDefault()

it('is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(<Button onClick={press}>Save</Button>)
  await screen.getByRole('button', { name: 'Save' }).click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

it('keeps the focus and ignores presses while busy', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(<Button onClick={press}>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  await button.click()
  await screen.rerender(
    <Button busy onClick={press}>
      Save
    </Button>,
  )
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

it('submits no form unless its type is submit', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={submit}>
      <Button>Later</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Later' }).click()
  expect(submit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(submit).toHaveBeenCalledTimes(1)
})

it('hands plain presses on addresses of this origin to the router, and others to the browser', async () => {
  const follow = vi.fn<(href: string) => void>()
  const screen = await render(
    <LinkProvider follow={follow}>
      <ButtonLink href="/?book=7">Open</ButtonLink>
      <ButtonLink href="https://example.org/">Away</ButtonLink>
    </LinkProvider>,
  )
  document.addEventListener('click', stay)
  await screen.getByRole('link', { name: 'Open' }).click()
  expect(follow).toHaveBeenCalledExactlyOnceWith('/?book=7')
  await screen.getByRole('link', { name: 'Away' }).click()
  await screen.getByRole('link', { name: 'Open' }).click({ modifiers: ['Shift'] })
  document.removeEventListener('click', stay)
  expect(follow).toHaveBeenCalledTimes(1)
})

it('mirrors directional icons when text runs right to left', async () => {
  document.documentElement.dir = 'rtl'
  const screen = await render(
    <>
      <Button icon={ArrowLeft}>Stays</Button>
      <Button icon={ArrowLeft} iconFollowsText>
        Back
      </Button>
      <ButtonLink href="/" icon={ArrowLeft} iconFollowsText>
        Library
      </ButtonLink>
    </>,
  )
  const turned = (element: Element) => getComputedStyle(element.querySelector('svg') ?? element).transform
  expect(turned(screen.getByRole('button', { name: 'Stays' }).element())).toBe('none')
  expect(turned(screen.getByRole('button', { name: 'Back' }).element())).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  expect(turned(screen.getByRole('link', { name: 'Library' }).element())).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  document.documentElement.dir = 'ltr'
})

it.each([
  ['words alone', {}],
  ['an icon before them', { icon: Play }],
  ['an icon after them', { iconEnd: ArrowRight }],
] as const)('keeps its width and name while busy, with %s', async (_, drawings) => {
  const screen = await render(
    <>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} {...drawings}>
          Save {size}
        </Button>
      ))}
    </>,
  )
  const widths = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect().width)
  const before = widths()
  await screen.rerender(
    <>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} busy {...drawings}>
          Save {size}
        </Button>
      ))}
    </>,
  )
  await expect.element(screen.getByRole('button', { name: 'Save l' })).toHaveAttribute('aria-busy', 'true')
  expect(widths()).toEqual(before)
})

it('gives the reason why it is disabled to keyboard and screen reader', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(
    <Button disabledReason="Draw a word first." onClick={press}>
      Align
    </Button>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  const button = screen.getByRole('button', { name: 'Align' })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Draw a word first.')
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Draw a word first.')
  expect(press).not.toHaveBeenCalled()
})

it('shows the reason below a full-width button', async () => {
  const screen = await render(
    <Button wide disabledReason="Draw a word first.">
      Align
    </Button>,
  )
  await expect.element(screen.getByText('Draw a word first.')).toBeVisible()
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Draw a word first.')
})

it('keeps its label visible while busy, with the ring before it', async () => {
  const screen = await render(
    <>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} busy>
          Save {size}
        </Button>
      ))}
    </>,
  )
  for (const size of buttonSizes) {
    const button = screen.getByRole('button', { name: `Save ${size}` }).element()
    const ring = button.firstElementChild!.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(button.lastChild!)
    const box = button.getBoundingClientRect()
    expect(ring.left).toBeGreaterThan(box.left)
    expect(ring.right).toBeLessThan(words.getBoundingClientRect().left)
    expect(words.getBoundingClientRect().right).toBeLessThan(box.right)
  }
})

it.each(buttonTones)('has no hue when %s is disabled, but keeps its focus ring', async (tone) => {
  const screen = await render(
    <>
      <Button tone={tone} disabled>
        Off
      </Button>
      <Button tone={tone} disabledReason="Draw a word first.">
        Told why
      </Button>
      <Button tone={tone === 'quiet' ? 'quiet' : 'plain'} disabled>
        Plain
      </Button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  const explained = screen.getByRole('button', { name: 'Told why' })
  await expect.element(explained).toHaveFocus()
  await endAnimations()
  const plain = getComputedStyle(screen.getByRole('button', { name: 'Plain' }).element())
  for (const name of ['Off', 'Told why']) {
    const look = getComputedStyle(screen.getByRole('button', { name }).element())
    expect([look.backgroundColor, look.color, look.opacity]).toEqual([plain.backgroundColor, plain.color, '1'])
  }
  expect(getComputedStyle(explained.element()).outlineStyle).toBe('solid')
})
