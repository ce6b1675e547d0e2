import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from '.'
import { Text } from '../text'
import '../styles.css'

it('is underlined at rest in every tone for running text', async () => {
  const screen = await render(
    <>
      <Text>
        See <Link href="#one">One</Link> and{' '}
        <Link href="#two" tone="plain">
          Two
        </Link>
        .
      </Text>
      <Link href="#three" tone="plain">
        Three
      </Link>
    </>,
  )
  const line = (name: string) => getComputedStyle(screen.getByRole('link', { name }).element()).textDecorationLine
  expect(['One', 'Two', 'Three'].map(line)).toEqual(['underline', 'underline', 'none'])
})
